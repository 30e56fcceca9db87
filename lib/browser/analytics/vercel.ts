import { inject, pageview } from "@vercel/analytics";
import { injectSpeedInsights } from "@vercel/speed-insights";
import type { PageView, Service } from "../tools";

/** A script of Vercel's. It cannot be unloaded, so it asks before each event. URLs lose query and fragment. */
function vercelService(
  name: string,
  load: (beforeSend: <T extends { url: string }>(event: T) => T | null) => void,
): Service {
  let loaded = false;
  let running = false;
  return {
    name,
    start() {
      running = true;
      if (loaded) return;
      loaded = true;
      load((event) => (running ? { ...event, url: event.url.replace(/[?#].*/s, "") } : null));
    },
    stop() {
      running = false;
    },
  };
}

/** Vercel Web Analytics. */
export function webAnalyticsService({ route, path }: PageView): Service {
  return vercelService("web analytics", (beforeSend) => {
    inject({ disableAutoTrack: true, beforeSend });
    pageview({ route, path });
  });
}

/** Vercel Speed Insights. */
export function speedInsightsService({ route }: PageView): Service {
  return vercelService("speed insights", (beforeSend) => {
    injectSpeedInsights({ route, beforeSend });
  });
}
