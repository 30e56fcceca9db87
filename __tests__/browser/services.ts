import { createServer } from "node:http";
import { type BrowserContext, expect, type Page } from "@playwright/test";
import { ingestPort } from "../builds";

/** Stub of gtag: stores cookies, sends events, obeys its off switch. */
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

/** Stub of Vercel's scripts: takes over the queue, sends what `beforeSend` allows, and an event on leaving the page. */
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

/** Third-party services: analytics, and the receiver of error reports. */
export const isService = (url: URL) =>
  /^(www\.googletagmanager\.com|region1\.google-analytics\.com)$/.test(url.hostname) ||
  url.pathname.startsWith("/_vercel/") ||
  isIngest(url);

export const isIngest = (url: URL) => url.host === `127.0.0.1:${ingestPort}`;

/** Stubs third-party services and the providers, whose real pages a test must never reach. */
export async function stubServices(context: BrowserContext, providers: ReadonlySet<string>): Promise<void> {
  await context.route(isService, (route) => {
    const script = scripts.find(([address]) => address.test(route.request().url()));
    if (script) return route.fulfill({ contentType: "text/javascript", body: script[1] });
    return route.fulfill({ body: "", headers: { "Access-Control-Allow-Origin": "*" } });
  });
  await context.route(
    ({ hostname }) => providers.has(hostname),
    (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Proveedor</title>" }),
  );
}

/** The events that reached Google, with their parameters. */
export const eventsIn = (calls: readonly URL[]) =>
  calls
    .filter(({ pathname }) => pathname === "/g/collect")
    .map(({ searchParams }) => [searchParams.get("en"), JSON.parse(searchParams.get("ep") ?? "null")]);

/** Serves a page as another build does, with something else in an attribute. */
const serveWith = (page: Page, path: string, was: string, is: string) =>
  page.route(
    ({ pathname }) => pathname === path,
    async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      expect(html).toContain(was);
      await route.fulfill({ response, body: html.replace(was, is) });
    },
  );

/** Serves a page as a deployment on Vercel does: a build differs in this attribute, and in the words about it. */
export const onVercel = (page: Page, path: string) =>
  serveWith(page, path, 'data-services="{&quot;', 'data-services="{&quot;vercel&quot;:true,&quot;');

/** Serves a page as a build does that requires consent: it differs only in this attribute. */
export const requireConsent = (page: Page, path: string) =>
  serveWith(page, path, 'data-storage-consent="informed"', 'data-storage-consent="required"');

/** The tab that an action opens, once it shows the provider's page. */
export async function tabFrom(page: Page, action: () => Promise<unknown>): Promise<Page> {
  const [tab] = await Promise.all([page.context().waitForEvent("page"), action()]);
  await tab.waitForFunction(() => document.title === "Proveedor");
  return tab;
}

/** One item of an error report: an error, spans of a trace, or a recording. */
interface Report {
  /** Which SDK sent it: the browser's or the server's. */
  sdk: string;
  type: string;
  /** The head of the whole envelope. */
  head: { trace?: Record<string, string> };
  /** What was sent, as text. */
  text: string;
}

const BROWSER_SDK = "sentry.javascript.browser";

/** A server that receives error reports as the service would. */
export function listen() {
  const reports: Report[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      reports.push(...readEnvelope(Buffer.concat(parts).toString("latin1")));
      response.writeHead(200, { "Access-Control-Allow-Origin": "*" }).end("{}");
    });
  });
  return {
    /** The reports of one type that an SDK sent, by default the browser's. */
    sent: (type: string, sdk = BROWSER_SDK) =>
      reports.filter((report) => report.type === type && report.sdk === sdk),
    all: () => reports.filter(({ sdk }) => sdk === BROWSER_SDK).map(({ type }) => type),
    /** All that browsers and servers sent, as text. */
    everything: () => reports.map(({ head, text }) => `${JSON.stringify(head)}\n${text}`).join("\n"),
    forget: () => reports.splice(0),
    start: () => new Promise<void>((done) => server.listen(ingestPort, "127.0.0.1", done)),
    stop: () => new Promise((done) => server.close(done).closeAllConnections()),
  };
}

/** Parses an envelope: lines of JSON, its head first, then a head and the content of each item. */
function readEnvelope(text: string): Report[] {
  const [first = "", ...lines] = text.split("\n");
  const head = parse(first);
  const sdk = String(parse(JSON.stringify(head.sdk)).name);
  return lines.flatMap((line, i) => {
    const { type } = parse(line);
    const isHead = typeof type === "string" && /^[a-z_]+$/.test(type) && Object.keys(parse(line)).length <= 4;
    return isHead ? [{ sdk, type, head, text: lines.slice(i + 1).join("\n") }] : [];
  });
}

function parse(line: string): Record<string, unknown> & Report["head"] {
  try {
    return Object(JSON.parse(line));
  } catch {
    return {};
  }
}
