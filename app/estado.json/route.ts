import { buildState } from "@/lib/publish/state";

/** Static: describes the build that is served. */
export const dynamic = "force-static";

/** The public state of the site, for a monitor. */
export function GET() {
  const headers = { "Content-Type": "application/json; charset=utf-8" };
  return Response.json(buildState(new Date()), { headers });
}
