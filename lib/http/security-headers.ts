/** A rule of the framework's `headers()`. */
export interface HeaderRule {
  source: string;
  has?: { type: "header"; key: string }[];
  headers: { key: string; value: string }[];
}

export const POLICY: string = "Content-Security-Policy";

/**
 * What every answer carries beside its policy: page, file, redirect and error alike. A browser hears of HSTS over
 * HTTPS only, so that the same answers serve a machine without a certificate.
 */
export const securityHeaders: Readonly<Record<string, string>> = {
  "Strict-Transport-Security": "max-age=31536000; includeSubDomains",
  "X-Content-Type-Options": "nosniff",
  // The origin, not the page: who counts where visitors come from sees this site, and a path tells nobody what one
  // read. The referral itself travels in the link's address, so that it counts where no referrer arrives at all.
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy":
    "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), screen-wake-lock=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
};

/** Nothing in it runs, loads, posts or is framed. */
const CLOSED = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** What a browser shows in a page of its own making, with styles and marks that the policy of the file would refuse. */
const SHOWN = /\.(?:png|ico|avif|webp|xml|atom)$/;

/**
 * The policy of what is no page: a file, a redirect, a refusal. To a picture or to XML that is opened by itself the
 * browser may put on its own; there is nothing else in it that they could change.
 *
 * @param path the address, without a query
 */
export function filePolicy(path: string): string {
  return SHOWN.test(path) ? `${CLOSED}; style-src 'unsafe-inline'; img-src data:` : CLOSED;
}

/** What handlers answer when they are asked, each with an example: never a page, not even where there is nothing. */
export const handled: readonly [source: string, example: string][] = [
  ["/:file(cambios|estado|ofertas|ofertas\\.schema).json", "/ofertas.schema.json"],
  ["/cambios.atom", "/cambios.atom"],
  ["/llms.txt", "/llms.txt"],
  ["/:page([a-z0-9-]+).md", "/paypal.md"],
  ["/:slug([a-z0-9-]+)/plazos/calendario.ics", "/paypal/plazos/calendario.ics"],
  ["/healthz", "/healthz"],
  ["/:file(robots\\.txt|manifest\\.webmanifest|icon\\.svg)", "/icon.svg"],
  ["/:file(sitemap\\.xml|apple-icon\\.png|favicon\\.ico)", "/favicon.ico"],
  [String.raw`/_next/static/:file([\w./~-]*)`, "/_next/static/chunks/a.js"],
];

const all = Object.entries(securityHeaders).map(([key, value]) => ({ key, value }));
/** Made for other sites and their readers: they may show them wherever they like. */
const shared = [{ key: "Cross-Origin-Resource-Policy", value: "cross-origin" }];

/**
 * The rules by which the framework sends them. No source may match a malformed path (`lib/http/rules.ts`); later rules
 * win. A page's policy is its own: `lib/http/page-policy.ts`.
 *
 * @param publicFiles addresses of the files in `public`: what is not there is answered by a page with its own policy
 */
export function securityRules(publicFiles: readonly string[]): HeaderRule[] {
  const files: [source: string, example: string][] = publicFiles.map((path) => [path, path]);
  return [
    { source: String.raw`/:path([\w./-]*)`, headers: all },
    // Share pictures and icons; open data, feeds and twins.
    { source: String.raw`/share/:file([\w.-]+)`, headers: shared },
    { source: String.raw`/:file([\w.-]+\.(?:json|atom|md|txt|png|svg|ico))`, headers: shared },
    ...[...handled, ...files].map(([source, example]) => ({
      source,
      headers: [{ key: POLICY, value: filePolicy(example) }],
    })),
  ];
}
