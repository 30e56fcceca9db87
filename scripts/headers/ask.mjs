import { request } from "node:http";

/** @typedef {import("./kinds.mjs").Kind} Kind */

/** A crawler would get no cookie. */
const BROWSER =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36";

/**
 * @param {URL} site
 * @param {Pick<Kind, "path" | "method" | "headers">} kind
 * @returns {Promise<{ status: number, headers: import("node:http").IncomingHttpHeaders, raw: string[], text: string }>} `raw`: the names of the headers as they came
 */
export function ask({ hostname, port }, { path, method = "GET", headers = {} }) {
  // As a proxy hands it on that has taken the visitor's HTTPS.
  const all = { host: "planamigo.example", "x-forwarded-proto": "https", "user-agent": BROWSER, ...headers };
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, method, headers: all }, (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (part) => (text += part));
      const raw = response.rawHeaders.filter((_, place) => place % 2 === 0);
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, raw, text }),
      );
    })
      .on("error", reject)
      .end();
  });
}
