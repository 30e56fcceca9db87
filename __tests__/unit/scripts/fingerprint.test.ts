/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { testEnvironment } from "../../../scripts/environment.mjs";
import { fingerprint } from "../../../scripts/fingerprint.mjs";

const bare = { NODE_ENV: "production", PATH: "/usr/bin" } as const;
let root: string;

function write(path: string, text: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "fingerprint-"));
  write("package-lock.json", "{}");
  write("app/page.tsx", "one");
});

afterEach(() => rmSync(root, { recursive: true }));

test.each([
  ["a source", "app/page.tsx", "two"],
  ["a new source", "lib/config/site.ts", ""],
  ["the lockfile", "package-lock.json", "{ }"],
  ["a picture", "public/logo.svg", "<svg/>"],
  ["a settings file", ".env.local", "NEXT_PUBLIC_SITE_BRAND=Otra"],
])("changes with %s", (_, path, text) => {
  const before = fingerprint(root, bare);
  write(path, text);
  expect(fingerprint(root, bare)).not.toBe(before);
});

test.each([
  ".next/server/app.js",
  ".next-preview/BUILD_ID",
  "node_modules/next/index.js",
  "__tests__/a.test.ts",
  "README.md",
  "next-env.d.ts",
  "tsconfig.tsbuildinfo",
])("does not change with %s", (path) => {
  const before = fingerprint(root, bare);
  write(path, "new");
  expect(fingerprint(root, bare)).toBe(before);
});

test("a text that moves from one file to the next is a change", () => {
  write("app/a.ts", "xy");
  write("app/b.ts", "z");
  const before = fingerprint(root, bare);
  write("app/a.ts", "x");
  write("app/b.ts", "yz");
  expect(fingerprint(root, bare)).not.toBe(before);
});

test.each(["NEXT_PUBLIC_SITE_URL", "OFFERS_PREVIEW", "STORAGE_CONSENT"])("changes with %s", (name) => {
  expect(fingerprint(root, { ...bare, [name]: "x" })).not.toBe(fingerprint(root, bare));
});

test("does not change with an unrelated variable", () => {
  expect(fingerprint(root, { ...bare, EDITOR: "vi" })).toBe(fingerprint(root, bare));
});

test("a test's build is the same whatever the shell and the settings files say", () => {
  const quiet = fingerprint(root, testEnvironment(bare, {}));
  write(".env", "OFFERS_PREVIEW=n26");
  expect(fingerprint(root, testEnvironment({ ...bare, OFFERS_PREVIEW: "lowi" }, {}))).toBe(quiet);
  expect(fingerprint(root, testEnvironment(bare, { OFFERS_PREVIEW: "lowi" }))).not.toBe(quiet);
});
