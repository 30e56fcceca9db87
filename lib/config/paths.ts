/** Where the pages are that belong to no offer and may be indexed. */
export const pagePaths = {
  plan: "/plan",
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

/** The calendar of several offers, each with the day from which its deadlines count: `/mis-plazos.ics?paypal=2026-11-22&lowi=2026-11-26`. */
export function calendarPath(days: Readonly<Record<string, string>>): string {
  return `/mis-plazos.ics?${new URLSearchParams(days)}`;
}
