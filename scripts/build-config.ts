import { readdirSync } from "node:fs";
import { join } from "node:path/posix";
import type { NextConfig } from "next";
import { catalogue } from "../lib/catalogue";
import { sizes } from "../lib/config/sizes";
import { fileNamesOf } from "../lib/config/addresses";
import { type BuiltWith, buildSettings } from "../lib/config/build";
import { experiments } from "../lib/config/experiment";
import { site, siteEnvironment } from "../lib/config/site";
import { configurationLine, siteWarnings, storageNotice } from "../lib/config/start-log";
import { hashSource } from "../lib/http/hash-source";
import { speculationRules } from "../lib/http/navigation-hints";
import { headerRules, rewriteRules } from "../lib/http/rules";
import { securityRules } from "../lib/http/security-headers";
import { bundleSiteScript } from "../lib/site/script";
import { comparisonSlug, prerenderedComparisons } from "../lib/tools/comparison/comparison";
import { baseConfig, commit } from "./base-config";
import { dataRules, writeData } from "./data-modules";
import { writePageStyles } from "./lean/styles";

function publicFiles(): string[] {
  const files = readdirSync("public", { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return files.map(({ parentPath, name }) => `/${join(parentPath, name).slice("public/".length)}`);
}

/** The configuration of a build. It also hands over what is in `lib/config/build.ts`. */
export async function buildConfig(): Promise<NextConfig> {
  const { distDir } = buildSettings(process.env);
  const warnings = siteWarnings(catalogue.enabled);
  const { entry, early, files } = await bundleSiteScript({ minify: true });
  const { enabled } = catalogue;
  const names = fileNamesOf(files.keys(), publicFiles());
  const ahead = {
    comparisons: prerenderedComparisons(enabled).map(comparisonSlug),
    tools:
      enabled.length > sizes.toolsAhead ? enabled.slice(0, sizes.toolsAhead).map(({ id }) => id) : undefined,
  };
  return {
    ...baseConfig,
    turbopack: {
      ...baseConfig.turbopack,
      rules: { ...baseConfig.turbopack?.rules, ...dataRules(writeData(distDir)) },
    },
    headers: async () => [...headerRules(names), ...securityRules(names)],
    rewrites: async () => rewriteRules(ahead),
    compiler: {
      // Unlike this file, it runs once per build.
      runAfterProductionCompile: async () => {
        console.info(configurationLine(storageNotice()));
        warnings.forEach((warning) => console.warn(configurationLine(warning)));
        await writePageStyles(distDir);
      },
      defineServer: {
        REPORTS_ERRORS: site.sentryDsn !== "",
        SITE_BUILD: JSON.stringify({
          scriptEntry: entry,
          scriptEarly: early,
          commit: commit(),
          builtAt: new Date().toISOString(),
          runningExperiments: experiments
            .map(({ slug }) => slug)
            .filter((slug) => catalogue.find(slug)?.landing.heroB),
          inlineScripts: [early, speculationRules].map(hashSource).join(" "),
          distDir,
          environment: siteEnvironment(process.env),
        } satisfies BuiltWith),
      },
    },
  };
}
