/** @jest-environment node */
import { bundleSiteScript } from "@/lib/site/script";

test("the script's first file is whole; later ones keep Spanish letters, styles and licences as text", async () => {
  const { entry, files } = await bundleSiteScript({ minify: true });
  // A file that it shared with a later part would be a second request.
  expect(files.get(entry)).not.toMatch(/\bimport\s*["{*]|\bfrom\s*"/);
  const text = [...files.values()].join("");
  expect(text).not.toMatch(/\\u00[a-f]\w|\\x[a-f]\w/i);
  expect(text).toMatch(/"[^"\n]*#cc-main\{[^"\n]*"/);
  expect(text).not.toMatch(/__SENTRY_(DEBUG|EXCLUDE)|__RRWEB_/);
  expect(text).toMatch(/^ +\* Released under the MIT License/m);
}, 60_000);
