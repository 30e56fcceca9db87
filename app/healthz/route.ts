import { buildIdentity } from "@/lib/publish/state";

/** Never cached: it describes this process. */
export const dynamic = "force-dynamic";

/** Health check for containers, load balancers and monitors: the process is up, and which build it serves. */
export function GET() {
  const headers = { "Cache-Control": "no-store", "X-Robots-Tag": "noindex, nofollow" };
  return Response.json({ status: "ok", ...buildIdentity(new Date()) }, { headers });
}
