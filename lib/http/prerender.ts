/**
 * Where a browser that knows how (Chromium's) prepares the next page as soon as a visitor seems to want it, so that it
 * is there at the click: the site's own pages that were built ahead. Not files (a dot in the address), not what is asked
 * with a query, nor what the server makes on demand; and no link that opens another tab or leads to this very page.
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

/** The rules as a page carries them; `moderate` waits for a pointer that rests on a link, or presses it. */
export const speculationRules = JSON.stringify({ prerender: [{ where: prepared, eagerness: "moderate" }] });
