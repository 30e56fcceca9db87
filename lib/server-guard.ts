import type { IncomingMessage, ServerResponse } from "node:http";
import { isPreviewHost } from "./preview-hosts";

const METHODS = ["GET", "HEAD", "OPTIONS", "POST"];

/** Conditions that the framework meets with a 500 where a file does not fulfil them; without them it sends the file. */
const CONDITIONS = ["if-match", "if-unmodified-since", "range"];

/**
 * What comes before the framework, whatever it would make of a request: refuses the methods (405) and targets (400) that
 * it fails on, drops the conditions that it fails on, and marks every answer of a preview host as not to be indexed, its
 * own redirects and errors included.
 *
 * @returns whether the request is answered
 */
export function guard(request: IncomingMessage, response: ServerResponse): boolean {
  const { method = "", url = "", headers } = request;
  if (isPreviewHost(headers.host ?? "")) response.setHeader("X-Robots-Tag", "noindex, nofollow");
  for (const condition of CONDITIONS) delete headers[condition];
  if (!METHODS.includes(method)) {
    response.writeHead(405, { Allow: METHODS.join(", ") }).end();
    return true;
  }
  if (url.startsWith("/")) return false;
  response.writeHead(400).end();
  return true;
}

/** Puts the guard before every server of Node's module `http`, those that run already included. */
export function guardServers(http: typeof import("node:http")): void {
  const { Server, IncomingMessage, ServerResponse } = http;
  const emit: unknown = Server.prototype.emit;
  if (typeof emit !== "function") return;
  Object.assign(Server.prototype, {
    emit(...given: unknown[]): unknown {
      const [event, request, response] = given;
      const asked = event === "request" && request instanceof IncomingMessage;
      if (asked && response instanceof ServerResponse && guard(request, response)) return true;
      return Reflect.apply(emit, this, given);
    },
  });
}
