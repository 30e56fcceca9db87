/** @jest-environment node */
import { readFileSync } from "node:fs";

interface Entry {
  version?: string;
  resolved?: string;
  integrity?: string;
  license?: string;
  dev?: boolean;
  link?: boolean;
  hasInstallScript?: boolean;
}

const lock: { packages: Record<string, Entry> } = JSON.parse(readFileSync("package-lock.json", "utf8"));
const manifest: Record<"dependencies" | "devDependencies", Record<string, string>> = JSON.parse(
  readFileSync("package.json", "utf8"),
);
const text = readFileSync("docs/dependencies.md", "utf8");

const packages = Object.entries(lock.packages).filter(([path]) => path !== "");
const nameOf = (path: string) => path.replace(/^.*node_modules\//, "");
const production = packages.filter(([, { dev }]) => !dev);

test("every package is the very file that was locked, from whatever registry npm is set to", () => {
  expect(packages.length).toBeGreaterThan(100);
  expect(readFileSync(".npmrc", "utf8")).toMatch(/^omit-lockfile-registry-resolved=true$/m);
  // An address would be that of a repository or of a file somewhere: npm leaves out only a registry's.
  const strange = packages.filter(
    ([, { resolved, integrity, link }]) =>
      link || resolved !== undefined || !/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity ?? ""),
  );
  expect(strange.map(([path]) => path)).toEqual([]);
});

test("versions are exact", () => {
  const { dependencies, devDependencies } = manifest;
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies }))
    expect([name, version]).toEqual([name, expect.stringMatching(/^(npm:[@\w/.-]+@)?\d+\.\d+\.\d+$/)]);
});

test("each production dependency has its reason, and no other has", () => {
  const table = text.slice(text.indexOf("## In production"), text.indexOf("What only the build needs"));
  const named = [...table.matchAll(/^\| (`[^|]+`) \|/gm)].flatMap(([, cell = ""]) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name),
  );
  expect(named.sort()).toEqual(Object.keys(manifest.dependencies).sort());
});

test("no install script runs, and which packages would have one is known", () => {
  expect(readFileSync(".npmrc", "utf8")).toMatch(/^ignore-scripts=true$/m);
  const scripted = packages
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => nameOf(path));
  for (const name of scripted) expect(text).toContain(`\`${name}\``);
});

const FREE = /^\(?(MIT|ISC|0BSD|Apache-2\.0|BSD-[23]-Clause|BlueOak-1\.0\.0|CC0-1\.0|Unlicense)\)?$/;
/** Looked at, and told in docs/dependencies.md. */
const KNOWN: [name: RegExp, licence: RegExp][] = [
  [/^@img\/sharp-/, /LGPL-3\.0-or-later/],
  [/^caniuse-lite$/, /^CC-BY-4\.0$/],
  [/^sentry$/, /^FSL-1\.1-Apache-2\.0$/],
];

test("licences of what production brings along let it be used", () => {
  const doubtful = production
    .map(([path, { license = "" }]) => ({ name: nameOf(path), license }))
    .filter(({ license }) => !license.split(" OR ").some((one) => FREE.test(one)))
    .filter(
      ({ name, license }) => !KNOWN.some(([known, licence]) => known.test(name) && licence.test(license)),
    );
  expect(doubtful).toEqual([]);
  expect(FREE.test("GPL-3.0-only") || FREE.test("")).toBe(false);
});
