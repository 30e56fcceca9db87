/** @jest-environment node */
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { elementsOf, parsePage, serializePage } from "../../../scripts/lean/document.mjs";
import { errorPage } from "../../../scripts/lean/error-page.mjs";
import { policyOf } from "../../../scripts/lean/policy.mjs";
import { inlineStyles } from "../../../scripts/lean/styles.mjs";
import { parsePolicy } from "../../../scripts/headers/policy.mjs";
import { errors } from "@/lib/copy/errors";
import { pagePolicy } from "@/lib/http/page-policy";
import { filePolicy, POLICY } from "@/lib/http/security-headers";
import { servicesOf } from "@/lib/config/services";
import { readSite } from "@/lib/config/site";

const library = { errors, pagePolicy, servicesOf, filePolicy, POLICY, site: readSite({}) };
const sha = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const policy = (html: string, lean = true) => parsePolicy(policyOf(html, lean, library));

describe("the policy of a built page", () => {
  const page =
    "<style>a{color:red}</style>" +
    '<script data-script="/assets/a.js">early()</script><script type="application/ld+json">{"a":1}</script>';

  test("names its scripts and styles by hash, and no data", () => {
    expect(policy(page).get("script-src")).toEqual(["'self'", sha("early()")]);
    expect(policy(page).get("style-src")).toEqual([sha("a{color:red}")]);
    expect(policy(page).has("trusted-types")).toBe(true);
  });

  test("allows navigation hints where there are some", () => {
    const hints = `${page}<script type="speculationrules">{"prefetch":[]}</script>`;
    expect(policy(hints).get("script-src")).toEqual(["'self'", sha("early()"), sha('{"prefetch":[]}')]);
  });

  test("takes the text as a browser does", () => {
    const text = "f('ñ &amp; <b>')\n";
    expect(policy(`<script>${text}</script>`).get("script-src")).toContain(sha(text));
  });

  test("of one that keeps the framework's script asks for no trusted types", () => {
    expect(policy(page, false).has("trusted-types")).toBe(false);
  });
});

describe("style sheets", () => {
  const distDir = mkdtempSync(join(tmpdir(), "styles-"));
  mkdirSync(join(distDir, "static"));
  writeFileSync(join(distDir, "static/a.css"), "a{color:red}\n/*# sourceMappingURL=a.css.map*/");
  writeFileSync(join(distDir, "static/b.css"), "b>i{color:blue}");
  afterAll(() => rmSync(distDir, { recursive: true }));

  const inlined = async (head: string) => {
    const document = parsePage(`<head>${head}<title>x</title></head>`);
    await inlineStyles(document, distDir);
    return document;
  };
  const link = (href: string) => `<link rel="stylesheet" href="${href}" data-precedence="next">`;

  test("stand in the page as one, in their order, where the first was", async () => {
    const head = `<meta charset="utf-8">${link("/_next/static/a.css")}${link("/_next/static/b.css?dpl=1")}`;
    const html = serializePage(await inlined(head));
    expect(html).toContain(
      '<meta charset="utf-8"><style>a{color:red}\n\nb>i{color:blue}</style><title>x</title>',
    );
  });

  test("a page without any stays as it is", async () => {
    expect(elementsOf(await inlined('<link rel="icon" href="/x.ico">'), "style")).toEqual([]);
  });

  test("of other places stop the build", async () => {
    await expect(inlined(link("https://otro.example/a.css"))).rejects.toThrow("unknown style sheet");
  });
});

describe("the page for what fails", () => {
  const { notFound, unexpected } = errors;
  const missing =
    `<head><title>${notFound.title}</title><meta property="og:title" content="x"><meta name="robots" content="noindex"></head>` +
    `<body><picture><img src="/x.avif"></picture><p>${notFound.code}</p><h1>${notFound.title}</h1><p>${notFound.text}</p></body>`;

  test("is the one for what is missing, in other words", () => {
    const html = errorPage(missing, errors);
    for (const text of [
      `<title>${unexpected.title}</title>`,
      `<h1>${unexpected.title}</h1>`,
      unexpected.text,
    ])
      expect(html).toContain(text);
    for (const text of [notFound.title, notFound.text, "404", "<picture", "og:title"])
      expect(html).not.toContain(text);
    expect(html).toContain("noindex");
  });

  test("stops the build where the words are no longer there", () => {
    expect(() => errorPage("<p>404</p>", errors)).toThrow(notFound.title);
  });
});
