/** Text in plain spaces, to compare with. */
export function plain(text: string): string {
  return text.replaceAll("\u00a0", " ");
}
