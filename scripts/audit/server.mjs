import { createServer } from "node:http";
import { brotliCompressSync, constants } from "node:zlib";

/**
 * What a site answered, by address.
 * @typedef {{ status: number, headers: Record<string, string>, body: Buffer }} Answer
 * @typedef {Map<string, Answer>} Answers
 */

/** Said by the first server for itself alone. */
const ownHeaders =
  /^(connection|keep-alive|date|content-length|content-encoding|transfer-encoding|set-cookie|x-.*|vary)$/;

const isText = /^(text\/|image\/svg|application\/(javascript|json|xml|manifest))/;

/** @param {Buffer} body */
export const brotli = (body) =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } });

/** @param {Answer} answer */
function compressed({ status, headers, body }) {
  const text = isText.test(headers["content-type"] ?? "");
  const kept = Object.entries(headers).filter(([name]) => !ownHeaders.test(name));
  return {
    status,
    body: text ? brotli(body) : body,
    headers: {
      ...Object.fromEntries(kept),
      ...(text && { "content-encoding": "br", vary: "accept-encoding" }),
    },
  };
}

/**
 * Serves what a site answered, compressed ahead with brotli, as nginx or a CDN would: what is measured is the page, not
 * the server that made it.
 * @param {Answers} answers
 * @param {number} port
 */
export async function serveCompressed(answers, port) {
  const files = new Map([...answers].map(([address, answer]) => [address, compressed(answer)]));
  let delay = 0;
  const server = createServer(({ url = "" }, response) => {
    const file = files.get(url) ??
      files.get(url.replace(/\?.*/, "")) ?? { status: 404, headers: {}, body: "" };
    const send = () =>
      response.writeHead(file.status, { ...file.headers, "content-length": file.body.length }).end(file.body);
    if (delay > 0) setTimeout(send, delay);
    else send();
  });
  await new Promise((resolve, reject) => server.once("error", reject).listen(port, () => resolve(undefined)));
  return {
    /** @param {string} address */
    sizeOf: (address) => files.get(address)?.body.length ?? 0,
    /** How far away it is from now on. @param {number} ms */
    moveAway: (ms) => void (delay = ms),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
