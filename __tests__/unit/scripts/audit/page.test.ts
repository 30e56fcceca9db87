/** @jest-environment node */
import { readPage, scriptFreeTwin } from "../../../../scripts/audit/page.mjs";

const html = `<!DOCTYPE html><html><head><style>a{color:red}</style><script data-script="/assets/site-ABCDEFGH.js">early()</script>
</head><body data-variant="a"><picture>
<source type="image/avif" srcset="/heroes/x-640.avif 640w, /heroes/x-960.avif 960w"></picture><a href="/x">x</a>
<script type="application/ld+json">{}</script><script type="speculationrules">{}</script></body></html>`;

test("what a page costs is read from its HTML", () => {
  expect(readPage(html)).toMatchObject({
    css: "a{color:red}",
    scripts: 1,
    frameworkScripts: 0,
    stylesheets: 0,
    nodes: 10,
    entry: "/assets/site-ABCDEFGH.js",
    hero: "/heroes/x-640.avif",
    isIndexable: true,
    hasTest: true,
    links: ["/x"],
  });
});

test.each([
  [
    "a script of the framework",
    '<script src="/_next/static/a.js" async></script>',
    { frameworkScripts: 1, scripts: 2 },
  ],
  ["a script inside the page", "<script>alert(1)</script>", { scripts: 2 }],
  ["a stylesheet", '<link rel="stylesheet" href="/a.css">', { stylesheets: 1 }],
  ["one fetched ahead", '<link rel="preload" as="style" href="/a.css">', { stylesheets: 1 }],
  ["a font", '<link rel="preload" as="font" href="/a.woff2">', { stylesheets: 1 }],
  ["a word to search engines", '<meta name="robots" content="noindex, follow">', { isIndexable: false }],
])("%s is noticed", (_name, more, figures) => {
  expect(readPage(html.replace("</body>", `${more}</body>`))).toMatchObject(figures);
});

test("the twin has no script, and else everything", () => {
  const twin = scriptFreeTwin(html);
  expect(twin.match(/<script[^>]*>/g)).toEqual(['<script type="application/ld+json">']);
  expect(readPage(twin)).toMatchObject({ css: "a{color:red}", hero: "/heroes/x-640.avif", links: ["/x"] });
});
