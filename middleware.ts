import { type NextRequest, NextResponse } from "next/server";
import { assignVariant } from "@/lib/assignment";
import { CONSENT_COOKIE, mayKeepRecords, readConsent } from "@/lib/consent";
import { consentRevision } from "@/lib/consent-plan";
import { experiment } from "@/lib/experiment";
import { isPreviewHost } from "@/lib/preview-hosts";
import { site } from "@/lib/site";

/**
 * Only what needs the edge: the A/B test, paths that the framework answers with a 500 or takes for another one, and
 * every path of a host that must not be indexed (the pattern is `PREVIEW_HOSTS`; here it has to be spelled out).
 */
export const config = {
  matcher: [
    "/trade-republic",
    "/trade-republic/v/:variant*",
    "/_global-error",
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
  if (!isPreviewHost(request.headers.get("host") ?? "")) return respond(request);
  const response = request.nextUrl.pathname === "/robots.txt" ? refuseRobots() : respond(request);
  response.headers.set("X-Robots-Tag", "noindex, nofollow");
  return response;
}

function refuseRobots(): NextResponse {
  return new NextResponse("User-agent: *\nDisallow: /\n", { headers: { "Content-Type": "text/plain" } });
}

function respond(request: NextRequest): NextResponse {
  const { pathname } = request.nextUrl;
  if (pathname === experiment.path && experimentRuns()) return withVariant(request);
  if (pathname === "/_global-error" || isMalformed(pathname)) return notFound(request);
  if (`${pathname}/`.startsWith(`${experiment.path}/v/`)) return redirect(request, experiment.path);
  if (pathname !== "/" && pathname.endsWith("/")) return redirect(request, pathname.replace(/\/+$/, ""));
  return NextResponse.next();
}

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
  const response = rewrite(request, "/404");
  // The rules of `lib/http-rules.ts` leave malformed paths out, and the framework's own word is a year.
  response.headers.set("Cache-Control", "public, max-age=0, s-maxage=300");
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
  return NextResponse.redirect(url, 308);
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
  response.headers.set("Cache-Control", "private, max-age=0, must-revalidate");
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
