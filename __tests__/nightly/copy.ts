import { execFileSync } from "node:child_process";
import { appendFileSync, cpSync, existsSync, readdirSync, rmSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { buildEnvironment } from "../builds";

/** Copies the repository, packages included, into an empty folder within it; paths that match `without` stay behind. */
export function copyRepository(root: string, without: RegExp): void {
  rmSync(root, { recursive: true, force: true });
  const files = execFileSync("git", ["ls-files", "-zco", "--exclude-standard"], { encoding: "utf8" });
  for (const file of files.split("\0"))
    if (existsSync(file) && !without.test(file)) cpSync(file, join(root, file));
  execFileSync("cp", ["-al", resolve("node_modules"), root]);
}

/** The script's files in a built release, by name. */
export function scriptOf(release: string): Map<string, string> {
  const server = join(release, ".next/server");
  const files = readdirSync(server, { recursive: true, encoding: "utf8" });
  const bodies = files.filter((file) => /\/assets\/[^/]+\.body$/.test(file));
  return new Map(bodies.map((file) => [basename(file, ".body"), join(server, file)]));
}

/** Builds a copy of the repository whose script and words differ, in a folder of its own, as scripts/deploy.sh does. */
export function buildChanged(): string {
  const root = resolve(".next-release");
  copyRepository(root, /^__tests__\//);
  appendFileSync(join(root, "lib/browser/main.ts"), '\ndocument.documentElement.dataset.release = "next";\n');
  execFileSync("npm", ["run", "--silent", "build"], { cwd: root, env: buildEnvironment("default") });
  return root;
}
