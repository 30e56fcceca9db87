import { type BrowserServices, servicesOf } from "../config/services";
import { site } from "../config/site";

/** The inline parts that a policy allows, by hash. */
interface Inline {
  /** `'sha256-…'` of the inline scripts, beside the site's own files. */
  scripts: readonly string[];
  /** `'sha256-…'` of the inline style sheets; where there are none, the site's files are allowed. */
  styles: readonly string[];
}

/** Hosts that gtag sends to, from Google's guide to Content-Security-Policy. */
const analytics = "https://*.google-analytics.com";
const regional = "https://*.analytics.google.com";
const tagManager = "https://www.googletagmanager.com";

/**
 * The Content-Security-Policy of a page. It has no `report-to`: our script reports violations, as far as the visitor
 * consents.
 */
export function pagePolicy(inline: Inline, services: BrowserServices = servicesOf(site)): string {
  const google = (...hosts: string[]) => (services.google ? hosts : []);
  const reports = services.sentry ? [new URL(services.sentry.dsn).origin] : [];
  const directives: [name: string, ...values: string[]][] = [
    ["default-src", "'none'"],
    // Google's host serves anybody's containers, so it is not allowed itself: a trusted script loads gtag. With
    // `'strict-dynamic'`, `'self'` counts only in browsers that do not know that keyword.
    ["script-src", "'self'", ...inline.scripts, ...google("'strict-dynamic'")],
    ["style-src", ...(inline.styles.length > 0 ? inline.styles : ["'self'"])],
    ["img-src", "'self'", ...google(analytics, tagManager)],
    ["font-src", "'self'"],
    ["connect-src", "'self'", ...google(analytics, regional, tagManager), ...reports],
    ["manifest-src", "'self'"],
    ["form-action", "'self'"],
    ["base-uri", "'none'"],
    ["frame-ancestors", "'none'"],
    ...trustedTypes,
  ];
  return directives.map((directive) => directive.join(" ")).join("; ");
}

/** The Trusted Types policies: `lib/browser/early.ts`, `trusted-types.ts` and `forms-in-place.ts`. */
const trustedTypes: [string, ...string[]][] = [
  ["require-trusted-types-for", "'script'"],
  ["trusted-types", "site", "default", "answer"],
];
