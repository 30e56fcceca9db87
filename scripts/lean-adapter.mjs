import { fileURLToPath } from "node:url";
import { platformAdapter } from "./lean/platform.mjs";

const own = fileURLToPath(import.meta.url);

/**
 * Ends the build by taking the framework's script out of every page that has no client component; the rules
 * are in `scripts/lean`. A platform's own adapter runs after it, with the changed pages.
 *
 * The configuration is read by `next dev` and `next start` too, so what only a build needs is imported late.
 * @type {import("next").NextAdapter}
 */
const adapter = {
  name: "lean pages",

  async modifyConfig(config, context) {
    const platform = await platformAdapter(own);
    const modified = (await platform?.modifyConfig?.(config, context)) ?? config;
    return modified === config ? config : { ...modified, adapterPath: config.adapterPath };
  },

  async onBuildComplete(context) {
    const { makePagesLean } = await import("./lean/build.mjs");
    await makePagesLean(context.outputs, context.distDir);
    const platform = await platformAdapter(own);
    await platform?.onBuildComplete?.(context);
  },
};

export default adapter;
