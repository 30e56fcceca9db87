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

/** A text with the byte order mark and the line ends of the file that it replaces; a new line ends as the first one. */
export function withOriginalLineEnds(source: string, text: string): string {
  const mark = source.startsWith("\ufeff") ? "\ufeff" : "";
  const lines = [...source.matchAll(/(.*?)(\r*\n|\r)/gs)].map(([, line = "", end = ""]) => {
    return { line: plainText(line), end: end.replace(/\r+\n/, "\r\n") };
  });
  let next = 0;
  return (
    mark +
    text.replace(/(.*)\n/g, (_, line: string) => {
      const same = lines.findIndex((old, index) => index >= next && old.line === line);
      if (same >= 0) next = same + 1;
      return line + ((lines[same] ?? lines[0])?.end ?? "\n");
    })
  );
}
