import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { subscribe } from "node:diagnostics_channel";
import { Duplex } from "node:stream";
import { isAnswer } from "../config/addresses";
import { missingPath } from "../config/paths";
import { parametersOf } from "../privacy/tracking";
import { completeRefusal, completeResponse, type ErrorPage, INTERNAL } from "./complete-response";
import { isPreviewHost } from "./preview-hosts";
import { isOverlong } from "./query-limit";

/** The site is read-only; the framework answers some other methods with a 500. */
const METHODS = ["GET", "HEAD"];

/** Payloads of the framework's router, and an address that it answers with an empty page of its own: no pages of the site. */
const NOT_PUBLIC = /\.rsc$|^\/index(?![\w/.-])/;

/**
 * Runs before the framework: refuses what it fails on (methods, request targets), drops or refuses a query that no link
 * has, removes internal headers, and completes every response. Returns whether the request is already answered.
 */
export function guard(request: IncomingMessage, response: ServerResponse, errorPage: ErrorPage): boolean {
  const { method = "", url = "", headers } = request;
  const [path = "", query = ""] = url.split(/\?(.*)/s);
  completeResponse(path, response, errorPage);
  if (isPreviewHost(headers.host ?? "")) response.setHeader("X-Robots-Tag", "noindex, nofollow");
  sanitizeHeaders(headers);
  if (!METHODS.includes(method)) {
    response.writeHead(405, { Allow: METHODS.join(", ") }).end();
    return true;
  }
  if (!url.startsWith("/")) {
    response.writeHead(400).end();
    return true;
  }
  if (NOT_PUBLIC.test(path)) request.url = missingPath;
  if (!isOverlong(query)) return false;
  if (isAnswer(path, parametersOf(query))) {
    response.writeHead(414).end();
    return true;
  }
  // A prerendered page is the same whatever its query.
  request.url = path;
  return false;
}

/**
 * Installs the guard in every server of Node's `http`, listening ones included: `next start` offers no earlier hook
 * (docs/decisions/0007-guard-around-node.md).
 */
export function guardServers(http: typeof import("node:http"), errorPage: ErrorPage): void {
  // The error reporter listens to this channel too, or wraps a server's `emit`: it must find the headers gone.
  subscribe("http.server.request.start", (message) => {
    const { request } = Object(message);
    if (request instanceof http.IncomingMessage) for (const name of TRACE) delete request.headers[name];
  });
  const { Server, IncomingMessage, ServerResponse } = http;
  const { emit, listenerCount } = Server.prototype;
  Object.assign(Server.prototype, {
    emit(...args: unknown[]): unknown {
      const [event, request, response] = args;
      if (event === "clientError" && response instanceof Duplex) completeRefusal(response);
      const isRequest = event === "request" && request instanceof IncomingMessage;
      if (isRequest && response instanceof ServerResponse && guard(request, response, errorPage)) return true;
      return Reflect.apply(emit, this, args);
    },
    // Node upgrades only for a listener. Without one an offer (WebSocket, h2c) is ignored, and the page answered.
    listenerCount(...args: unknown[]): unknown {
      return args[0] === "upgrade" ? 0 : Reflect.apply(listenerCount, this, args);
    },
  });
}

/** Trace headers: the reporter would sample what a visitor's headers tell it to. */
const TRACE = ["sentry-trace", "baggage", "traceparent", "tracestate"];

/** Conditional headers. If the condition fails, the framework answers 500; without the header it sends the file. */
const CONDITIONS = ["if-match", "if-unmodified-since", "range"];

const DROPPED = [...CONDITIONS, ...TRACE];

/** Longest name of a browser that is read, in characters: the framework's search for crawlers costs its square. */
const LONGEST_AGENT = 512;

/** Cookies of the framework's preview mode: any value makes it set two cookies of its own, even on cached pages. */
const PREVIEW_COOKIE = /(^|;)\s*__(?:prerender_bypass|next_preview_data)=[^;]*/g;

/** Removes, in place, request headers and cookies that only the framework itself may set; cuts the browser's name. */
export function sanitizeHeaders(headers: IncomingHttpHeaders): void {
  for (const name of Object.keys(headers))
    if (INTERNAL.test(name) || name.startsWith("content-security-policy") || DROPPED.includes(name))
      delete headers[name];
  // «If there is anything»: the framework answers 304 for a 404 too.
  if (headers["if-none-match"]?.includes("*")) delete headers["if-none-match"];
  if (headers["user-agent"]) headers["user-agent"] = headers["user-agent"].slice(0, LONGEST_AGENT);
  if (headers.cookie) headers.cookie = headers.cookie.replace(PREVIEW_COOKIE, "$1");
}
