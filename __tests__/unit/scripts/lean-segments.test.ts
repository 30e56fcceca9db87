/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { listOf, type Outputs } from "../../../scripts/lean/outputs.mjs";
import { dropSegments } from "../../../scripts/lean/segments.mjs";

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "segments-"))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const prerender = (pathname: string, name: string) => ({
  pathname,
  fallback: { filePath: join(folder, name) },
});

/** A build of a lean page, and of one that keeps the framework's script. */
function build(): Outputs {
  for (const page of ["lean", "whole"]) {
    mkdirSync(join(folder, `${page}.segments/$d$slug`), { recursive: true });
    for (const part of ["_tree", "$d$slug/__PAGE__"])
      writeFileSync(join(folder, `${page}.segments/${part}.segment.rsc`), "0");
    writeFileSync(
      join(folder, `${page}.meta`),
      JSON.stringify({ headers: { a: "b" }, segmentPaths: ["/_tree"] }),
    );
  }
  const prerenders = ["lean", "whole"].flatMap((page) => [
    prerender(`/${page}`, `${page}.html`),
    prerender(`/${page}.rsc`, `${page}.rsc`),
    prerender(`/${page}.segments/_tree.segment.rsc`, `${page}.segments/_tree.segment.rsc`),
  ]);
  const outputs: unknown = { prerenders, staticFiles: [{ pathname: "/a.js", filePath: "/a.js" }] };
  return outputs as Outputs;
}

test("a lean page loses the parts for the router, on disk, in its description and in the list", async () => {
  const outputs = build();
  await dropSegments(outputs, [join(folder, "lean.html")]);
  expect(outputs.prerenders.map(({ pathname }) => pathname)).toEqual([
    "/lean",
    "/lean.rsc",
    "/whole",
    "/whole.rsc",
    "/whole.segments/_tree.segment.rsc",
  ]);
  expect(existsSync(join(folder, "lean.segments"))).toBe(false);
  expect(existsSync(join(folder, "whole.segments/_tree.segment.rsc"))).toBe(true);
  expect(JSON.parse(readFileSync(join(folder, "lean.meta"), "utf8"))).toEqual({ headers: { a: "b" } });
  expect(JSON.parse(readFileSync(join(folder, "whole.meta"), "utf8"))).toHaveProperty("segmentPaths");
});

test("a page without such parts or description is left alone", async () => {
  const outputs = build();
  await dropSegments(outputs, [join(folder, "other.html")]);
  expect(outputs.prerenders).toHaveLength(6);
});

test("a build is listed by file and by address", () => {
  const outputs = build();
  const { addresses, prerenders, held } = listOf(outputs);
  expect(addresses.get(join(folder, "lean.html"))).toBe("/lean");
  expect(addresses.get("/a.js")).toBe("/a.js");
  expect(prerenders.get(join(folder, "whole.html"))).toEqual([outputs.prerenders[3]]);
  expect(held.has("/whole.rsc") && held.has("/a.js")).toBe(true);
});
