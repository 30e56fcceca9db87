import * as sentry from "@sentry/browser";
import { reportLimits } from "@/lib/privacy/report-limits";

jest.mock("@sentry/browser", () => ({
  browserTracingIntegration: () => ({ name: "BrowserTracing" }),
  replayIntegration: jest.fn(() => ({ name: "Replay", stop: jest.fn() })),
  captureException: jest.fn(),
  close: jest.fn(async () => true),
  getClient: jest.fn(),
  init: jest.fn(),
}));

const address = { dsn: "https://key@sentry.example/1", url: "https://planamigo.example" };
const defaults = ["BrowserSession", "Breadcrumbs", "GlobalHandlers"].map((name) => ({ name }));
let part: typeof import("@/lib/browser/error-reports");

beforeEach(() => {
  jest.clearAllMocks();
  jest.mocked(sentry.getClient).mockReturnValue(undefined);
  jest.isolateModules(() => {
    part = jest.requireActual("@/lib/browser/error-reports");
  });
});

function options(call = 0) {
  const given = jest.mocked(sentry.init).mock.calls[call]?.[0];
  const choose = Object(given).integrations;
  return { ...given, integrations: choose(defaults).map(({ name }: { name: string }) => name) };
}

test("after a yes: traces 0.2, replay 0.1 and always on error, personal data, headers to our own only", async () => {
  await part.startErrorReports(address, true);
  expect(options()).toMatchObject({
    dsn: address.dsn,
    dataCollection: { userInfo: true },
    tracesSampleRate: 0.2,
    replaysSessionSampleRate: 0.1,
    replaysOnErrorSampleRate: 1,
    integrations: ["BrowserSession", "Breadcrumbs", "GlobalHandlers", "BrowserTracing", "Replay"],
  });
  expect(jest.mocked(sentry.replayIntegration).mock.calls[0]?.[0]).toMatchObject({
    maskAllText: true,
    maskAllInputs: true,
    blockAllMedia: true,
  });
});

test("before a yes: errors and nothing else", async () => {
  await part.startErrorReports(address, false);
  expect(options()).toMatchObject({
    dataCollection: { userInfo: false },
    tracesSampleRate: 0,
    integrations: ["GlobalHandlers"],
  });
  expect(sentry.replayIntegration).not.toHaveBeenCalled();
});

test.each([true, false])(
  "where the visit comes from and what its address says stay here (full: %s)",
  async (full) => {
    await part.startErrorReports(address, full);
    expect(options()).toMatchObject({ dataCollection: reportLimits });
    const { beforeSend } = Object(options());
    const url = "https://planamigo.example/paypal?gclid=SECRET#token";
    const stacktrace = { frames: [{ filename: url, lineno: 1 }, {}] };
    const event = {
      request: { url, headers: { Referer: "https://mail.example/", "User-Agent": "x" } },
      exception: { values: [{ value: "broken", stacktrace }, {}] },
    };
    expect(beforeSend(event)).toEqual({
      request: { url: "https://planamigo.example/paypal", headers: { "User-Agent": "x" } },
      exception: {
        values: [
          {
            value: "broken",
            stacktrace: {
              frames: [{ filename: "https://planamigo.example/paypal", lineno: 1 }, { filename: "" }],
            },
          },
          {},
        ],
      },
    });
    expect(beforeSend({ message: "x" })).toEqual({ message: "x" });
  },
);

test("a yes after that closes the first client; the same again changes nothing", async () => {
  await part.startErrorReports(address, false);
  await part.startErrorReports(address, false);
  expect(sentry.init).toHaveBeenCalledTimes(1);
  jest.mocked(sentry.getClient).mockReturnValue(clientWith({}));
  await part.startErrorReports(address, true);
  expect(sentry.close).toHaveBeenCalledTimes(1);
  expect(options(1).tracesSampleRate).toBe(0.2);
});

test("a no switches it off; a second yes switches it on again", async () => {
  const set = { enabled: true };
  await part.startErrorReports(address, true);
  jest.mocked(sentry.getClient).mockReturnValue(clientWith(set));
  part.stopErrorReports();
  expect(set.enabled).toBe(false);
  await part.startErrorReports(address, true);
  expect(set.enabled).toBe(true);
  expect(sentry.init).toHaveBeenCalledTimes(1);
});

test.each([
  ["an error", new ErrorEvent("error", { error: new Error("a") }), new Error("a")],
  ["an error without its object", new ErrorEvent("error", { message: "Script error." }), "Script error."],
  ["an event of another kind", new Event("error"), "error"],
])("%s from before is told as unhandled", (_name, event, cause) => {
  Object.assign(globalThis, { PromiseRejectionEvent: class extends Event {} });
  part.reportError(event);
  expect(sentry.captureException).toHaveBeenCalledWith(cause, {
    mechanism: { handled: false, type: "auto.browser.error" },
  });
});

function clientWith(set: object) {
  return { getOptions: () => set } as ReturnType<typeof sentry.getClient>;
}

test("what the page's policy refused is an error that names the rule, without what stands behind an address", () => {
  const refusal = Object.assign(new Event("securitypolicyviolation"), {
    effectiveDirective: "script-src-elem",
    blockedURI: "https://otro.example/a.js?token=SECRET",
    sourceFile: "https://planamigo.example/paypal?gclid=SECRET#x",
    lineNumber: 7,
  });
  part.reportError(refusal);
  const [error, hint] = jest.mocked(sentry.captureException).mock.calls[0] ?? [];
  expect(error).toEqual(new Error("The policy refused: script-src-elem"));
  expect(hint).toMatchObject({
    captureContext: {
      extra: { blocked: "https://otro.example/a.js", file: "https://planamigo.example/paypal", line: 7 },
    },
  });
});
