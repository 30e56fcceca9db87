/**
 * The links that a browser with speculation rules (Chromium) may prerender: the site's own prerendered pages. Left out
 * are files (a dot in the path), addresses with a query, pages made on demand, links that open a tab or a download,
 * and links to the current page.
 */
const prepared = {
  and: [
    { href_matches: "/*" },
    {
      not: {
        href_matches: [
          "/*.*",
          "/*\\?(.+)",
          "/_next/*",
          "/legal/terminos",
          "/comparar/elegir",
          "/*/plazos/fechas",
        ],
      },
    },
    { not: { selector_matches: "[target],[download],[aria-current],[href^='#']" } },
  ],
} as const;

/** The speculation rules that every page carries. `moderate`: a pointer rests on a link, or presses it. */
export const speculationRules = JSON.stringify({ prerender: [{ where: prepared, eagerness: "moderate" }] });
