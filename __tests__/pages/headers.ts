import { comparisonForm, comparisonSlug, prerenderedComparisons } from "@/lib/tools/comparison/comparison";
import { refusalPath } from "@/lib/config/paths";
import { createHash } from "node:crypto";
import { VARIANT_PARAMETER } from "@/lib/config/experiment";
import { cacheControl } from "@/lib/http/rules";
import type { Answer } from "../server";
import { ask } from "./crawl";
import { all } from "./dom";
import { type Build, every, everything, expectSecurity, pages } from "./site";

/** The policy of an answer: each directive with its sources. */
function policyOf({ headers }: Answer): Record<string, string[]> {
  const directives = String(headers["content-security-policy"]).split("; ");
  return Object.fromEntries(
    directives.map((directive) => directive.split(" ")).map(([name = "", ...rest]) => [name, rest]),
  );
}

const sourcesOf = (answer: Answer) => Object.values(policyOf(answer)).flat();

function hashOf({ textContent }: Element): string {
  const hash = createHash("sha256").update(textContent ?? "");
  return `'sha256-${hash.digest("base64")}'`;
}

const typeOf = ({ headers }: Answer) => headers["content-type"] ?? "";

every("every answer carries its security headers, each once", everything, expectSecurity);

every("no answer carries the framework's own headers", everything, ({ headers }) => {
  expect(Object.keys(headers).filter((name) => /^x-(next|middleware)|^x-powered/.test(name))).toEqual([]);
  expect(String(headers.vary ?? "")).not.toMatch(/rsc|next/);
});

every("a page's policy has no unsafe or wildcard source", pages, (page, { site }) => {
  const open = /^('unsafe-.*'|data:|blob:|\*|https?:|wss?:)$/;
  expect(sourcesOf(page).filter((source) => open.test(source))).toEqual([]);
  const policy = policyOf(page);
  expect([policy["base-uri"], policy["form-action"]]).toEqual([["'none'"], ["'self'"]]);
  expect(policy["require-trusted-types-for"]).toEqual(["'script'"]);
  // No host may serve a script: Google's serves everybody's containers.
  expect(policy["script-src"]?.filter((source) => /\./.test(source))).toEqual([]);
  expect(policy["script-src"]?.includes("'strict-dynamic'")).toBe(site.analytics.id !== "");
});

every(
  "no page names the framework's script or payload, and none comes with its headers",
  pages,
  ({ html, headers }) => {
    expect(html).not.toMatch(/__next_f|\/_next\/static\/|nonce=/);
    expect(headers.link ?? "").not.toContain("/_next/");
  },
);

every("a page's policy allows its inline scripts and styles by hash", pages, (page) => {
  const { "script-src": scripts = [], "style-src": styles } = policyOf(page);
  const inline = all<HTMLScriptElement>("script:not([src], [type*=json])", page.document);
  expect(scripts).toEqual(expect.arrayContaining(inline.map(hashOf)));
  expect(styles).toEqual(expect.arrayContaining(all("style", page.document).map(hashOf)));
  const attributes = all("body *", page.document).flatMap((element) => element.getAttributeNames());
  expect(attributes.filter((name) => /^(style$|on)/.test(name))).toEqual([]);
});

every("a policy names the hosts of the configured services and no others", pages, (page, { site }) => {
  // https://developers.google.com/tag-platform/security/guides/csp
  const google = ["*.analytics.google.com", "*.google-analytics.com", "www.googletagmanager.com"];
  const reports = site.sentryDsn ? [new URL(site.sentryDsn).hostname] : [];
  const hosts = sourcesOf(page).flatMap((source) => /^https?:\/\/([^:]+)/.exec(source)?.[1] ?? []);
  expect(new Set(hosts)).toEqual(new Set([...(site.analytics.id ? google : []), ...reports]));
});

const prerendered = (build: Build) => {
  const comparisons = prerenderedComparisons(build.catalogue.enabled).map(
    (offers) => `${comparisonForm.path}/${comparisonSlug(offers)}`,
  );
  return pages(build).filter(({ kind, path }) =>
    kind === "comparison" ? comparisons.includes(path) : kind !== "answer" && kind !== "missing",
  );
};

every(
  "a prerendered page comes in brotli, smaller than in gzip, and is a 304 while it is unchanged",
  prerendered,
  async ({ address, html, sent, headers }, { name }) => {
    const answer = await ask(name, address, { headers: { "accept-encoding": "gzip, br" } });
    expect([answer.headers["content-encoding"], answer.headers.vary, answer.text]).toEqual([
      "br",
      "Accept-Encoding",
      html,
    ]);
    expect(answer.sent).toBeLessThan(sent * 0.95);
    const again = await ask(name, address, { headers: { "if-none-match": headers.etag ?? "none" } });
    expect([again.status, again.sent, again.headers.vary]).toEqual([304, 0, "Accept-Encoding"]);
  },
);

const files = (build: Build) =>
  everything(build).filter((item) => !typeOf(item).includes("html") && !item.address.startsWith("/_next/"));

every("a file may run no script and submit no form", files, (answer) => {
  const { "script-src": scripts, "default-src": others, "form-action": forms } = policyOf(answer);
  expect([scripts, others, forms]).toEqual([undefined, ["'none'"], ["'none'"]]);
});

every("only pictures, feeds and open data may be shown on other sites", everything, (answer) => {
  const isShared = /^\/(share\/.+|[^/]+\.(json|csv|atom|md|txt|png|svg|ico))(\?|$)/.test(answer.address);
  expect(answer.headers["cross-origin-resource-policy"]).toBe(isShared ? "cross-origin" : "same-origin");
});

/** Whether an answer is the page of an A/B test, in one of its variants. */
const isTested = ({ text }: Answer) => text.includes(" data-variant=");

every(
  "no answer sets a cookie but the page of an A/B test and the recorded refusal",
  everything,
  (answer) => {
    expect(answer.headers["set-cookie"] !== undefined).toBe(
      isTested(answer) || answer.address === refusalPath,
    );
  },
);

/** The expected `Cache-Control` of an address. Answers to a visitor's own input are private. */
function cachingOf(answer: Answer): keyof typeof cacheControl {
  // Its address has the parameter even while no test runs.
  const address = answer.address.replace(new RegExp(`\\?${VARIANT_PARAMETER}=\\w$`), "");
  if (isTested(answer) || /[?&][\w-]+=|\/(fechas|elegir)$/.test(address)) return "answer";
  if (/^\/(assets|fonts)\//.test(address)) return "immutable";
  return /^\/(heroes\/|icon\.svg|apple-icon|favicon)/.test(address) ? "picture" : "page";
}

every("every answer has the Cache-Control of its kind", everything, (answer) => {
  const known = answer.status >= 400 ? "none" : cachingOf(answer);
  const expected = answer.address === refusalPath ? "private, no-store" : cacheControl[known];
  if (!answer.address.startsWith("/_next/")) expect(answer.headers["cache-control"]).toBe(expected);
});
