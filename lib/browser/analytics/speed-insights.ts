import type { Service, Tools } from "@/lib/browser/tools";
import { loadScript } from "./load-script";
import type { PageView } from "./page-view";

const SRC = "/_vercel/speed-insights/script.js";

/** Vercel Speed Insights, by its script's own interface: the package would bring a framework along. */
export function speedInsightsService({ route }: PageView, tools: Tools): Service {
  let running = false;
  return {
    name: "speed insights",
    start() {
      running = true;
      if (window.si) return;
      const queue: unknown[] = (window.siq = []);
      window.si = (...command) => queue.push(command);
      // It sends what it measured when the page is left: after a no, it does not.
      window.si("beforeSend", (event: unknown) => (running ? event : null));
      loadScript(SRC, { sdkn: "@vercel/speed-insights", sdkv: "2.0.0", route }, () =>
        tools.note(
          "speed insights",
          `Failed to load ${SRC}. Please check if any content blockers are enabled and try again.`,
        ),
      );
    },
    stop() {
      running = false;
    },
  };
}
