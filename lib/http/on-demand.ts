import { assumptionNames } from "../config/paths";

const ALWAYS = [
  /^\/legal\/terminos$/,
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
  if (!/^\/[a-z0-9-]+\/valor$/.test(pathname)) return false;
  return assumptionNames.some((name) => query.getAll(name).length > 1 || Boolean(query.get(name)));
}
