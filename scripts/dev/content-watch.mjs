import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/** What the check of offers and configuration reads. */
const WATCHED = ["lib", "public/heroes"];

/**
 * When and how large every watched file is: two equal texts mean that nothing changed.
 * @param {string} root
 */
function stateOf(root) {
  return WATCHED.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const path = join(entry.parentPath, entry.name);
        const { mtimeMs, size } = statSync(path);
        return `${path} ${mtimeMs} ${size}`;
      }),
  ).join("\n");
}

/**
 * The mistakes of the content as it is now; looked for again only when a file has changed.
 * @param {string} root
 * @param {() => Promise<string[]>} look
 */
export function watchMistakes(root, look) {
  let state = "";
  /** @type {Promise<string[]>} */
  let mistakes = Promise.resolve([]);
  return () => {
    const now = stateOf(root);
    if (now !== state) mistakes = look();
    state = now;
    return mistakes;
  };
}
