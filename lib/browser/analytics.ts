import type { BrowserServices } from "../config/services";
import { experimentService } from "./analytics/experiment-events";
import { gtagService } from "./analytics/gtag";
import { speedInsightsService, webAnalyticsService } from "./analytics/vercel";
import type { PageView, Service, Tools } from "./tools";
import { trustKnownTexts } from "./trusted-types";

/** The analytics that this configuration uses: the one place that knows them all. */
export function analyticsServices({ google, vercel }: BrowserServices, tools: Tools): Service[] {
  trustKnownTexts();
  const { route, pageTitle, variant } =
    document.querySelector<HTMLElement>("main [data-route]")?.dataset ?? {};
  const { href, pathname } = location;
  const title = pageTitle ?? document.title;
  const view: PageView = { title, location: href, path: pathname, route: route ?? pathname, variant };
  return [
    ...(google ? [gtagService(google, view, tools)] : []),
    ...(vercel ? [webAnalyticsService(view), speedInsightsService(view)] : []),
    // Last: it reports to the services above.
    ...(google || vercel ? [experimentService(view, tools)] : []),
  ];
}
