import { createHash } from "node:crypto";

/** A hash of all offers' files: it identifies their content, whatever the commit. */
export function contentVersion(texts: Readonly<Record<string, string>>): string {
  const hash = createHash("sha256");
  for (const [id, text] of Object.entries(texts).sort(([one], [other]) => (one < other ? -1 : 1)))
    hash.update(`${id}\n${text.replaceAll("\r\n", "\n")}\n`);
  return hash.digest("hex").slice(0, 12);
}
