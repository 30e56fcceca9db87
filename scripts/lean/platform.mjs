import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";

/** @typedef {import("next").NextAdapter} NextAdapter */

const require = createRequire(import.meta.url);

/**
 * The adapter of the platform that builds the site, if it names one. The framework would call it itself, were
 * it not for the `adapterPath` of our configuration, which wins over the environment.
 * @param {string} own file of our adapter, so that a platform which names it does not make it call itself
 * @returns {Promise<NextAdapter | undefined>}
 */
export async function platformAdapter(own) {
  const path = process.env.NEXT_ADAPTER_PATH;
  if (!path) return undefined;
  const file = require.resolve(path);
  if (file === own) return undefined;
  /** @type {{ default?: NextAdapter | { default: NextAdapter } }} */
  const loaded = await import(pathToFileURL(file).href);
  const adapter = loaded.default && "default" in loaded.default ? loaded.default.default : loaded.default;
  if (!adapter) throw new Error(`NEXT_ADAPTER_PATH names ${file}, which exports no adapter`);
  return adapter;
}
