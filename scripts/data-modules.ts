import { mkdirSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import type { NextConfig } from "next";
import { folders } from "../lib/catalogue/finding";
import { madeFrom } from "./data-loader.mjs";

/** Modules of which bundles have what they export, as plain data; with the folders that they read. */
const dataModules: Readonly<Record<string, readonly string[]>> = {
  "lib/catalogue/data.ts": Object.values(folders),
  "lib/ground/holidays.ts": [],
  "lib/copy/prose/sources.ts": ["content/pages"],
};

type Rules = NonNullable<NonNullable<NextConfig["turbopack"]>["rules"]>;

/** The bundler's rules for these modules; `made` is the folder in which a build has what they export. */
export function dataRules(made?: string): Rules {
  const rules = Object.entries(dataModules).map(([path, folders]): [string, Rules[string]] => {
    const options = { folders: [...folders], ...(made && { made: join(made, basename(path)) }) };
    return [`**/${path}`, { loaders: [{ loader: "./scripts/data-loader.mjs", options }] }];
  });
  return Object.fromEntries(rules);
}

/** Runs these modules once for all processes of a build; returns the folder with what they export. */
export function writeData(distDir: string): string {
  const made = resolve(distDir, "cache/data");
  mkdirSync(made, { recursive: true });
  for (const path of Object.keys(dataModules))
    writeFileSync(join(made, basename(path)), madeFrom(resolve(path)));
  return made;
}
