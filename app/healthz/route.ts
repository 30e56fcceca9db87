/** Asked each time anew: an answer kept by a cache would say nothing of this process. */
export const dynamic = "force-dynamic";

/** Whether this process serves: for containers, load balancers and monitors. */
export function GET() {
  const headers = { "Cache-Control": "no-store", "X-Robots-Tag": "noindex, nofollow" };
  return Response.json({ status: "ok" }, { headers });
}
