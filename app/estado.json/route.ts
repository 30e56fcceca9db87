import { madridDate } from "@/lib/format/dates";
import { catalogue } from "@/lib/offers";
import { sources } from "@/lib/offers/sources";
import { siteState } from "@/lib/publish/state";

/** Made by the build: it tells which one is served. */
export const dynamic = "force-static";

/** Put in by `next.config.ts`. */
declare const SITE_COMMIT: string | undefined;

/** What is served, for whoever publishes: `npm run offers publish` waits here for the version that it has sent. */
export function GET() {
  const commit = typeof SITE_COMMIT === "undefined" ? "" : SITE_COMMIT;
  const now = new Date();
  return Response.json(siteState(catalogue, { texts: sources.texts, commit, now, today: madridDate(now) }));
}
