import { type NextRequest, NextResponse } from "next/server";
import { assignVariant } from "@/lib/privacy/assignment";
import { cacheControl } from "@/lib/http/rules";
import { CONSENT_COOKIE, mayKeepRecords, readConsent } from "@/lib/privacy/consent";
import { consentRevision } from "@/lib/privacy/consent-plan";
import { experiment } from "@/lib/config/experiment";
import { isMadeOnDemand } from "@/lib/http/on-demand";
import { pagePolicy } from "@/lib/http/page-policy";
import { isPreviewHost } from "@/lib/http/preview-hosts";
import { POLICY, securityHeaders } from "@/lib/http/security-headers";
import { servicesOf } from "@/lib/config/services";
import { site } from "@/lib/config/site";

/** Sources of the scripts that stand in every page, put in by `next.config.ts` when a site is built; in development there is no policy. */
declare const INLINE_SCRIPTS: string | undefined;

/**
 * Only what needs the edge: the A/B test, pages made on demand (`lib/http/on-demand.ts`), paths that the framework answers
 * with a 500 or takes for another one, and every path of a host that must not be indexed (the pattern is
 * `PREVIEW_HOSTS`; here it has to be spelled out).
 */
export const config = {
  matcher: [
    "/trade-republic",
    "/trade-republic/v/:variant*",
    "/legal/terminos",
    "/plan/calculo",
    "/:slug/plazos/fechas",
    "/:slug/valor/calculo",
    { source: "/plan", has: [{ type: "query", key: "dinero" }] },
    { source: "/plan", has: [{ type: "query", key: "otro" }] },
    { source: "/plan", has: [{ type: "query", key: "cliente" }] },
    { source: "/plan", has: [{ type: "query", key: "inicio" }] },
    { source: "/:slug/valor", has: [{ type: "query", key: "importe" }] },
    { source: "/:slug/valor", has: [{ type: "query", key: "comisiones" }] },
    "/comparar/elegir",
    "/_global-error",
    "/500",
    "/(.*[%\\[\\]].*)",
    {
      source: "/(.*)",
      has: [
        {
          type: "host",
          value: "(?:(?:.*\\.)?vercel\\.app\\.?|(?:.*\\.)?localhost\\.?|\\d+(?:\\.\\d+){3}|\\[.*)",
        },
      ],
    },
  ],
};

const revision = consentRevision(site);

/** Set by the build: false where the offer under test is switched off, so that its address is not found. */
declare const EXPERIMENT_RUNS: boolean | undefined;
const experimentRuns = () => typeof EXPERIMENT_RUNS === "undefined" || EXPERIMENT_RUNS;

export function middleware(request: NextRequest): NextResponse {
  const response = respond(request);
  // By a header alone: a crawler that robots.txt keeps out never sees that it must not index.
  if (isPreviewHost(request.headers.get("host") ?? ""))
    response.headers.set("X-Robots-Tag", "noindex, nofollow");
  return response;
}

function respond(request: NextRequest): NextResponse {
  const { pathname, searchParams } = request.nextUrl;
  if (pathname === experiment.path && experimentRuns()) return withVariant(request);
  if (ERROR_PAGES.includes(pathname) || isMalformed(pathname)) return notFound(request);
  if (`${pathname}/`.startsWith(`${experiment.path}/v/`)) return redirect(request, experiment.path);
  if (pathname !== "/" && pathname.endsWith("/")) return redirect(request, pathname.replace(/\/+$/, ""));
  if (typeof INLINE_SCRIPTS !== "undefined" && isMadeOnDemand(pathname, searchParams))
    return withNonce(request, INLINE_SCRIPTS);
  return NextResponse.next();
}

/**
 * A page made on demand keeps the framework's script. Its policy names what stands in it by a word that nobody can
 * guess and no cache may keep; the framework reads it from the request's own header.
 */
function withNonce(request: NextRequest, inlineScripts: string): NextResponse {
  const nonce = btoa(crypto.randomUUID());
  const scripts = [`'nonce-${nonce}'`, inlineScripts];
  const policy = pagePolicy(servicesOf(site), site.sentryDsn, { scripts, styles: [], framework: true });
  const headers = new Headers(request.headers);
  headers.set(POLICY, policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set(POLICY, policy);
  response.headers.set("Cache-Control", cacheControl.answer);
  return response;
}

/** What fails is answered with them; asked for by themselves they are not there. */
const ERROR_PAGES = ["/_global-error", "/500"];

/** In development the names of the framework's own scripts, those of its error screen among them, hold such signs. */
const FRAMEWORK_SCRIPT = /^\/_next\/static\/chunks\/(?:[^%]|%[2-7][\da-f])*$/i;

/**
 * No address of the site holds a % or a bracket. Decoded late, a % would lead past the rules that go by address to a
 * page that they keep apart, and what is no UTF-8 ends in a 500.
 */
function isMalformed(pathname: string): boolean {
  return /[%[\]]/.test(pathname) && !FRAMEWORK_SCRIPT.test(pathname);
}

function notFound(request: NextRequest): NextResponse {
  // No page, nor the one for what is missing itself, which a platform would send as found. It lies deeper than any
  // page: a route with a parameter would decode what the visitor asked for.
  const response = rewrite(request, "/_missing/_/_/_/_");
  // The rules of `lib/http/rules.ts` leave malformed paths out, and the framework's own word is a year.
  response.headers.set("Cache-Control", cacheControl.missing);
  return withSecurity(response);
}

/** The headers that go by address, for paths that those rules leave out. */
function withSecurity(response: NextResponse): NextResponse {
  for (const [name, value] of Object.entries(securityHeaders)) response.headers.set(name, value);
  return response;
}

function rewrite({ nextUrl }: NextRequest, pathname: string): NextResponse {
  const url = nextUrl.clone();
  url.pathname = pathname;
  // No such page reads the query, and the framework would repeat it in a header of the answer.
  url.search = "";
  return NextResponse.rewrite(url);
}

function redirect(request: NextRequest, pathname: string): NextResponse {
  const url = new URL(request.url);
  // Set as a path: resolved as an address, «//other.example» would name a host.
  url.pathname = pathname;
  return withSecurity(NextResponse.redirect(url, 308));
}

/** The page in this visitor's variant, under the same address and out of every shared cache. */
function withVariant(request: NextRequest): NextResponse {
  const { cookies, headers, nextUrl } = request;
  const answer = readConsent(cookies.get(CONSENT_COOKIE)?.value, revision, new Date());
  const { variant, keep } = assignVariant({
    override: nextUrl.searchParams.get(experiment.parameter),
    remembered: cookies.get(experiment.cookie)?.value,
    userAgent: headers.get("user-agent") ?? "",
    mayKeep: mayKeepRecords(site.storageConsent, answer),
    dice: Math.random,
  });
  const response = variant === "b" ? rewrite(request, experiment.internalPath) : NextResponse.next();
  response.headers.set("Cache-Control", cacheControl.answer);
  if (keep) {
    response.cookies.set(experiment.cookie, variant, {
      path: "/",
      maxAge: experiment.cookieDays * 24 * 60 * 60,
      sameSite: "lax",
      secure: nextUrl.protocol === "https:",
    });
  }
  return response;
}
