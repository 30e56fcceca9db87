/**
 * The text of a file as every reader of offers wants it, whatever system or program wrote it: lines end in `\n`, no byte
 * order mark, accents composed (macOS writes «é» as two characters), ordinary spaces (the site joins figures itself).
 */
export function plainText(source: string): string {
  return source
    .replace(/^\ufeff/, "")
    .replace(/\r*\n|\r/g, "\n")
    .replace(/\p{Zs}/gu, " ")
    .normalize("NFC");
}

/** A text with the byte order mark and the line ends, of Windows or not, of the file that it replaces. */
export function withOriginalLineEnds(source: string, text: string): string {
  const mark = source.startsWith("\ufeff") ? "\ufeff" : "";
  return mark + (source.includes("\r\n") ? text.replaceAll("\n", "\r\n") : text);
}
