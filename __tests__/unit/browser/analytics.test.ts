import { analyticsServices } from "@/lib/browser/analytics";
import type { experimentLog } from "@/lib/browser/variant";
import { fakeTools } from "./tools";

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
  const [defaults, update, , config] = commands();
  expect(Object.values(Object(defaults?.[2]))).toEqual(["denied", "denied", "denied", "denied"]);
  expect(update).toEqual(["consent", "update", { analytics_storage: "granted" }]);
  expect(config).toEqual(["config", "G-1", { send_page_view: false }]);
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
