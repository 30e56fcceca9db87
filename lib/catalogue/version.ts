import { createHash } from "node:crypto";

/** A hash of all offers' files: it identifies their content, whatever the commit. */
export function contentVersion(texts: Readonly<Record<string, string>>): string {
  const ordered = Object.entries(texts).sort(([a], [b]) => (a < b ? -1 : 1));
  return offerVersion(ordered.map(([id, text]) => `${id}\n${text}\n`).join(""));
}

/** A hash of a text, whatever its line ends: of an offer's file, it identifies the offer's content. */
export function offerVersion(text: string): string {
  return createHash("sha256").update(text.replaceAll("\r\n", "\n")).digest("hex").slice(0, 12);
}
