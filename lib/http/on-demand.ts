import { assumptionNames, pagePaths } from "../config/paths";

/** Query parameters of «Mi plan»: with any of them, `/plan` is answered on demand. */
export const planQuery = ["dinero", "otro", "cliente", "inicio"] as const;

const ALWAYS = [
  /^\/legal\/terminos$/,
  /^\/plan\/calculo$/,
  /^\/[a-z0-9-]+\/plazos\/fechas$/,
  /^\/[a-z0-9-]+\/valor\/calculo$/,
  /^\/comparar\/elegir$/,
];

/**
 * Whether an address is rendered per request, so that the build could not write its policy. `/plan` and `/<offer>/valor`
 * are prerendered until their query gives an answer or an amount; `rewriteRules` decides by the same parameters.
 */
export function isMadeOnDemand(pathname: string, query: URLSearchParams): boolean {
  if (ALWAYS.some((pattern) => pattern.test(pathname))) return true;
  const isSaid = (name: string) => query.getAll(name).length > 1 || Boolean(query.get(name));
  if (pathname === pagePaths.plan) return planQuery.some(isSaid);
  return /^\/[a-z0-9-]+\/valor$/.test(pathname) && assumptionNames.some(isSaid);
}
