/** @jest-environment node */
import { brotliCompressSync } from "node:zlib";
import { bundleSiteScript, siteScriptAddress } from "@/lib/site-script";

test("the same sources give the same names and texts", async () => {
  expect(await bundleSiteScript({ minify: true })).toEqual(await bundleSiteScript({ minify: true }));
});

test("every file's name carries a hash of its content", async () => {
  const { entry, files } = await bundleSiteScript({ minify: true });
  expect(entry).toMatch(/^site-[A-Z0-9]{8}\.js$/);
  for (const name of files.keys()) expect(name).toMatch(/^[a-z-]+-[A-Z0-9]{8}\.js$/);
  expect((await bundleSiteScript({ minify: false })).entry).not.toBe(entry);
});

test("a page asks for the entry", async () => {
  const { entry } = await bundleSiteScript({ minify: false });
  expect(await siteScriptAddress()).toBe(`/assets/${entry}`);
});

test("what every page fetches first is one file of 3 KiB at most, in brotli", async () => {
  const { entry, files } = await bundleSiteScript({ minify: true });
  const text = files.get(entry) ?? "";
  expect(brotliCompressSync(text).length).toBeLessThanOrEqual(3 * 1024);
  // A file that it shared with a later part would be a second one.
  expect(text).not.toMatch(/\bimport\s*["{*]|\bfrom\s*"/);
});
