import type { Service, Tools } from "../tools";
import { loadScript } from "./load-script";
import type { PageView } from "./page-view";

interface VercelScript {
  name: string;
  src: string;
  /** The function of `window` by which it is told; what it is told before it arrives waits under the same name and «q». */
  command: "va" | "si";
  /** What its tag says of itself. */
  data: Record<string, string>;
  /** What to note where it does not arrive. */
  failed: string;
  /** What it is told once. */
  told?: unknown[];
}

/** A service of Vercel's, by its script's own interface: the packages would bring a framework along. */
function vercelService({ name, src, command, data, failed, told }: VercelScript, tools: Tools): Service {
  let running = false;
  return {
    name,
    start() {
      running = true;
      if (window[command]) return;
      const queue: unknown[] = (window[`${command}q`] = []);
      const tell = (...words: unknown[]) => void queue.push(words);
      window[command] = tell;
      // What it measures may be sent much later, when the page is left: after a no, it is not.
      tell("beforeSend", (event: unknown) => (running ? event : null));
      loadScript(src, data, () => tools.note(name, failed));
      if (told) tell(...told);
    },
    stop() {
      running = false;
    },
  };
}

/** Vercel Web Analytics. */
export function webAnalyticsService({ route, path }: PageView, tools: Tools): Service {
  const src = "/_vercel/insights/script.js";
  return vercelService(
    {
      name: "web analytics",
      src,
      command: "va",
      data: { sdkn: "@vercel/analytics", sdkv: "2.0.1", disableAutoTrack: "1" },
      failed: `${src} did not load: a content blocker, or a host that is not Vercel`,
      told: ["pageview", { route, path }],
    },
    tools,
  );
}

/** Vercel Speed Insights. */
export function speedInsightsService({ route }: PageView, tools: Tools): Service {
  const src = "/_vercel/speed-insights/script.js";
  return vercelService(
    {
      name: "speed insights",
      src,
      command: "si",
      data: { sdkn: "@vercel/speed-insights", sdkv: "2.0.0", route },
      failed: `Failed to load ${src}. Please check if any content blockers are enabled and try again.`,
    },
    tools,
  );
}
