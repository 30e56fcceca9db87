import { type NextRequest, NextResponse } from "next/server";
import { CONSENT_COOKIE, mayKeepRecords, readConsent } from "@/lib/consent";
import { assignVariant } from "@/lib/assignment";
import { experiment } from "@/lib/experiment";
import { site } from "@/lib/site";

/** Only what needs the edge: the A/B test, and paths that the framework answers with a 500. */
export const config = {
  matcher: [
    "/trade-republic",
    "/trade-republic/v/:variant*",
    "/(.*(?:%5B|%5b|%5D|%5d|\\[|\\]).*)",
    "/(.*%(?![0-9A-Fa-f]{2}).*)",
  ],
};

export function middleware(request: NextRequest): NextResponse {
  const { pathname } = request.nextUrl;
  if (pathname === experiment.path) return withVariant(request);
  const url = request.nextUrl.clone();
  if (pathname.startsWith(`${experiment.path}/v/`)) {
    url.pathname = experiment.path;
    return NextResponse.redirect(url, 308);
  }
  url.pathname = "/not-found";
  return NextResponse.rewrite(url);
}

/** The page in this visitor's variant, under the same address and out of every shared cache. */
function withVariant(request: NextRequest): NextResponse {
  const { cookies, headers, nextUrl } = request;
  const { variant, keep } = assignVariant({
    override: nextUrl.searchParams.get(experiment.parameter),
    remembered: cookies.get(experiment.cookie)?.value,
    userAgent: headers.get("user-agent") ?? "",
    mayKeep: mayKeepRecords(site.storageConsent, readConsent(cookies.get(CONSENT_COOKIE)?.value)),
    dice: Math.random,
  });
  const internal = nextUrl.clone();
  internal.pathname = experiment.internalPath;
  const response = variant === "b" ? NextResponse.rewrite(internal) : NextResponse.next();
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
