import { type NextRequest, NextResponse } from "next/server";
import { experiment, VARIANT_COOKIE, VARIANT_DAYS, VARIANT_PARAMETER } from "@/lib/config/experiment";
import { site } from "@/lib/config/site";
import { isRefused, notFound, redirect, rewrite, withNonce } from "@/lib/http/edge-responses";
import { isMadeOnDemand } from "@/lib/http/on-demand";
import { isPreviewHost } from "@/lib/http/preview-hosts";
import { cacheControl } from "@/lib/http/rules";
import { assignVariant } from "@/lib/privacy/variant-assignment";
import { CONSENT_COOKIE, mayKeepRecords, readConsent } from "@/lib/privacy/consent";
import { consentRevision } from "@/lib/privacy/consent-plan";

/**
 * The paths that need the edge: the A/B test, pages made on demand (`lib/http/on-demand.ts`), paths that the framework
 * would fail on (`isRefused`), and everything on a preview host. The framework reads this object without running the
 * file, so these values are repeated here as literals.
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

const experimentRuns = () => typeof EXPERIMENT_RUNS === "undefined" || EXPERIMENT_RUNS;

export function middleware(request: NextRequest): NextResponse {
  const response = respond(request);
  // A header, not robots.txt: a crawler that may not fetch a page never sees that it must not index it.
  if (isPreviewHost(request.headers.get("host") ?? ""))
    response.headers.set("X-Robots-Tag", "noindex, nofollow");
  return response;
}

function respond(request: NextRequest): NextResponse {
  const { pathname, searchParams } = request.nextUrl;
  if (pathname === experiment.path && experimentRuns()) return withVariant(request);
  if (isRefused(pathname)) return notFound(request);
  if (`${pathname}/`.startsWith(`${experiment.path}/v/`)) return redirect(request, experiment.path);
  if (pathname !== "/" && pathname.endsWith("/")) return redirect(request, pathname.replace(/\/+$/, ""));
  // Development has no policy.
  if (typeof INLINE_SCRIPTS !== "undefined" && isMadeOnDemand(pathname, searchParams))
    return withNonce(request, INLINE_SCRIPTS);
  return NextResponse.next();
}

/** The page in this visitor's variant. Same address for both, so no shared cache may keep it. */
function withVariant(request: NextRequest): NextResponse {
  const { cookies, headers, nextUrl } = request;
  const answer = readConsent(cookies.get(CONSENT_COOKIE)?.value, revision, new Date());
  const { variant, keep } = assignVariant({
    override: nextUrl.searchParams.get(VARIANT_PARAMETER),
    remembered: cookies.get(VARIANT_COOKIE)?.value,
    userAgent: headers.get("user-agent") ?? "",
    mayKeep: mayKeepRecords(site.storageConsent, answer),
    dice: Math.random,
  });
  const response = variant === "b" ? rewrite(request, experiment.internalPath) : NextResponse.next();
  response.headers.set("Cache-Control", cacheControl.answer);
  if (keep) {
    response.cookies.set(VARIANT_COOKIE, variant, {
      path: "/",
      maxAge: VARIANT_DAYS * 24 * 60 * 60,
      sameSite: "lax",
      secure: nextUrl.protocol === "https:",
    });
  }
  return response;
}
