import { type NextRequest, NextResponse } from "next/server";
import { experiments } from "../config/experiment";
import { failurePath, frameworkErrorPaths, missingPath, privacyPath, refusedId } from "../config/paths";
import { consentCookie, REFUSAL } from "../privacy/consent";
import { cacheControl } from "./rules";
import { securityHeaders } from "./security-headers";

/** The error pages, sent when a page fails. A direct request for one gets a 404. */
export const ERROR_PAGES: readonly string[] = [...frameworkErrorPaths, failurePath];

/** Names of the framework's scripts in development contain percent signs and brackets. */
const FRAMEWORK_SCRIPT = /^\/_next\/static\/chunks\/(?:[^%]|%[2-7][\da-f])*$/i;

/** Whether a path is a mistake or an attack: the framework fails on `%`, and no path of the site has a bracket. */
export function isRefused(pathname: string): boolean {
  return ERROR_PAGES.includes(pathname) || (/[%[\]]/.test(pathname) && !FRAMEWORK_SCRIPT.test(pathname));
}

/** A 404: rewrites to a path that no route has. */
export function notFound(request: NextRequest): NextResponse {
  const response = rewrite(request, missingPath);
  response.headers.set("Cache-Control", cacheControl.none);
  return withSecurityHeaders(response);
}

/** Answers with another page under the same address. The framework would repeat a query in a header: it is dropped. */
export function rewrite({ nextUrl }: NextRequest, pathname: string): NextResponse {
  const url = nextUrl.clone();
  url.pathname = pathname;
  url.search = "";
  return NextResponse.rewrite(url);
}

/** A permanent redirect to another path of the same host; the query stays. */
export function redirect(request: NextRequest, pathname: string): NextResponse {
  const url = new URL(request.url);
  // Assigned as a path: resolved as a URL, `//other.example` would name another host.
  url.pathname = pathname;
  return withSecurityHeaders(NextResponse.redirect(url, 308));
}

/** How browsers, extensions and proxies say that they fetch a page before anybody has asked for it. */
const AHEAD = ["sec-purpose", "purpose", "x-moz"];

/**
 * Stores a refusal for a visitor without script, erases the cookies of A/B tests, and leads back to the policy. A request
 * that is only made ahead is refused: it is nobody's answer, and who then presses the link asks again.
 */
export function refuseConsent(request: NextRequest, revision: number, now: Date): NextResponse {
  const { url, nextUrl, headers } = request;
  if (AHEAD.some((name) => /prefetch|preview/i.test(headers.get(name) ?? "")))
    return withSecurityHeaders(
      new NextResponse(null, { status: 403, headers: { "Cache-Control": cacheControl.none } }),
    );
  const response = NextResponse.redirect(new URL(`${privacyPath}#${refusedId}`, url), 303);
  response.headers.append("Set-Cookie", consentCookie(REFUSAL, revision, now, nextUrl.protocol));
  for (const { cookie } of experiments)
    response.headers.append("Set-Cookie", `${cookie}=; Path=/; Max-Age=0; SameSite=Lax`);
  response.headers.set("Cache-Control", "private, no-store");
  return withSecurityHeaders(response);
}

/** Adds the security headers to a path that the patterns of `securityRules` do not match. */
function withSecurityHeaders(response: NextResponse): NextResponse {
  for (const [name, value] of Object.entries(securityHeaders)) response.headers.set(name, value);
  return response;
}
