import type { NextConfig } from "next";
import { addresses, type Names, patternsOf } from "../config/addresses";

/** A rule for the framework's `headers()`. */
export type HeaderRule = Awaited<ReturnType<NonNullable<NextConfig["headers"]>>>[number];

/** The name of the header. */
export const POLICY: string = "Content-Security-Policy";

/** Headers of every response, beside its policy. Browsers ignore HSTS over plain HTTP. */
export const securityHeaders: Readonly<Record<string, string>> = {
  "Strict-Transport-Security": "max-age=31536000; includeSubDomains",
  "X-Content-Type-Options": "nosniff",
  // Providers see our origin but not the page. The referral code travels in the link, so it works without a referrer.
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
};

/** Allows nothing: no script, no subresource, no form, no framing. */
const CLOSED = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Files that browsers show in a viewer of their own, which needs inline styles and `data:` images. */
const SHOWN = /\.(?:png|ico|avif|webp|xml|atom)$/;

/** The policy of everything that is not a page: files, redirects, refusals. `path` has no query. */
export function filePolicy(path: string): string {
  return SHOWN.test(path) ? `${CLOSED}; style-src 'unsafe-inline'; img-src data:` : CLOSED;
}

/** The headers of every response as the framework's rules have them. */
const all = Object.entries(securityHeaders).map(([key, value]) => ({ key, value }));
/** Header of files that other sites may embed: share pictures, icons, open data, feeds. */
const shared = [{ key: "Cross-Origin-Resource-Policy", value: "cross-origin" }];

/** Header rules for all responses and for files; later rules win. Pages have their own policy (`page-policy.ts`). */
export function securityRules(names: Names): HeaderRule[] {
  const files = addresses.filter(({ kind }) => kind === "file").map(({ path }) => path);
  // A whole name in the place of a parameter has its own ending.
  const shown = files.filter((path) => SHOWN.test(path) || /\/:\w+$/.test(path));
  return [
    { source: String.raw`/:path([\w./-]*)`, headers: all },
    { source: String.raw`/share/:file([\w.-]+)`, headers: shared },
    { source: String.raw`/:file([\w.-]+\.(?:json|csv|atom|md|txt|png|svg|ico))`, headers: shared },
    ...[...patternsOf(files, names), String.raw`/_next/static/:file([\w./~-]*)`].map(policyRule("")),
    ...patternsOf(shown, names, SHOWN).map(policyRule("a.png")),
  ];
}

/** Makes rules with the policy of a kind of file; `example` is a file of that kind. */
const policyRule = (example: string) => (source: string) => {
  return { source, headers: [{ key: POLICY, value: filePolicy(example) }] };
};
