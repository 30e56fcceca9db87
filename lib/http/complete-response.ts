import type { ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { cacheControl } from "./rules";
import { filePolicy, POLICY, securityHeaders } from "./security-headers";

/** The error page of the build, with its policy. */
export interface ErrorPage {
  html: string;
  policy: string;
}

/**
 * Internal headers of the framework, which trusts them from anybody: a visitor could get another page's payload, call
 * server actions, or choose the nonce of its scripts.
 */
export const INTERNAL =
  /^(rsc$|next-|x-(next|nextjs|middleware|invoke|prerender|now|action)-|x-matched-path$)/;

/** Headers that describe the body which the error page replaces. */
const OF_BODY = ["content-encoding", "content-length", "etag", "transfer-encoding", "link", "set-cookie"];

/**
 * Completes a response before it is sent: adds missing security headers; removes the framework's internal ones, so that
 * a page fits the connection's first round trip; lets no cache keep a refusal or a failure. Whatever fails is answered
 * with the error page, and so is a page without a policy: its prerendered file is missing or broken, and the framework has
 * rendered it again, with a script that no policy allows.
 */
export function completeResponse(path: string, response: ServerResponse, errorPage: ErrorPage): void {
  const { writeHead, write, end } = response;
  let isReplaced = false;
  const sendHead = () => response.headersSent || response.writeHead(response.statusCode);
  Object.assign(response, {
    writeHead(status: number, ...more: unknown[]): unknown {
      isReplaced =
        status >= 500 ? !isJson(response) : status === 200 && isHtml(response) && !response.hasHeader(POLICY);
      for (const name of response.getHeaderNames())
        if (INTERNAL.test(name) || (isReplaced && OF_BODY.includes(name))) response.removeHeader(name);
      const vary = String(response.getHeader("Vary") ?? "").split(/,\s*/);
      const left = vary.filter((name) => name && !INTERNAL.test(name.toLowerCase()));
      if (left.length > 0) response.setHeader("Vary", left.join(", "));
      else response.removeHeader("Vary");
      if (isReplaced) {
        response.setHeader("Content-Type", "text/html; charset=utf-8");
        response.setHeader("Content-Length", Buffer.byteLength(errorPage.html));
        response.setHeader(POLICY, errorPage.policy);
      }
      // The framework lets caches decide for how long they keep a redirect of its own.
      const isUnlimited = [301, 308].includes(status) && !response.hasHeader("Cache-Control");
      if (isReplaced || isUnlimited || status >= 400) {
        response.setHeader("Cache-Control", cacheControl.none);
        // No condition may turn it into a 304.
        response.removeHeader("ETag");
      }
      for (const [name, value] of Object.entries({ ...securityHeaders, [POLICY]: filePolicy(path) }))
        if (!response.hasHeader(name)) response.setHeader(name, value);
      return Reflect.apply(writeHead, response, isReplaced ? [Math.max(status, 500)] : [status, ...more]);
    },
    write(...args: unknown[]): unknown {
      sendHead();
      return isReplaced || Reflect.apply(write, response, args);
    },
    end(...args: unknown[]): unknown {
      sendHead();
      return Reflect.apply(end, response, isReplaced ? [errorPage.html] : args);
    },
  });
}

/** Completes Node's refusal of what is not HTTP (400, 408, 413, 431), which it writes to the connection: a bare head. */
export function completeRefusal(socket: Duplex): void {
  const { write } = socket;
  const headers = { ...securityHeaders, [POLICY]: filePolicy(""), "Cache-Control": cacheControl.none };
  const lines = Object.entries(headers).map((pair) => `${pair.join(": ")}\r\n`);
  Object.assign(socket, {
    write: (head: unknown) =>
      Reflect.apply(write, socket, [String(head).replace(/\r\n$/, `${lines.join("")}\r\n`)]),
  });
}

const typeOf = (response: ServerResponse) => String(response.getHeader("Content-Type") ?? "");
const isHtml = (response: ServerResponse) => typeOf(response).startsWith("text/html");
const isJson = (response: ServerResponse) => typeOf(response).startsWith("application/json");
