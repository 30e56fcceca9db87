/**
 * Ids that no offer may have: path segments and file names that the site uses itself or may use.
 */
export const reservedIds: readonly string[] = [
  ...["cambios", "comparar", "glosario", "legal", "metodologia", "plan"],
  ...["assets", "estado", "fonts", "healthz", "heroes", "icon", "md", "mis-plazos", "share"],
  ...["apple-icon", "favicon", "llms", "manifest", "ofertas", "robots", "sitemap"],
  ...["icon-192", "icon-512", "icon-maskable-512"],
  // Home page's Markdown and share picture; 404.
  ...["index", "inicio", "not-found"],
  // Query parameters of «Mi plan», beside a day for each offer.
  ...["dinero", "otro", "cliente", "gasto"],
  // Common server paths, and the internal path of variants.
  ...["api", "v"],
];

/** What stands between two offers in the address of a comparison. */
export const versus = "-vs-";
