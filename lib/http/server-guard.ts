import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { isPreviewHost } from "./preview-hosts";
import { filePolicy, POLICY, securityHeaders } from "./security-headers";

/** Nobody writes to the site: what was sent to it to be kept, or called, met a 500 here and there. */
const METHODS = ["GET", "HEAD"];

/**
 * As the first line is written, what no rule, page or handler has said of the answer is said here.
 *
 * @param errorPolicy of the page for what fails, which the framework sends as it lies there
 */
function complete(path: string, response: ServerResponse, errorPolicy: string): void {
  const { writeHead } = response;
  Object.assign(response, {
    writeHead(...given: unknown[]): unknown {
      const policy = Number(given[0]) >= 500 ? errorPolicy : filePolicy(path);
      for (const [name, value] of Object.entries({ ...securityHeaders, [POLICY]: policy }))
        if (!response.hasHeader(name)) response.setHeader(name, value);
      return Reflect.apply(writeHead, response, given);
    },
  });
}

/** Nothing here speaks another protocol; a socket that was left open would stay so. */
function refuseUpgrade(socket: Duplex): void {
  socket.on("error", () => socket.destroy());
  socket.end("HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n");
}

/**
 * What comes before the framework, whatever it would make of a request: refuses the methods (405) and targets (400) that
 * it fails on, drops the headers that are not a visitor's to send, marks every answer of a preview host as not to be
 * indexed, and sees that none leaves without its security headers, the framework's own redirects and errors included.
 *
 * @returns whether the request is answered
 */
export function guard(request: IncomingMessage, response: ServerResponse, errorPolicy: string): boolean {
  const { method = "", url = "", headers } = request;
  complete(url.replace(/\?.*/s, ""), response, errorPolicy);
  if (isPreviewHost(headers.host ?? "")) response.setHeader("X-Robots-Tag", "noindex, nofollow");
  fence(headers);
  if (!METHODS.includes(method)) {
    response.writeHead(405, { Allow: METHODS.join(", ") }).end();
    return true;
  }
  if (url.startsWith("/")) return false;
  response.writeHead(400).end();
  return true;
}

/**
 * Puts the guard before every server of Node's module `http`, those that run already included.
 *
 * @param errorPolicy of the page for what fails
 */
export function guardServers(http: typeof import("node:http"), errorPolicy: string): void {
  const { Server, IncomingMessage, ServerResponse } = http;
  const emit: unknown = Server.prototype.emit;
  if (typeof emit !== "function") return;
  Object.assign(Server.prototype, {
    emit(...given: unknown[]): unknown {
      const [event, request, response] = given;
      if (event === "upgrade" && isStream(response)) {
        refuseUpgrade(response);
        return true;
      }
      const asked = event === "request" && request instanceof IncomingMessage;
      if (asked && response instanceof ServerResponse && guard(request, response, errorPolicy)) return true;
      return Reflect.apply(emit, this, given);
    },
  });
}

function isStream(value: unknown): value is Duplex {
  return typeof value === "object" && value !== null && "end" in value && "destroy" in value;
}

/**
 * What the framework's parts say to each other, and believe whoever says it: a page became «{}», a redirect or another
 * page's payload, and calls of server actions were looked up. From a policy among them it takes its scripts' nonce. No
 * page of the site needs any of it from outside.
 */
const INTERNAL =
  /^(rsc$|next-|x-(next|nextjs|middleware|invoke|prerender|now|action)-|x-matched-path$|content-security-policy)/;

/** Conditions that the framework meets with a 500 where a file does not fulfil them; without them it sends the file. */
const CONDITIONS = ["if-match", "if-unmodified-since", "range"];

/** Cookies of the framework's preview mode: it answers any value with two of its own, on pages that caches keep. */
const PREVIEW_COOKIE = /(^|;)\s*__(?:prerender_bypass|next_preview_data)=[^;]*/g;

/** Takes out of a visitor's headers what is not a visitor's to say. */
export function fence(headers: IncomingHttpHeaders): void {
  for (const name of Object.keys(headers))
    if (INTERNAL.test(name) || CONDITIONS.includes(name)) delete headers[name];
  if (headers.cookie) headers.cookie = headers.cookie.replace(PREVIEW_COOKIE, "$1");
}
