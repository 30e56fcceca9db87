import { type NextRequest, NextResponse } from "next/server";
import { build } from "@/lib/config/build";
import {
  type Experiment,
  experimentAt,
  experimentPath,
  experiments,
  internalPathOf,
  VARIANT_DAYS,
  VARIANT_PARAMETER,
} from "@/lib/config/experiment";
import { refusalPath } from "@/lib/config/paths";
import { site } from "@/lib/config/site";
import { parametersOf } from "@/lib/privacy/tracking";
import { isRefused, notFound, redirect, refuseConsent, rewrite } from "@/lib/http/edge-responses";
import { isPreviewHost } from "@/lib/http/preview-hosts";
import { cacheControl } from "@/lib/http/rules";
import { assignVariant } from "@/lib/privacy/variant-assignment";
import { CONSENT_COOKIE, isAllowed, readConsent, REFUSAL } from "@/lib/privacy/consent";
import { consentRevision } from "@/lib/privacy/consent-plan";

/**
 * The paths that need the edge: the A/B tests, a refusal of cookies without script (`/legal/rechazar`), paths that the
 * framework would fail on (`isRefused`), and everything on a preview host. The framework reads this object without running
 * the file, so these values are repeated here as literals; a test compares them with their origin.
 */
export const config = {
  matcher: [
    "/trade-republic",
    "/:slug/v/:variant*",
    "/legal/rechazar",
    "/_global-error",
    "/500",
    "/fallo",
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

const isRunning = ({ slug }: Experiment) => build.runningExperiments?.includes(slug) ?? true;

export function middleware(request: NextRequest): NextResponse {
  const response = respond(request);
  // A header, not robots.txt: a crawler that may not fetch a page never sees that it must not index it.
  if (isPreviewHost(request.headers.get("host") ?? ""))
    response.headers.set("X-Robots-Tag", "noindex, nofollow");
  return response;
}

function respond(request: NextRequest): NextResponse {
  const { pathname } = request.nextUrl;
  const experiment = experimentAt(pathname);
  if (experiment && isRunning(experiment)) return withVariant(request, experiment);
  if (isRefused(pathname)) return notFound(request);
  if (pathname === refusalPath) return refuseConsent(request, revision, new Date());
  const shownByVariantPath = experiments.find((experiment) =>
    `${pathname}/`.startsWith(`${experimentPath(experiment)}/v/`),
  );
  if (shownByVariantPath) return redirect(request, experimentPath(shownByVariantPath));
  if (pathname !== "/" && pathname.endsWith("/")) return redirect(request, pathname.replace(/\/+$/, ""));
  return NextResponse.next();
}

/** The page in this visitor's variant. Same address for both, so no shared cache may keep it. */
function withVariant(request: NextRequest, experiment: Experiment): NextResponse {
  const { cookies, headers, nextUrl } = request;
  // Global Privacy Control is a no until the visitor answers otherwise.
  const unanswered = headers.get("sec-gpc") === "1" ? REFUSAL : undefined;
  const answer = readConsent(cookies.get(CONSENT_COOKIE)?.value, revision, new Date()) ?? unanswered;
  const mayKeep = isAllowed("records", site.storageConsent, answer);
  const { variant, keep } = assignVariant({
    override: parametersOf(nextUrl.search).get(VARIANT_PARAMETER),
    remembered: cookies.get(experiment.cookie)?.value,
    userAgent: headers.get("user-agent") ?? "",
    mayKeep,
    shareOfB: experiment.shareOfB,
    dice: Math.random,
  });
  const response = variant === "b" ? rewrite(request, internalPathOf(experiment)) : NextResponse.next();
  response.headers.set("Cache-Control", cacheControl.answer);
  if (!mayKeep && cookies.has(experiment.cookie)) response.cookies.delete(experiment.cookie);
  if (keep) {
    response.cookies.set(experiment.cookie, variant, {
      path: "/",
      maxAge: VARIANT_DAYS * 24 * 60 * 60,
      sameSite: "lax",
      secure: nextUrl.protocol === "https:",
    });
  }
  return response;
}
