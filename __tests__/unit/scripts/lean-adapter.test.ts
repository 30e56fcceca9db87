/** @jest-environment node */
import { clientModulesIn, modulesThatNeedScript } from "../../../scripts/lean/client-modules.mjs";
import { parsePage } from "../../../scripts/lean/document.mjs";
import { clientModuleIds, payloadOf } from "../../../scripts/lean/payload.mjs";
import { stripFramework } from "../../../scripts/lean/strip.mjs";
import { rowOf, table } from "../../../scripts/lean/table.mjs";
import { boot, manifest, pageWith, push, rows, site, structured } from "./lean-pages";

const strip = (html: string) => stripFramework(parsePage(html), "/x");
const idsIn = (html: string) => clientModuleIds(payloadOf(parsePage(html), "/x"), "/x");
const needing = (ids: string[]) => modulesThatNeedScript(ids, clientModulesIn([manifest]), "/x");

describe("a page without the framework's script", () => {
  const lean = strip(pageWith({}));

  test("keeps its HTML, structured data, navigation hints and our script, and nothing else", () => {
    expect(lean).toBe(
      `<!DOCTYPE html><html lang="es-ES"><head><meta charset="utf-8">${site}` +
        `<title>Uno</title><style>a{color:red}</style></head>` +
        `<body><main><h1>Uno &amp; dos</h1><p>10&nbsp;€ más</p></main>${structured}` +
        `<script type="speculationrules">{"prefetch":[]}</script></body></html>`,
    );
  });

  test.each(["_next", "__next_f", "TURBOPACK", "<!--", 'rel="preload"'])("has no trace of %s", (trace) => {
    expect(lean).not.toContain(trace);
  });

  test("keeps an author's own comment and a box that is no placeholder", () => {
    const own = '<!-- hecho en casa --><div hidden="" id="aviso"></div>';
    expect(strip(pageWith({ body: own }))).toContain(own);
  });

  test.each([
    [
      "ours beside the framework's",
      '<meta name="robots" content="noindex"><meta name="robots" content="noindex, nofollow">',
    ],
    ["ours alone", '<meta name="robots" content="noindex, nofollow">'],
  ])("has one robots meta: %s", (_, head) => {
    expect(strip(pageWith({ head })).match(/<meta name="robots"[^>]*>/g)).toEqual([
      '<meta name="robots" content="noindex, nofollow">',
    ]);
  });
});

describe("what stops the build, with the page's name", () => {
  test.each([
    [
      "an unknown inline script",
      { body: "<script>alert(1)</script>" },
      /^\/x: unknown inline script .*alert/,
    ],
    [
      "a foreign script",
      { body: '<script src="https://e.org/a.js"></script>' },
      /^\/x: unknown script https:/,
    ],
    ["a foreign preload", { head: '<link rel="modulepreload" href="/a.js">' }, /^\/x: unknown preload/],
    [
      "a chunk's address left over",
      { body: '<a href="/_next/static/chunks/a.js">a</a>' },
      /^\/x: still names/,
    ],
    [
      "a boundary that waits for script",
      { body: '<!--$?--><template id="B:0"></template><!--/$-->' },
      /Suspense/,
    ],
    [
      "two robots metas of the page",
      { head: '<meta name="robots" content="none"><meta name="robots" content="all">' },
      /2 robots metas/,
    ],
  ])("%s", (_, parts, message) => {
    expect(() => strip(pageWith(parts))).toThrow(message);
  });

  test("a page that is lean already", () => {
    expect(() => strip(strip(pageWith({})))).toThrow("/x: no script of the framework");
  });

  test.each([
    ["no payload", `<p>Hola</p>${boot}`, "no payload"],
    ["a payload without client modules", push([1, "0:{}\n"]), "names no client module"],
    ["an unknown kind of piece", push([2, {}]), "unknown kind of piece"],
    ["an unreadable row", push([1, "nada\n"]), "unreadable payload row"],
    ["an unknown form of a module's row", push([1, '3:I{"id":4}\n']), "unknown form"],
    ["a text that is cut", push([1, "3:T\n"]), "without a length"],
  ])("%s", (_, html, message) => {
    expect(() => idsIn(html)).toThrow(message);
  });

  test("a client module that no manifest knows", () => {
    expect(() => needing(["999"])).toThrow("/x: its payload names client module 999");
  });

  test("a manifest of another form", () => {
    expect(() => clientModulesIn(["export default {}"])).toThrow("unknown form");
  });
});

describe("which client modules a payload names", () => {
  test("those of its rows, once each", () => {
    expect(
      idsIn(push([1, rows('3:I[10,[],"default"]', '4:I[11,["$2"],"Counter"]', '5:I[10,[],"x"]')])),
    ).toEqual(["10", "11"]);
  });

  test("not a text that looks like a row, counted in bytes", () => {
    const text = 'ñ\n9:I[12,[],"default"]\n';
    const length = Buffer.byteLength(text).toString(16);
    expect(idsIn(push([1, `3:I[10,[],"default"]\n8:T${length},${text}`]))).toEqual(["10"]);
  });

  test("across pieces that were cut anywhere, as text or as bytes", () => {
    const payload = Buffer.from('3:I[10,[],"default"]\n8:"año"\n4:I[11,[],"b"]\n');
    const cut = payload.indexOf(0xb1);
    const bytes = payload.subarray(cut - 1, cut).toString("base64") as string;
    const html =
      push([1, payload.toString("utf8", 0, cut - 1)]) +
      push([3, bytes]) +
      push([3, payload.subarray(cut).toString("base64")]);
    expect(idsIn(html)).toEqual(["10", "11"]);
  });
});

describe("which client modules need the framework's script", () => {
  test.each([
    ["the router's shell", "10", []],
    ["the error pages", "20", []],
    ["a link", "13", []],
    ["an island", "11", ["[project]/components/islands/counter.tsx"]],
    ["a package's component", "12", ["[project]/node_modules/some-package/index.js"]],
    ["the framework's script loader", "14", ["[project]/node_modules/next/dist/client/script.js"]],
    ["an error page that is not the site's", "21", ["[project]/app/[slug]/error.tsx"]],
  ])("%s", (_, id, sources) => {
    expect(needing([id])).toEqual(sources);
  });
});

test("the table names each page, its bytes, and why it kept the script", () => {
  const lines = table([
    rowOf({ page: "/", before: "x".repeat(1000), after: "ñ", keptFor: [] }),
    rowOf({ page: "/isla", before: "xx", after: "xx", keptFor: ["[project]/a.tsx"] }),
  ]).split("\n");
  expect(lines[1]).toMatch(/^\/ +1000 +2 +\d+ +\d+ +lean$/);
  expect(lines[2]).toMatch(/^\/isla +2 +2 .*whole: \[project\]\/a.tsx$/);
});

test("of thousands of pages the table names the first, those that kept the script, and the sum of the rest", () => {
  const pages = Array.from({ length: 1000 }, (_, i) => ({
    page: `/p-${i}`,
    before: "xxxx",
    after: "x",
    keptFor: i === 900 ? ["[project]/a.tsx"] : [],
  }));
  const lines = table(pages.map(rowOf)).split("\n");
  expect(lines).toHaveLength(1 + 200 + 1 + 1);
  expect(lines.at(-2)).toMatch(/^\/p-900 .*whole: /);
  expect(lines.at(-1)).toMatch(/^799 more +3196 +799 +\d+ +\d+ +lean$/);
});
