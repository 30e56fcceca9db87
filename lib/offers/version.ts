import { createHash } from "node:crypto";

/** A short name for the content of all offers' files: the same texts have the same, whatever commit they came by. */
export function contentVersion(texts: Readonly<Record<string, string>>): string {
  const hash = createHash("sha256");
  for (const [id, text] of Object.entries(texts).sort(([one], [other]) => (one < other ? -1 : 1)))
    hash.update(`${id}\n${text.replaceAll("\r\n", "\n")}\n`);
  return hash.digest("hex").slice(0, 12);
}
