import type { NextConfig } from "next";
import { PHASE_PRODUCTION_BUILD, PHASE_PRODUCTION_SERVER } from "next/constants";
import { buildSettings } from "./lib/config/build";
import { servingConfig } from "./lib/config/serving";

/** Loads only what its phase needs: a server reads addresses, headers and offers from its build. */
export default async function configure(phase: string): Promise<NextConfig> {
  if (phase === PHASE_PRODUCTION_SERVER)
    return { ...servingConfig, distDir: buildSettings(process.env).distDir };
  const { require: load } = await import("tsx/cjs/api");
  if (phase === PHASE_PRODUCTION_BUILD) {
    const { buildConfig }: typeof import("./scripts/build-config") = load(
      "./scripts/build-config.ts",
      import.meta.url,
    );
    return buildConfig();
  }
  // Without the offers, so that a mistake in one does not keep the development server from starting.
  const { baseConfig }: typeof import("./scripts/base-config") = load(
    "./scripts/base-config.ts",
    import.meta.url,
  );
  return baseConfig;
}
