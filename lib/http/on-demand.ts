import { assumptionNames, pagePaths, refusalPath } from "../config/paths";

/** Query parameters of «Mi plan»: with any of them, `/plan` is answered on demand. Its form always sends the first. */
export const planQuery = ["dinero", "otro", "cliente", "inicio"] as const;

/** Pages always made on demand that other pages link to; `*` stands for an offer. */
const linked = ["/legal/terminos", "/comparar/elegir", "/*/plazos/fechas"];

/** All pages always made on demand: also those that answer `/plan?…` and `/<offer>/valor?…`. */
const always = new RegExp(
  `^(${[...linked, "/plan/calculo", "/*/valor/calculo"].join("|").replaceAll("*", "[a-z0-9-]+")})$`,
);

/** Whether an address is rendered per request, so that the build cannot write its policy. See `rewriteRules`. */
export function isMadeOnDemand(pathname: string, query: URLSearchParams): boolean {
  if (always.test(pathname)) return true;
  const isSaid = (name: string) => query.getAll(name).length > 1 || Boolean(query.get(name));
  if (pathname === pagePaths.plan) return planQuery.some(isSaid);
  return /^\/[a-z0-9-]+\/valor$/.test(pathname) && assumptionNames.some(isSaid);
}

/** Links to the site's prerendered pages: no file, no query, no new tab or download, not the current page. */
const prepared = {
  and: [
    { href_matches: "/*" },
    { not: { href_matches: ["/*.*", "/*\\?(.+)", "/_next/*", refusalPath, ...linked] } },
    { not: { selector_matches: "[target],[download],[aria-current],[href^='#']" } },
  ],
};

/** What Chromium may prerender, in every page. `moderate`: a pointer rests on a link, or presses it. */
export const speculationRules = JSON.stringify({ prerender: [{ where: prepared, eagerness: "moderate" }] });
