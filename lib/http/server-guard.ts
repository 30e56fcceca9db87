import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { isAnswer } from "../config/addresses";
import { missingPath } from "../config/paths";
import { parametersOf } from "../privacy/tracking";
import { isPreviewHost } from "./preview-hosts";
import { isQueryTooLong, tooLongPage } from "./query-limit";
import { INTERNAL } from "./site-response";

/** The site is read-only; the framework answers some other methods with a 500. */
export const METHODS = ["GET", "HEAD"];

/**
 * Addresses that only the framework knows: router payloads, one that it answers with an empty page, and the handlers of
 * addresses that have a public one.
 */
const NOT_PUBLIC = /\.rsc$|^\/index(?![\w/.-])|^\/(?:answers|files)\//;

/**
 * Runs before the framework: refuses what it fails on (methods, request targets), drops or refuses a query that no link
 * has, and removes internal headers. Returns whether the request is already answered.
 */
export function guard(request: IncomingMessage, response: ServerResponse): boolean {
  const { method = "", url = "", headers } = request;
  const [path = "", query = ""] = url.split(/\?(.*)/s);
  if (isPreviewHost(headers.host ?? "")) response.setHeader("X-Robots-Tag", "noindex, nofollow");
  sanitizeHeaders(headers);
  if (!METHODS.includes(method)) {
    response.setHeader("Allow", METHODS.join(", "));
    return refuse(response, 405);
  }
  // A request with two hosts is refused: a cache in front could go by the other one than this server.
  if (!url.startsWith("/") || (request.headersDistinct.host ?? []).length > 1) return refuse(response, 400);
  if (NOT_PUBLIC.test(path)) request.url = missingPath;
  if (!isQueryTooLong(query)) return false;
  if (isAnswer(path, parametersOf(query))) return refuse(response, 414, tooLongPage);
  // A prerendered page is the same whatever its query.
  request.url = path;
  return false;
}

function refuse(response: ServerResponse, status: number, page?: string): true {
  response.statusCode = status;
  if (page) response.setHeader("Content-Type", "text/html; charset=utf-8");
  response.end(page);
  return true;
}

/** Removes a visitor's trace headers in place: the error reporter would follow their sampling decision. */
export function removeTraceHeaders(headers: IncomingHttpHeaders): void {
  for (const name of TRACES) delete headers[name];
}

const TRACES = ["sentry-trace", "baggage", "traceparent", "tracestate"];

/** Conditional headers. If the condition fails, the framework answers 500; without the header it sends the file. */
const CONDITIONS = ["if-match", "if-unmodified-since", "range"];

const DROPPED = [...CONDITIONS, ...TRACES];

/** The longest User-Agent that is read, in characters: the framework's search for crawlers is quadratic. */
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
