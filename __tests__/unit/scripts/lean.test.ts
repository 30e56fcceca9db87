/** @jest-environment node */
import { parse } from "parse5";
import { stripFramework } from "../../../scripts/lean/strip";
import { ownRules } from "../../../scripts/lean/styles";

/** The output of `next build`, reduced by hand to its known parts. */
const payload = '<script>self.__next_f.push([1,"3:I[10,[],\\"default\\"]\\n"])</script>';
const early = '<script data-script="/assets/site-R2CWFPQK.js">early()</script>';
const data = '<script type="application/ld+json">{"name":"\\u003c/script>"}</script>';
const hints = '<script type="speculationrules">{"prefetch":[]}</script>';

const page = ({ head = "", body = "" }) =>
  '<!DOCTYPE html><html lang="es-ES"><head><meta charSet="utf-8"/>' +
  '<link rel="preload" as="script" href="/_next/static/chunks/a.js"/><link rel="preload" href="/_next/static/e.css" as="style"/>' +
  `${early}<script src="/_next/static/chunks/b.js" async=""></script><title>Uno</title>${head}</head>` +
  '<body><div hidden=""><!--$--><!--/$--></div><main><h1>Uno<!-- --> &amp; dos</h1><p>10\u00a0€</p></main>' +
  `${data}${hints}${body}<!--$--><!--/$--><script>(globalThis["TURBOPACK"] || []).push({})</script>${payload}</body></html>`;

const strip = (parts: Parameters<typeof page>[0]) => stripFramework(parse(page(parts)), "/x");

test("a lean page keeps its HTML, structured data, navigation hints and our script, and nothing else", () => {
  expect(strip({})).toBe(
    `<!DOCTYPE html><html lang="es-ES"><head><meta charset="utf-8">${early}<title>Uno</title></head>` +
      `<body><main><h1>Uno &amp; dos</h1><p>10&nbsp;€</p></main>${data}${hints}</body></html>`,
  );
  const own = '<!-- hecho en casa --><div hidden="" id="aviso"></div>';
  expect(strip({ body: own })).toContain(own);
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

test.each([
  // A class of the page; no class; a negated class.
  ".x_here{top:0}a:hover,[hidden]{top:0}.plain .x_here{top:0}.x_here:not(.x_gone){top:0}",
  // Alternatives and relations of which one is present.
  ":is(.x_gone,.x_here) a{top:0}.x_here:has(.x_too){top:0}",
  "@keyframes x_in{to{top:0}}@media print{.x_too{animation:1s x_in}}@layer a,b;@font-face{font-family:A}",
])("a page keeps the rules that can match something on it: %s", (css) => {
  expect(ownRules(css, ["x_here", "x_too", "plain"], false)).toBe(css);
});

test.each([
  [".x_gone{top:0}.x_gone .x_here:hover{top:0}", ""],
  [".x_gone,.x_here{top:0}", ".x_here{top:0}"],
  [":is(.x_gone,.x_lost>a){top:0}:has(.x_gone){top:0}", ""],
  ["@layer a{@media print{.x_gone{top:0}}}", ""],
  [".gone{top:0}.x_here{}@keyframes x_in{to{top:0}}", ""],
])("a page loses the rules that cannot match: %s", (css, rest) => {
  expect(ownRules(css, ["x_here"], false)).toBe(rest);
});

test("a page whose forms are answered in place keeps the rules of shared classes", () => {
  expect(ownRules(".plain{top:0}.x_gone{top:0}", [], true)).toBe(".plain{top:0}");
});
