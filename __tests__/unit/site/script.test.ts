/** @jest-environment node */
import { bundleSiteScript } from "@/lib/site/script";

test("the entry script imports nothing statically; the bundle keeps letters unescaped", async () => {
  const { entry, files } = await bundleSiteScript({ minify: true });
  // A file shared with a lazily loaded part would be a second request.
  expect(files.get(entry)).not.toMatch(/\bimport\s*["{*]|\bfrom\s*"/);
  const text = [...files.values()].join("");
  expect(text).not.toMatch(/\\u00[a-f]\w|\\x[a-f]\w/i);
  expect(text).not.toMatch(/__SENTRY_(DEBUG|EXCLUDE)|__RRWEB_/);
}, 60_000);
