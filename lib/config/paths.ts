/** Where the pages are that belong to no offer and may be indexed. */
export const pagePaths = {
  comparison: "/comparar",
  glossary: "/glosario",
  methodology: "/metodologia",
  changes: "/cambios",
} as const;

/** The amounts that a visitor may say in an address: `/indexa-capital/valor?importe=15.000`. */
export const assumptionNames = ["importe", "comisiones"] as const;

/** Where the feeds are. Apart from what writes them, since every page's head names them. */
export const feedPaths = { atom: "/cambios.atom", json: "/cambios.json" } as const;

/** Where the open data and their schema are. */
export const openDataPaths = { data: "/ofertas.json", schema: "/ofertas.schema.json" } as const;
