import { assumptionNames } from "../config/paths";

/** The answers of «Mi plan» in its address: one of them makes the page an answer. */
export const planQuery = ["dinero", "otro", "cliente", "inicio"] as const;

const ALWAYS = [
  /^\/legal\/terminos$/,
  /^\/plan\/calculo$/,
  /^\/[a-z0-9-]+\/plazos\/fechas$/,
  /^\/[a-z0-9-]+\/valor\/calculo$/,
  /^\/comparar\/elegir$/,
];

/**
 * Whether an address is answered by a page that is made when it is asked for, and so has no policy that the build could
 * have made. «¿Me compensa?» is one once its address says an amount, as the rewrite of `lib/http/rules.ts` sees it.
 */
export function isMadeOnDemand(pathname: string, query: URLSearchParams): boolean {
  if (ALWAYS.some((pattern) => pattern.test(pathname))) return true;
  if (pathname === "/plan") return planQuery.some((name) => query.has(name));
  if (!/^\/[a-z0-9-]+\/valor$/.test(pathname)) return false;
  return assumptionNames.some((name) => query.getAll(name).length > 1 || Boolean(query.get(name)));
}
