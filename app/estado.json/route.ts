import { madridDate } from "@/lib/format/dates";
import { catalogue } from "@/lib/offers";
import { sources } from "@/lib/offers/sources";
import { siteState } from "@/lib/publish/state";

/** Static: describes the build that is served. */
export const dynamic = "force-static";

/** Put in by `next.config.ts`. */
declare const SITE_COMMIT: string | undefined;

/** The public state of the site; `npm run offers publish` polls it for the new version. */
export function GET() {
  const commit = typeof SITE_COMMIT === "undefined" ? "" : SITE_COMMIT;
  const now = new Date();
  return Response.json(siteState(catalogue, { texts: sources.texts, commit, now, today: madridDate(now) }));
}
