/** @jest-environment jsdom */
import { fakeTools, openPage } from "./page";
import { analyticsServices, wasDrawnAtRandom } from "@/lib/browser/analytics";
import { experimentLog } from "@/lib/browser/variant";

const commands = () => (window.dataLayer ?? []).map((command) => [...Array.from(Object(command))]);

// Vercel's packages ask whether they are being developed.
jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: "production" });

beforeEach(() => {
  document.head.replaceChildren();
  document.body.innerHTML = `<main><div data-route="/[slug]"></div></main>`;
  for (const name of ["dataLayer", "gtag", "gtag_report_conversion", "va", "vaq", "si", "siq"])
    Reflect.deleteProperty(window, name);
});

type Log = NonNullable<ReturnType<typeof experimentLog>>;

function start(services: Parameters<typeof analyticsServices>[0], experiment?: Log) {
  const tools = { ...fakeTools(), experiment: () => experiment };
  const running = analyticsServices(services, tools);
  running.forEach((service) => service.start());
  return running;
}

test("gtag first denies every kind of storage, then allows measurement only", () => {
  start({ google: "G-1" });
  const [defaults, update, , , config] = commands();
  expect(Object.values(Object(defaults?.[2]))).toEqual(["denied", "denied", "denied", "denied"]);
  expect(update).toEqual(["consent", "update", { analytics_storage: "granted" }]);
  expect(config).toEqual(["config", "G-1", { send_page_view: false }]);
});

test("Google learns the path and the campaign, never what a visitor typed, also when the history changes", () => {
  history.replaceState(null, "", "/plan?dinero=4321&cliente=paypal&utm_source=boletin#resultado");
  Object.defineProperty(document, "referrer", {
    value: "http://localhost/plan?dinero=4321",
    configurable: true,
  });
  const heard: string[] = [];
  start({ google: "G-1" });
  addEventListener("popstate", () => heard.push("popstate"));
  addEventListener("revisit", () => heard.push("revisit"));
  dispatchEvent(new Event("popstate"));
  expect(heard).toEqual(["revisit"]);
  const [set] = commands().filter(([name]) => name === "set");
  const page_location = "http://localhost/plan?utm_source=boletin";
  expect(set?.[1]).toEqual({ page_location, page_referrer: "http://localhost/plan" });
  expect(JSON.stringify(commands())).not.toMatch(/4321|cliente|resultado/);
  Reflect.deleteProperty(document, "referrer");
  history.replaceState(null, "", "/");
});

test("the owner's own conversion reporter and gtag stay, before and after", () => {
  const own = { gtag: jest.fn(), gtag_report_conversion: jest.fn() };
  Object.assign(window, own);
  const running = start({ google: "G-1" });
  expect(window).toMatchObject(own);
  running.forEach((service) => service.stop());
  expect(window).toMatchObject(own);
});

test("exposure and first click of a visitor assigned at random are reported once to each service", () => {
  const events = () => commands().flatMap(([, name]) => (/^ab_/.test(String(name)) ? [name] : []));
  document.querySelector("main")?.insertAdjacentHTML("beforeend", '<a data-referral="muestra"><b>Ir</b></a>');
  const press = (type: string, button: number) =>
    document.querySelector("b")?.dispatchEvent(new MouseEvent(type, { bubbles: true, button }));
  const log: ReturnType<Log["events"]> = [];
  const experiment: Log = {
    ...{ variant: "b", cookie: "ab_variant", prefix: "ab", cap: 100, wasAsked: () => false },
    events: () => log,
    drawn: () => "b",
    log: (event) => log.push({ variant: "b", event, timestamp: "", url: location.href }),
  };
  const running = start({ google: "G-1", vercel: true }, experiment);
  press("auxclick", 2);
  expect(events()).toEqual(["ab_exposure_b"]);
  press("auxclick", 1);
  press("click", 0);
  running.forEach((service) => service.start());
  expect(events()).toEqual(["ab_exposure_b", "ab_first_click_b"]);
  const ofVercel = (window.vaq ?? []).flatMap(([kind, event]) =>
    kind === "event" ? [Object(event).name] : [],
  );
  expect(ofVercel).toEqual(["ab_exposure_b", "ab_first_click_b"]);
});

const views = (...queries: string[]) =>
  queries.map((query) => ({
    ...{ variant: "b", timestamp: new Date().toISOString(), event: "page_view" },
    url: `http://localhost/trade-republic${query}`,
  }));

function visitor(cookie: string, log: object[]) {
  openPage({ html: '<div data-variant="b"></div>', path: "/trade-republic" });
  document.cookie = `${cookie}; path=/`;
  localStorage.setItem("ab_tracking_data", JSON.stringify(log));
  const test = experimentLog();
  if (!test) throw new Error("no A/B test on this page");
  return test;
}

test.each<[string, string, object[], boolean]>([
  ["counts if assigned at random", "ab_variant=b", views("", "?v=c&utm_source=x"), true],
  ["does not count after once asking for a variant", "ab_variant=b", views("?utm_source=x&v=b", ""), false],
  ["does not count without a stored variant", "x=1", views(""), false],
  ["does not count with the other variant", "ab_variant=a", views(""), false],
])("in the A/B test, a visitor %s", (_who, cookie, log, drawn) => {
  expect(wasDrawnAtRandom(visitor(cookie, log))).toBe(drawn);
});
