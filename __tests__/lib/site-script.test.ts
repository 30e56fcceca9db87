/** @jest-environment node */
import { brotliCompressSync } from "node:zlib";
import { bundleSiteScript, siteScriptAddress } from "@/lib/site-script";

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

test("a page asks for the entry", async () => {
  expect(await siteScriptAddress()).toBe(`/assets/${readable.entry}`);
});

test("what every page fetches first is one file of 3 KiB at most, in brotli", () => {
  const { entry, files } = small;
  const text = files.get(entry) ?? "";
  expect(brotliCompressSync(text).length).toBeLessThanOrEqual(3 * 1024);
  // A file that it shared with a later part would be a second one.
  expect(text).not.toMatch(/\bimport\s*["{*]|\bfrom\s*"/);
});
