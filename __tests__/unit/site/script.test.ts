/** @jest-environment node */
import { brotliCompressSync } from "node:zlib";
import { bundleSiteScript, earlyScript, siteScript, siteScriptAddress } from "@/lib/site/script";

type Bundle = Awaited<ReturnType<typeof bundleSiteScript>>;
let small: Bundle;
let readable: Bundle;

// The bundler starts a process of its own, which on a busy machine takes its time.
beforeAll(async () => {
  [small, readable] = await Promise.all([
    bundleSiteScript({ minify: true }),
    bundleSiteScript({ minify: false }),
  ]);
}, 60_000);

test("the same sources give the same names and texts", async () => {
  expect(await bundleSiteScript({ minify: true })).toEqual(small);
});

test("every file's name carries a hash of its content", () => {
  const { entry, files } = small;
  expect(entry).toMatch(/^site-[A-Z0-9]{8}\.js$/);
  for (const name of files.keys()) expect(name).toMatch(/^[a-z-]+-[A-Z0-9]{8}\.js$/);
  expect(readable.entry).not.toBe(entry);
});

describe("in development", () => {
  test("a page asks for the readable entry, which is bundled anew each time", async () => {
    expect(await siteScriptAddress()).toBe(`/assets/${readable.entry}`);
    const [one, other] = await Promise.all([siteScript(), siteScript()]);
    expect(one).toEqual({ entry: readable.entry, files: readable.files });
    expect(other).not.toBe(one);
  });

  test("what stands in the page is the same as in a built site", async () => {
    expect(await earlyScript()).toBe(small.early);
    expect(readable.early).toBe(small.early);
  });
});

describe("in a built site", () => {
  const known = { SITE_SCRIPT_ENTRY: "site-ABCDEFGH.js", SITE_SCRIPT_EARLY: "early();" };
  beforeAll(() => Object.assign(globalThis, known));
  afterAll(() => Object.keys(known).forEach((name) => Reflect.deleteProperty(globalThis, name)));

  test("a page knows beforehand what it runs and what it asks for", async () => {
    expect(await siteScriptAddress()).toBe("/assets/site-ABCDEFGH.js");
    expect(await earlyScript()).toBe("early();");
  });

  test("the files are the small ones, bundled once", async () => {
    const [one, other] = await Promise.all([siteScript(), siteScript()]);
    expect(one).toEqual({ entry: small.entry, files: small.files });
    expect(other).toBe(one);
  });
});

test("a bundle without an entry ends the build, and says what there is", async () => {
  const outputFiles = ["/x/one-1.js", "/x/two-2.js"].map((path) => ({ path, text: "" }));
  jest.resetModules();
  jest.doMock("esbuild", () => ({ build: async () => ({ outputFiles }) }));
  const { bundleSiteScript: bundle } = await import("@/lib/site/script");
  await expect(bundle({ minify: true })).rejects.toThrow("lib/browser has no entry: one-1.js, two-2.js");
  jest.dontMock("esbuild");
});

test("what stands in the page is one line that leaves no name behind, and needs no other file", () => {
  expect(small.early).toMatch(/^"use strict";\(\(\)=>\{[^\n]+\}\)\(\);$/);
  expect(small.early).not.toContain("require");
});

test("later parts hold their words as they are, their styles as text, and no switch for what is left out", () => {
  const text = [...small.files.values()].join("");
  expect(text).toMatch(/[áéíóúñ«»]/);
  expect(text).not.toMatch(/\\u00[a-f]\w|\\x[a-f]\w/i);
  expect(text).toMatch(/"[^"\n]*#cc-main\{[^"\n]*"/);
  expect(text).not.toMatch(/__SENTRY_(DEBUG|EXCLUDE)|__RRWEB_/);
});

test("later parts carry the notices that others' code brings", () => {
  const notices = [...small.files.values()].flatMap((text) => text.match(/^ +\* Released under .+/gm) ?? []);
  expect(notices).toContain("  * Released under the MIT License");
});

test("what every page fetches first is one file of 3 KiB at most, in brotli", () => {
  const { entry, files } = small;
  const text = files.get(entry) ?? "";
  expect(brotliCompressSync(text).length).toBeLessThanOrEqual(3 * 1024);
  // A file that it shared with a later part would be a second one.
  expect(text).not.toMatch(/\bimport\s*["{*]|\bfrom\s*"/);
});
