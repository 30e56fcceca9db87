import type { BrowserContext } from "@playwright/test";
import { ingestPort } from "../../scripts/sites.mjs";

/** Behaves like gtag as far as a visitor is concerned: keeps cookies, sends events, obeys its off switch. */
const gtag = `(() => {
  const off = () => window["ga-disable-G-TEST123"];
  if (off()) return;
  for (const name of ["_ga", "_ga_TEST123"]) document.cookie = name + "=GA1.1.1.1; path=/; max-age=63072000";
  const send = (command) => {
    if (off() || command[0] !== "event") return;
    const query = new URLSearchParams({ en: command[1], ep: JSON.stringify(command[2]) });
    void fetch("https://region1.google-analytics.com/g/collect?" + query, { method: "POST", mode: "no-cors", keepalive: true });
  };
  const commands = window.dataLayer.splice(0).filter((command) => String(command) === "[object Arguments]");
  commands.forEach(send);
  window.dataLayer.push = send;
})();`;

/** Behaves like a script of Vercel's: takes its queue over, sends what it may, the rest when the page is left. */
const vercel = (global: string, queue: string, at: string) => `(() => {
  let beforeSend = (event) => event;
  const take = ([name, value]) => {
    if (name === "beforeSend") beforeSend = value;
    else send({ name, ...value });
  };
  const send = (event) => {
    const sent = beforeSend({ url: location.href, ...event });
    if (sent) navigator.sendBeacon("${at}", JSON.stringify(sent));
  };
  window.${queue}.forEach(take);
  window.${global} = (...command) => take(command);
  addEventListener("pagehide", () => send({ name: "leave" }));
})();`;

const scripts: [RegExp, string][] = [
  [/^https:\/\/www\.googletagmanager\.com\/gtag\/js\?id=G-TEST123$/, gtag],
  [/\/_vercel\/insights\/script\.js$/, vercel("va", "vaq", "/_vercel/insights/view")],
  [/\/_vercel\/speed-insights\/script\.js$/, vercel("si", "siq", "/_vercel/speed-insights/vitals")],
];

/** What is not this site's own: others' hosts, Vercel's paths and the place that error reports go to. */
const isForeign = (url: URL) =>
  !url.hostname.endsWith("localhost") || url.pathname.startsWith("/_vercel/") || isIngest(url);

const isIngest = (url: URL) => url.host === `127.0.0.1:${ingestPort}`;

/** Answers for the services of others, and for the providers' pages. */
export async function stubServices(context: BrowserContext, { ingest = true } = {}) {
  await context.route(isForeign, (route) => {
    const url = route.request().url();
    if (!ingest && isIngest(new URL(url))) return route.continue();
    const script = scripts.find(([address]) => address.test(url));
    if (script) return route.fulfill({ contentType: "text/javascript", body: script[1] });
    return route.fulfill({
      contentType: "text/html",
      body: "",
      headers: { "Access-Control-Allow-Origin": "*" },
    });
  });
}

/** Refuses the services of others, as a content blocker does; the providers' pages answer. */
export async function blockServices(context: BrowserContext) {
  await context.route(isForeign, (route) =>
    route.request().isNavigationRequest()
      ? route.fulfill({ contentType: "text/html", body: "" })
      : route.abort("blockedbyclient"),
  );
}
