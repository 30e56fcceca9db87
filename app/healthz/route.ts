import { site } from "@/lib/config/site";
import { canReadPages } from "@/lib/http/built-files";
import { buildIdentity } from "@/lib/publish/state";

/** Never cached: it describes this process. */
export const dynamic = "force-dynamic";

/**
 * Health check for containers, load balancers and monitors: the process is up, can read a page, and which build it
 * serves. On a platform the pages are not with the process.
 */
export function GET() {
  const headers = { "Cache-Control": "no-store", "X-Robots-Tag": "noindex, nofollow" };
  const isWell = !site.production || site.onPlatform || canReadPages();
  const body = { status: isWell ? "ok" : "pages-missing", ...buildIdentity(new Date()) };
  return Response.json(body, { status: isWell ? 200 : 503, headers });
}
