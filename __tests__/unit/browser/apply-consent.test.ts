import { analyticsServices } from "@/lib/browser/analytics";
import { reportError, startErrorReports, stopErrorReports } from "@/lib/browser/error-reports";
import { dropListeners } from "./page";
import { fakeTools, settled } from "./tools";

jest.mock("@/lib/browser/analytics", () => ({ analyticsServices: jest.fn() }));
jest.mock("@/lib/browser/error-reports", () => ({
  startErrorReports: jest.fn(async () => {}),
  stopErrorReports: jest.fn(),
  reportError: jest.fn(),
}));

dropListeners();
afterEach(() => jest.restoreAllMocks());

const service = { name: "analytics", start: jest.fn(), stop: jest.fn() };
const sentry = { dsn: "https://key@sentry.example/1", url: "https://planamigo.example" };
const services = { google: "G-1", vercel: true, sentry } as const;
let settleServices: typeof import("@/lib/browser/apply-consent").settleServices;

beforeEach(() => {
  jest.clearAllMocks();
  jest.mocked(analyticsServices).mockReturnValue([service]);
  jest.isolateModules(() => {
    ({ settleServices } = jest.requireActual("@/lib/browser/apply-consent"));
  });
  document.cookie = "_ga=1; path=/";
  sessionStorage.setItem("sentryReplaySession", "{}");
});

type State = Partial<Parameters<typeof settleServices>[0]>;

async function settle(state: State, tools = fakeTools()) {
  const given = { services, mode: "informed", answer: undefined, tools, ...state } as const;
  settleServices(given);
  await settled();
  return tools;
}

const yes = { answer: ["necessary", "measurement", "replay"] };
const no = { answer: ["necessary"] };

test("a yes starts everything, a no after it stops and erases", async () => {
  await settle(yes);
  expect(service.start).toHaveBeenCalledTimes(1);
  expect(startErrorReports).toHaveBeenCalledWith(sentry, true, expect.anything());
  expect(document.cookie).toContain("_ga");
  await settle(no);
  expect(service.stop).toHaveBeenCalledTimes(1);
  expect(stopErrorReports).toHaveBeenCalledTimes(1);
  expect([document.cookie, sessionStorage.length]).toEqual(["", 0]);
});

test.each<[string, State]>([
  ["no answer", {}],
  ["a no", no],
])("%s fetches no analytics", async (_name, state) => {
  await settle(state);
  expect(analyticsServices).not.toHaveBeenCalled();
});

test("before an answer, an error brings the reporter, for errors only", async () => {
  const tools = await settle({});
  expect(startErrorReports).not.toHaveBeenCalled();
  const error = new Event("error");
  tools.errors.tell(error);
  await settled();
  expect(startErrorReports).toHaveBeenCalledWith(sentry, false, expect.anything());
  expect(jest.mocked(reportError).mock.calls[0]?.[0]).toBe(error);
  tools.errors.tell(new Event("error"));
  // The reporter sees the next ones itself.
  expect(tools.errors.kept).toEqual([]);
});

test("after an answer was erased, an error on the same page is not reported", async () => {
  const tools = await settle(yes);
  await settle({}, tools);
  tools.errors.tell(new Event("error"));
  await settled();
  expect(stopErrorReports).toHaveBeenCalledTimes(1);
  expect(jest.mocked(startErrorReports).mock.calls.map(([, full]) => full)).toEqual([true]);
});

describe("what the page's policy refuses", () => {
  afterEach(() => void Reflect.deleteProperty(window, "ReportingObserver"));

  test("is told where the browser tells of it as it happens", async () => {
    await settle(yes);
    const refusal = new Event("securitypolicyviolation");
    dispatchEvent(refusal);
    expect(jest.mocked(reportError)).toHaveBeenCalledTimes(1);
    expect(jest.mocked(reportError).mock.calls[0]?.[0]).toBe(refusal);
  });

  test("is told, that of before included, where the browser remembers it", async () => {
    const observe = jest.fn();
    const Observer = jest.fn<{ observe: jest.Mock }, unknown[]>(() => ({ observe }));
    Object.assign(window, { ReportingObserver: Observer });
    const tools = await settle({});
    await settle(yes, tools);
    expect(observe).toHaveBeenCalledTimes(1);
    const [tell, options] = Observer.mock.calls[0] ?? [];
    expect(options).toEqual({ types: ["csp-violation"], buffered: true });
    const body = { effectiveDirective: "img-src", blockedURL: "https://otro.example", sourceFile: null };
    if (typeof tell === "function") tell([{ body }]);
    expect(jest.mocked(reportError).mock.calls[0]?.[0]).toMatchObject({
      type: "securitypolicyviolation",
      effectiveDirective: "img-src",
      blockedURI: "https://otro.example",
    });
  });
});

test("errors from before are kept until they can be told", async () => {
  const tools = fakeTools();
  tools.errors.kept.push(new Event("error"), new Event("unhandledrejection"));
  await settle(yes, tools);
  expect(reportError).toHaveBeenCalledTimes(2);
});

test.each<[string, State, number]>([
  ["where the site must ask, no error is told before an answer, but it is kept", { mode: "required" }, 1],
  ["after a no, none is told nor kept", no, 0],
])("%s", async (_name, state, kept) => {
  const tools = fakeTools();
  tools.errors.tell(new Event("error"));
  await settle(state, tools);
  expect(startErrorReports).not.toHaveBeenCalled();
  expect(tools.errors.kept).toHaveLength(kept);
});

test("without a DSN nothing of it happens", async () => {
  await settle({ ...yes, services: {} });
  expect(startErrorReports).not.toHaveBeenCalled();
});

test("a part that fails is noted by its name", async () => {
  jest.mocked(analyticsServices).mockImplementation(() => {
    throw new Error("broken");
  });
  jest.mocked(startErrorReports).mockRejectedValueOnce(new Error("broken"));
  const tools = await settle(yes);
  expect(tools.note.mock.calls.map(([name]) => name).sort()).toEqual(["analytics", "error reports"]);
});
