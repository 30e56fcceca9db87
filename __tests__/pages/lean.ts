import { parse } from "parse5";
import { stripFramework } from "../../scripts/lean/strip";
import { full } from "./site";

// A built page, with what the framework adds to each before the build removes it.
const built = full.page("/")?.html ?? "";
const chunk =
  '<link rel="preload" as="script" href="/_next/static/chunks/a.js"><script src="/_next/static/chunks/b.js" async=""></script>';
const start =
  '<script>(globalThis["TURBOPACK"] || []).push({})</script><script>self.__next_f.push([1,"3:I[10,[]]"])</script>';
const raw = ({ head = "", body = "" }) =>
  built
    .replace("</head>", `${chunk}${head}</head>`)
    .replace("</body>", `<!--$--><!--/$-->${body}${start}</body>`);
const strip = (parts: Parameters<typeof raw>[0]) => stripFramework(parse(raw(parts)), "/x");

test("the build removes the framework's parts of a page, and nothing else", () => {
  const own = '<!-- hecho en casa --><div hidden="" id="aviso-propio"></div>';
  expect(strip({})).toBe(built);
  expect(strip({ body: own })).toBe(built.replace("</body>", `${own}</body>`));
});

test.each([
  ["an unknown inline script", { body: "<script>alert(1)</script>" }, /^\/x: unknown inline script .*alert/],
  ["a foreign script", { body: '<script src="https://e.org/a.js"></script>' }, /^\/x: unknown script https:/],
  ["a foreign preload", { head: '<link rel="modulepreload" href="/a.js">' }, /^\/x: unknown preload/],
  ["a chunk's address left over", { body: '<a href="/_next/static/chunks/a.js">a</a>' }, /^\/x: still names/],
  [
    "a Suspense boundary that waits for script",
    { body: '<!--$?--><template id="B:0"></template><!--/$-->' },
    /Suspense/,
  ],
  [
    "two robots metas of the page",
    { head: '<meta name="robots" content="a"><meta name="robots">' },
    /2 robots/,
  ],
])("%s stops the build", (_name, parts, message) => {
  expect(() => strip(parts)).toThrow(message);
});
