/** @jest-environment jsdom */
import { analyticsServices } from "@/lib/browser/analytics";
import { reportError, startErrorReports } from "@/lib/browser/error-reports";
import type { ConsentCategory } from "@/lib/privacy/consent";
import { dropListeners, fakeTools, finishTasks } from "./page";

jest.mock("@/lib/browser/analytics", () => ({ analyticsServices: jest.fn() }));
jest.mock("@/lib/browser/error-reports", () => ({
  startErrorReports: jest.fn(),
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

async function apply(answer?: ConsentCategory[], tools = fakeTools()) {
  document.documentElement.dataset.services = JSON.stringify(services);
  applyAnswer(Object.assign(tools, { currentAnswer: () => answer }));
  await finishTasks();
  return tools;
}

const yes: ConsentCategory[] = ["necessary", "measurement", "replay"];

// An error before a yes, and one after it: browser/error-reports.spec.ts.
test("an error before a no is never reported", async () => {
  const tools = fakeTools();
  tools.errors.report(new Event("error"));
  await apply(["necessary"], tools);
  await apply(yes, tools);
  expect(reportError).not.toHaveBeenCalled();
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
    const tools = await apply();
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

test("a service that fails is logged by name", async () => {
  jest.mocked(analyticsServices).mockImplementation(() => {
    throw new Error("broken");
  });
  jest.mocked(startErrorReports).mockImplementationOnce(() => {
    throw new Error("broken");
  });
  const tools = await apply(yes);
  expect(tools.note.mock.calls.map(([name]) => name).sort()).toEqual(["analytics", "error reports"]);
});
