import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { require as load } from "tsx/cjs/api";

const root = fileURLToPath(new URL("..", import.meta.url));
const own = join(root, "lib");
const { cache } = createRequire(import.meta.url);

/**
 * A bundler loader that runs a TypeScript module and replaces it by its exports as plain data. In a build the module has
 * already run: `made` is the file with its exports. In development it runs again when one of its modules, or a file in one
 * of the `folders`, changes; a mistake in the data is thrown at the import, so that the framework's error page shows it.
 * @this {{
 *   resourcePath: string,
 *   getOptions(): { folders: string[], made?: string },
 *   addContextDependency(folder: string): void,
 *   addDependency(file: string): void,
 * }}
 * @param {string} source
 */
export default function loadData(source) {
  const { folders, made } = this.getOptions();
  if (made) {
    this.addDependency(join(root, made));
    return readFileSync(join(root, made), "utf8");
  }
  for (const folder of folders) this.addContextDependency(join(root, folder));
  for (const path of ownModules()) delete cache[path];
  try {
    return madeFrom(this.resourcePath);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    // Without its exports, the bundler would complain of them instead.
    const names = [...source.matchAll(/^export const (\w+)/gm)].map(([, name]) => name);
    return `export let ${names.join()};\nthrow new Error(${JSON.stringify(message)});`;
  } finally {
    for (const path of ownModules()) this.addDependency(path.replace(/\?.*/, ""));
  }
}

/**
 * The source of a module with another module's exports as JSON. Compilers and starting servers parse one long string faster
 * than thousands of object literals.
 * @param {string} path
 */
export function madeFrom(path) {
  const exported = Object.entries(load(path, import.meta.url));
  const textOf = (/** @type {unknown} */ value) => JSON.stringify(JSON.stringify(value));
  return exported.map(([name, value]) => `export const ${name} = JSON.parse(${textOf(value)});`).join("\n");
}

/** The loaded modules of `lib`. */
function ownModules() {
  return Object.keys(cache).filter((path) => path.startsWith(own));
}
