import type { Services } from "../config/services";

/** What of a page's own the policy lets run or apply. */
interface Own {
  /** Sources such as `'sha256-…'` or `'nonce-…'`, beside the site's own files. */
  scripts: readonly string[];
  /** `'sha256-…'` of the style sheets that stand in the page; a page without any takes the site's files. */
  styles: readonly string[];
  /** Whether the framework's script is in the page. */
  framework: boolean;
}

/** The hosts that Google's own guide to policies names for gtag. */
const GOOGLE = {
  scripts: ["https://*.googletagmanager.com"],
  pictures: ["https://*.google-analytics.com", "https://*.googletagmanager.com"],
  calls: [
    "https://*.google-analytics.com",
    "https://*.analytics.google.com",
    "https://*.googletagmanager.com",
  ],
};

/**
 * The policy of a page. Everything is refused that is not named; others are named only where this configuration uses
 * them. Violations are reported by the script (`lib/browser/error-reports.ts`), as every error is: it knows what the
 * visitor allowed, which a browser that follows `report-to` does not.
 *
 * @param dsn where errors go, empty where nowhere
 */
export function pagePolicy(services: Services, dsn: string, own: Own): string {
  const google = services.google ? GOOGLE : { scripts: [], pictures: [], calls: [] };
  const reports = services.sentry ? [new URL(dsn).origin] : [];
  const directives: [name: string, ...values: string[]][] = [
    ["default-src", "'none'"],
    ["script-src", "'self'", ...own.scripts, ...google.scripts],
    ["style-src", ...(own.styles.length > 0 ? own.styles : ["'self'"])],
    ["img-src", "'self'", ...google.pictures],
    ["connect-src", "'self'", ...google.calls, ...reports],
    ["manifest-src", "'self'"],
    ["form-action", "'self'"],
    ["base-uri", "'none'"],
    ["frame-ancestors", "'none'"],
    // Neither the framework nor Google's script says under what names it makes markup of text.
    ...(own.framework || services.google ? [] : trustedTypes),
  ];
  return directives.map((directive) => directive.join(" ")).join("; ");
}

/** Text becomes markup through two gates only: `lib/browser/trusted-types.ts` and `lib/browser/offer-pages.ts`. */
const trustedTypes: [string, ...string[]][] = [
  ["require-trusted-types-for", "'script'"],
  ["trusted-types", "default", "answer"],
];
