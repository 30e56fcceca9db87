import { createHash } from "node:crypto";

/** A generated file in UTF-8, or 304 when the visitor's copy is current: the ETag is a hash of the content. */
export function fileResponse(
  request: Request,
  text: string,
  mediaType: string,
  moreHeaders: Readonly<Record<string, string>> = {},
): Response {
  const tag = `"${createHash("sha256").update(text).digest("base64url").slice(0, 27)}"`;
  const headers = {
    ETag: tag,
    "Content-Type": `${mediaType}; charset=utf-8`,
    "Access-Control-Allow-Origin": "*",
    ...moreHeaders,
  };
  if (isCurrent(tag, request.headers.get("if-none-match")))
    return new Response(null, { status: 304, headers });
  return new Response(text, { headers });
}

/** Whether an If-None-Match header names the tag, also in the weak form (`W/`) that caches send. */
export function isCurrent(tag: string, known: string | null = ""): boolean {
  return known?.split(",").some((value) => ["*", tag].includes(value.trim().replace(/^W\//, ""))) ?? false;
}
