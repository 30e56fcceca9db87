import { addresses } from "../config/addresses";

/** Answers that pages link to, which a browser must not compute ahead; `*` stands for an offer. */
const notAhead = addresses.flatMap(({ path, notAhead }) => (notAhead ? [path.replace(/:\w+/g, "*")] : []));

/** Links to the site's prerendered pages: no file, no query, no new tab or download, not the current page. */
const prerenderedLinks = {
  and: [
    { href_matches: "/*" },
    { not: { href_matches: ["/*.*", "/*\\?(.+)", "/_next/*", ...notAhead] } },
    { not: { selector_matches: "[target],[download],[aria-current],[href^='#']" } },
  ],
};

/** What Chromium may prerender, in every page. `moderate`: a pointer rests on a link, or presses it. */
export const speculationRules = JSON.stringify({
  prerender: [{ where: prerenderedLinks, eagerness: "moderate" }],
});
