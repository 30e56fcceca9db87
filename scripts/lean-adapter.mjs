import { createRequire } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";

/**
 * Build adapter: removes the framework's script from the pages (`scripts/lean/pages.ts`), then runs the platform's own
 * adapter. Plain JavaScript because the framework loads it without a compiler, also for `next dev` and `next start`;
 * so build code is imported lazily. docs/decisions/0001-no-framework-script.md lists what all this reads of a build.
 * @type {import("next").NextAdapter}
 */
const adapter = {
  name: "lean pages",

  async modifyConfig(config, context) {
    const modified = (await (await platformAdapter())?.modifyConfig?.(config, context)) ?? config;
    return modified === config ? config : { ...modified, adapterPath: config.adapterPath };
  },

  async onBuildComplete(context) {
    const { loadBundled } = await import("./bundled.mjs");
    /** @type {typeof import("./lean/pages")} */
    const { makePagesLean } = await loadBundled("scripts/lean/pages.ts", context.distDir);
    const made = await makePagesLean(context.distDir);
    for (const output of context.outputs.prerenders) {
      const file = made.get(output.fallback?.filePath ?? "");
      if (!file || !output.fallback) continue;
      output.fallback.initialHeaders = { ...output.fallback.initialHeaders, ...file.headers };
      if (output.htmlSize !== undefined) output.htmlSize = file.bytes;
    }
    await (await platformAdapter())?.onBuildComplete?.(context);
  },
};

/**
 * The platform's adapter, if its environment names one. Our `adapterPath` overrides it, so we call it ourselves.
 * @returns {Promise<import("next").NextAdapter | undefined>}
 */
async function platformAdapter() {
  const path = process.env.NEXT_ADAPTER_PATH;
  if (!path) return undefined;
  const file = createRequire(import.meta.url).resolve(path);
  if (file === fileURLToPath(import.meta.url)) return undefined;
  const { default: loaded } = await import(pathToFileURL(file).href);
  const adapter = loaded && "default" in loaded ? loaded.default : loaded;
  if (!adapter) throw new Error(`NEXT_ADAPTER_PATH names ${file}, which exports no adapter`);
  return adapter;
}

export default adapter;
