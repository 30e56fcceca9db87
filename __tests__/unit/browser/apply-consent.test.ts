import { analyticsServices } from "@/lib/browser/analytics";
import { reportError, startErrorReports, stopErrorReports } from "@/lib/browser/error-reports";
import type { ConsentCategory } from "@/lib/privacy/consent";
import { dropListeners } from "./page";
import { fakeTools, finishTasks } from "./tools";

jest.mock("@/lib/browser/analytics", () => ({ analyticsServices: jest.fn() }));
jest.mock("@/lib/browser/error-reports", () => ({
  startErrorReports: jest.fn(async () => {}),
  stopErrorReports: jest.fn(),
  reportError: jest.fn(),
}));

dropListeners();
afterEach(() => jest.restoreAllMocks());

const sentry = { dsn: "https://key@sentry.example/1", url: "https://planamigo.example" };
const services = { google: "G-1", vercel: true, sentry } as const;
let applyAnswer: typeof import("@/lib/browser/apply-consent").applyAnswer;

beforeEach(() => {
  jest.clearAllMocks();
  jest.mocked(analyticsServices).mockReturnValue([]);
  jest.isolateModules(() => {
    ({ applyAnswer } = jest.requireActual("@/lib/browser/apply-consent"));
  });
});

type State = { mode?: "informed" | "required"; answer?: ConsentCategory[] };

async function apply({ mode = "informed", answer }: State, tools = fakeTools()) {
  const settings = { storageConsent: mode, services: JSON.stringify(services) };
  Object.assign(document.documentElement.dataset, settings);
  applyAnswer(Object.assign(tools, { currentAnswer: () => answer }));
  await finishTasks();
  return tools;
}

const yes: State = { answer: ["necessary", "measurement", "replay"] };

test("before an answer, an error loads the reporter, for errors only", async () => {
  const tools = await apply({});
  expect(startErrorReports).not.toHaveBeenCalled();
  const error = new Event("error");
  tools.errors.report(error);
  // Applied again without an answer while the reporter is loading: this must not stop it.
  await apply({}, tools);
  expect(stopErrorReports).not.toHaveBeenCalled();
  expect(startErrorReports).toHaveBeenCalledWith(sentry, false, expect.anything());
  expect(jest.mocked(reportError).mock.calls[0]?.[0]).toBe(error);
  tools.errors.report(new Event("error"));
  // Once loaded, the reporter catches errors itself.
  expect(tools.errors.kept).toEqual([]);
});

describe("a violation of the page's policy", () => {
  afterEach(() => void Reflect.deleteProperty(window, "ReportingObserver"));

  test("is reported as it happens", async () => {
    await apply(yes);
    const refusal = new Event("securitypolicyviolation");
    dispatchEvent(refusal);
    expect(jest.mocked(reportError)).toHaveBeenCalledTimes(1);
    expect(jest.mocked(reportError).mock.calls[0]?.[0]).toBe(refusal);
  });

  test("is reported too if it came earlier and the browser buffered it", async () => {
    const observe = jest.fn();
    const Observer = jest.fn<{ observe: jest.Mock }, unknown[]>(() => ({ observe }));
    Object.assign(window, { ReportingObserver: Observer });
    const tools = await apply({});
    await apply(yes, tools);
    expect(observe).toHaveBeenCalledTimes(1);
    const [callback, options] = Observer.mock.calls[0] ?? [];
    expect(options).toEqual({ types: ["csp-violation"], buffered: true });
    const body = { effectiveDirective: "img-src", blockedURL: "https://otro.example", sourceFile: null };
    if (typeof callback === "function") callback([{ body }]);
    expect(jest.mocked(reportError).mock.calls[0]?.[0]).toMatchObject({
      type: "securitypolicyviolation",
      effectiveDirective: "img-src",
      blockedURI: "https://otro.example",
    });
  });
});

test("where consent is required, an error before an answer is buffered and not reported", async () => {
  const tools = fakeTools();
  tools.errors.report(new Event("error"));
  await apply({ mode: "required" }, tools);
  expect(startErrorReports).not.toHaveBeenCalled();
  expect(tools.errors.kept).toHaveLength(1);
});

test("a service that fails is logged by name", async () => {
  jest.mocked(analyticsServices).mockImplementation(() => {
    throw new Error("broken");
  });
  jest.mocked(startErrorReports).mockRejectedValueOnce(new Error("broken"));
  const tools = await apply(yes);
  expect(tools.note.mock.calls.map(([name]) => name).sort()).toEqual(["analytics", "error reports"]);
});
