import { createHash } from "node:crypto";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { NextConfig } from "next";
import { folders } from "../lib/catalogue/finding";
import { madeFrom } from "./data-loader.mjs";

/** Modules that bundles replace by their exports as plain data, with the folders that they read. */
const dataModules: Readonly<Record<string, readonly string[]>> = {
  "lib/catalogue/data.ts": Object.values(folders),
  "lib/ground/holidays.ts": [],
  "lib/copy/prose/sources.ts": ["content/pages"],
};

type Rules = NonNullable<NonNullable<NextConfig["turbopack"]>["rules"]>;

/** The bundler's rules for these modules; `made` are the files in which a build has what each exports. */
export function dataRules(made: Readonly<Record<string, string>> = {}): Rules {
  const rules = Object.entries(dataModules).map(([path, folders]): [string, Rules[string]] => {
    const options = { folders: [...folders], ...(made[path] && { made: made[path] }) };
    return [`**/${path}`, { loaders: [{ loader: "./scripts/data-loader.mjs", options }] }];
  });
  return Object.fromEntries(rules);
}

/** Runs these modules once for all processes of a build; returns the files with what they export. */
export function writeData(distDir: string): Record<string, string> {
  const folder = join(distDir, "cache/data");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const files = Object.keys(dataModules).map((path) => {
    const text = madeFrom(resolve(path));
    // Named by its content, so that the bundler's cache from an earlier build never stands for it.
    const file = join(folder, `${createHash("sha256").update(text).digest("hex").slice(0, 16)}.js`);
    writeFileSync(file, text);
    return [path, file];
  });
  return Object.fromEntries(files);
}
