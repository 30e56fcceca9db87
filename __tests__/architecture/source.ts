import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";

/** A file of the house, read once for all laws. */
export interface Source {
  /** From the root, with slashes: `lib/config/site.ts`. */
  path: string;
  text: string;
  tree: ts.SourceFile;
}

/** What a law finds: nothing, or a line for each breach. */
export type Law = (source: Source) => string[];

const FOLDERS = ["app", "components", "lib", "scripts", "__tests__"];
const CODE = /\.(ts|tsx|mjs)$/;

export function sourceOf(path: string, text: string): Source {
  return { path, text, tree: ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true) };
}

/** Every file of the house, code or not, by its path from the root. */
export function readPaths(): string[] {
  const top = readdirSync(".", { withFileTypes: true }).filter((entry) => entry.isFile());
  return [...top.map(({ name }) => name), ...FOLDERS.flatMap(filesUnder)].filter(
    (path) => path !== "next-env.d.ts",
  );
}

export function readSources(): Source[] {
  return readPaths()
    .filter((path) => CODE.test(path))
    .map((path) => sourceOf(path, readFileSync(path, "utf8")));
}

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? filesUnder(path) : [path];
  });
}

/** «lib/config/site.ts:12 · what is wrong» */
export function finding({ path, tree }: Source, node: ts.Node, wrong: string): string {
  const { line } = tree.getLineAndCharacterOfPosition(node.getStart(tree));
  return `${path}:${line + 1} · ${wrong}`;
}

/** Every node of a file for which `judge` says what is wrong. */
export function findings(source: Source, judge: (node: ts.Node) => string | false | undefined): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    const wrong = judge(node);
    if (wrong) found.push(finding(source, node, wrong));
    ts.forEachChild(node, visit);
  };
  visit(source.tree);
  return found;
}

/** Applies a law only where it holds. */
export function within(place: RegExp, law: Law, except = /^$/): Law {
  return (source) => (place.test(source.path) && !except.test(source.path) ? law(source) : []);
}

/** A path from the root for a specifier of this house; undefined for a package. */
export function resolveImport(from: string, specifier: string): string | undefined {
  if (specifier.startsWith("@/")) return specifier.slice(2);
  return specifier.startsWith(".") ? join(from, "..", specifier) : undefined;
}
