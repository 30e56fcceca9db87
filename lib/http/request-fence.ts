import type { IncomingHttpHeaders } from "node:http";

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
