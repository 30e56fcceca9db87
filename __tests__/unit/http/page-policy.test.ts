/** @jest-environment node */
import { readSite } from "@/lib/config/site";
import { pagePolicy } from "@/lib/http/page-policy";
import { isPreviewHost, PREVIEW_HOSTS } from "@/lib/http/preview-hosts";
import { securityContact } from "@/lib/http/security-contact";

describe("the policy of a page", () => {
  const none = { google: false, vercel: false, sentry: false };
  const own = { scripts: ["'sha256-a'"], styles: ["'sha256-b'"], framework: false };
  const policyOf = (services: Partial<typeof none> = {}, more: Partial<typeof own> = {}) =>
    pagePolicy({ ...none, ...services }, "https://key@o1.sentry.example/7", { ...own, ...more });

  test("lets run and apply what the page names, and the site's own files", () => {
    expect(policyOf().split("; ")).toEqual([
      "default-src 'none'",
      "script-src 'self' 'sha256-a'",
      "style-src 'sha256-b'",
      "img-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types default answer",
    ]);
  });

  test.each([
    ["nothing", {}, []],
    ["Vercel, which lives at the site's own address", { vercel: true }, []],
    ["Sentry", { sentry: true }, ["https://o1.sentry.example"]],
    [
      // https://developers.google.com/tag-platform/security/guides/csp
      "Google",
      { google: true },
      [
        "https://*.googletagmanager.com",
        "https://*.google-analytics.com",
        "https://*.googletagmanager.com",
        "https://*.google-analytics.com",
        "https://*.analytics.google.com",
        "https://*.googletagmanager.com",
      ],
    ],
  ])("names the hosts of %s", (_name, services, hosts) => {
    expect(policyOf(services).match(/https:\/\/[^ ;]+/g) ?? []).toEqual(hosts);
  });

  test("is never loosened", () => {
    expect(policyOf({ google: true, vercel: true, sentry: true }, { framework: true })).not.toMatch(
      /unsafe-|data:|\*(?!\.)/,
    );
  });
});

test.each([
  ...["vercel.app", "mio-git-rama-ana.vercel.app", "MIO.Vercel.App", "mio.vercel.app.", "mio.vercel.app:443"],
  ...[
    "localhost",
    "localhost:3000",
    "promos.localhost:3000",
    "127.0.0.1:3000",
    "8.8.8.8",
    "[2001:db8::1]:443",
  ],
])("«%s» is a preview host", (host) => expect(isPreviewHost(host)).toBe(true));

test.each([
  ...["planamigo.example", "www.planamigo.example:443", "vercel.app.example", "mivercel.app", "milocalhost"],
  ...["127.0.0.1.example", "1.2.3", "1.2.3.4.5", "x1.2.3.4", ""],
])("«%s» is none", (host) => expect(isPreviewHost(host)).toBe(false));

test("the pattern of preview hosts has no capturing group, which the framework takes for a parameter", () => {
  expect(PREVIEW_HOSTS).not.toMatch(/(?<!\\)\((?!\?:)/);
});

test("security.txt names the site's own address and expires within a year", () => {
  const env = {
    NEXT_PUBLIC_CONTACT_EMAIL: "hola@ejemplo.es",
    NEXT_PUBLIC_SITE_URL: "https://www.ejemplo.es",
  };
  expect(securityContact(readSite(env), "2026-11-21")).toBe(
    [
      "Contact: mailto:hola@ejemplo.es",
      "Expires: 2027-05-20T00:00:00.000Z",
      "Preferred-Languages: es, en",
      "Canonical: https://www.ejemplo.es/.well-known/security.txt",
      "",
    ].join("\n"),
  );
});
