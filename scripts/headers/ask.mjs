import { ask as send, BROWSER } from "../http.mjs";

/** @typedef {import("./kinds.mjs").Kind} Kind */

/**
 * Asks a site as a proxy does that has taken the visitor's HTTPS.
 * @param {URL} site
 * @param {Pick<Kind, "path" | "method" | "headers">} kind
 */
export async function ask(site, { path, method, headers }) {
  const all = { "x-forwarded-proto": "https", "user-agent": BROWSER, ...headers };
  const { body, ...answer } = await send(site, path, { method, headers: all });
  return { ...answer, text: body.toString("utf8") };
}
