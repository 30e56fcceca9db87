import { mistakesPage } from "./mistakes-page.mjs";

/**
 * Whether somebody waits for a page: the framework's own parts and files pass.
 * @param {import("node:http").IncomingMessage} request
 */
function asksForPage({ headers, url = "" }) {
  if (url.startsWith("/_next/") || url.startsWith("/__nextjs")) return false;
  return Boolean(headers.rsc) || (headers.accept ?? "").includes("text/html");
}

/**
 * Answers with the mistakes while there are some, and with the site otherwise.
 * @param {() => Promise<string[]>} mistakesNow
 * @param {import("node:http").RequestListener} site
 * @returns {import("node:http").RequestListener}
 */
export function guarded(mistakesNow, site) {
  return async (request, response) => {
    const mistakes = asksForPage(request) ? await mistakesNow() : [];
    if (mistakes.length === 0) return void site(request, response);
    response.writeHead(500, { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" });
    response.end(mistakesPage(mistakes));
  };
}
