/**
 * What no offer may be called, though it has the form of an id: first parts of addresses, and names of files, that are the
 * site's own, in pages, twins and pictures, or may become so.
 */
export const reservedIds: readonly string[] = [
  ...["cambios", "comparar", "diseno", "glosario", "legal", "metodologia", "plan"],
  ...["assets", "estado", "fonts", "healthz", "heroes", "icon", "md", "mis-plazos", "share"],
  ...["apple-icon", "favicon", "llms", "manifest", "ofertas", "robots", "sitemap"],
  ...["icon-192", "icon-512", "icon-maskable-512"],
  // Twin and share picture of the home page, picture of the page that is not found.
  ...["index", "inicio", "not-found"],
  // What a server commonly keeps for itself, and the part that leads to a variant.
  ...["api", "v"],
];

/** What stands between two offers in the address of a comparison. */
export const versus = "-vs-";
