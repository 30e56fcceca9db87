import { build } from "../config/build";
import { hashSource } from "./hash-source";
import { pagePolicy } from "./page-policy";
import { isQueryTooLong, tooLongPage } from "./query-limit";
import { cacheControl } from "./rules";
import { POLICY } from "./security-headers";

/** Headers of a page made on demand, which `caching` says how long caches keep. `css` is its inline style sheet; in development there is none and no policy. */
export function answerHeaders(
  status: number,
  css: string | undefined,
  caching: keyof typeof cacheControl = "answer",
): Record<string, string> {
  const { inlineScripts: scripts } = build;
  return {
    "Content-Type": "text/html; charset=utf-8",
    "Cache-Control": cacheControl[status === 200 ? caching : "none"],
    ...(scripts &&
      css !== undefined && { [POLICY]: pagePolicy({ scripts: [scripts], styles: [hashSource(css)] }) }),
  };
}

/** The refusal of a query that no form of the site sends; undefined for any other. */
export function tooLong(search: string): Response | undefined {
  if (!isQueryTooLong(search.slice(1))) return undefined;
  const headers = { "Content-Type": "text/html; charset=utf-8", "Cache-Control": cacheControl.none };
  return new Response(tooLongPage, { status: 414, headers });
}

/** A redirect of a form's address to the address of its answer, on the same host. */
export function seeOther(path: string): Response {
  return new Response(null, {
    status: 307,
    headers: { Location: path, "Cache-Control": cacheControl.answer },
  });
}

/** A redirect to the one address of a page, on the same host. */
export function permanentRedirect(path: string): Response {
  return new Response(null, { status: 308, headers: { Location: path, "Cache-Control": cacheControl.none } });
}
