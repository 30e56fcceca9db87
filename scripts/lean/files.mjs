import { readdir } from "node:fs/promises";
import { join } from "node:path";

/**
 * Every file below a folder whose name ends so, in a stable order.
 * @param {string} folder
 * @param {string} ending
 */
export async function filesBelow(folder, ending) {
  const names = await readdir(folder, { recursive: true });
  return names
    .filter((name) => name.endsWith(ending))
    .sort()
    .map((name) => join(folder, name));
}
