/** @jest-environment node */
import { bundleSiteScript, earlyScript, siteScript, siteScriptAddress } from "@/lib/site/script";

type Bundle = Awaited<ReturnType<typeof bundleSiteScript>>;
let small: Bundle;
let readable: Bundle;

beforeAll(async () => {
  [small, readable] = await Promise.all([
    bundleSiteScript({ minify: true }),
    bundleSiteScript({ minify: false }),
  ]);
}, 60_000);

test("the same sources give the same names, with a hash of the content", async () => {
  expect(await bundleSiteScript({ minify: true })).toEqual(small);
  for (const name of small.files.keys()) expect(name).toMatch(/^[a-z-]+-[A-Z0-9]{8}\.js$/);
  expect(readable.entry).not.toBe(small.entry);
});

test("a built site knows the address beforehand, and bundles once", async () => {
  const known = { SITE_SCRIPT_ENTRY: "site-ABCDEFGH.js", SITE_SCRIPT_EARLY: "early();" };
  Object.assign(globalThis, known);
  expect(await siteScriptAddress()).toBe("/assets/site-ABCDEFGH.js");
  expect(await earlyScript()).toBe("early();");
  expect(await siteScript()).toEqual({ entry: small.entry, files: small.files });
  expect(await siteScript()).toBe(await siteScript());
  for (const name of Object.keys(known)) Reflect.deleteProperty(globalThis, name);
});

test("later parts hold Spanish letters as they are, styles as text, and others' licences", () => {
  const text = [...small.files.values()].join("");
  expect(text).not.toMatch(/\\u00[a-f]\w|\\x[a-f]\w/i);
  expect(text).toMatch(/"[^"\n]*#cc-main\{[^"\n]*"/);
  expect(text).not.toMatch(/__SENTRY_(DEBUG|EXCLUDE)|__RRWEB_/);
  expect(text).toMatch(/^ +\* Released under the MIT License/m);
});

test("what every page fetches first is one file", () => {
  // A file that it shared with a later part would be a second one.
  expect(small.files.get(small.entry)).not.toMatch(/\bimport\s*["{*]|\bfrom\s*"/);
});
