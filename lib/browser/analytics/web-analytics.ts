import type { Service, Tools } from "@/lib/browser/tools";
import { loadScript } from "./load-script";
import type { PageView } from "./page-view";

const SRC = "/_vercel/insights/script.js";

/** Vercel Web Analytics, by its script's own interface: the package would bring a framework along. */
export function webAnalyticsService({ route, path }: PageView, tools: Tools): Service {
  let running = false;
  return {
    name: "web analytics",
    start() {
      running = true;
      if (window.va) return;
      const queue: unknown[] = (window.vaq = []);
      window.va = (...command) => queue.push(command);
      window.va("beforeSend", (event: unknown) => (running ? event : null));
      loadScript(SRC, { sdkn: "@vercel/analytics", sdkv: "2.0.1", disableAutoTrack: "1" }, () =>
        tools.note("web analytics", `${SRC} did not load: a content blocker, or a host that is not Vercel`),
      );
      window.va("pageview", { route, path });
    },
    stop() {
      running = false;
    },
  };
}
