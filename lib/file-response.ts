/** A file that a build writes once: its text and its media type, in UTF-8. */
export function fileResponse(text: string, mediaType: string): Response {
  return new Response(text, { headers: { "Content-Type": `${mediaType}; charset=utf-8` } });
}
