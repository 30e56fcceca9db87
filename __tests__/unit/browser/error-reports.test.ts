import * as sentry from "@sentry/browser";
import type { ConsentCategory } from "@/lib/privacy/consent";
import { reportLimits } from "@/lib/privacy/report-limits";

jest.mock("@sentry/browser", () => ({
  browserTracingIntegration: () => ({ name: "BrowserTracing" }),
  replayIntegration: jest.fn(() => ({ name: "Replay", stop: jest.fn() })),
  captureException: jest.fn(),
  close: jest.fn(async () => true),
  getClient: jest.fn(),
  init: jest.fn(),
  makeFetchTransport: jest.fn(() => ({ send: sent, flush: jest.fn() })),
}));

const sent = jest.fn<Promise<{ statusCode: number }>, [envelope: unknown]>();

const address = { dsn: "https://key@sentry.example/1", url: "https://planamigo.example" };
const defaults = ["BrowserSession", "Breadcrumbs", "GlobalHandlers"].map((name) => ({ name }));
let part: typeof import("@/lib/browser/error-reports");
let answer: ConsentCategory[] | undefined;
const currentAnswer = () => answer;

beforeEach(() => {
  jest.clearAllMocks();
  answer = undefined;
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
  await part.startErrorReports(address, true, currentAnswer);
  expect(options()).toMatchObject({
    dsn: address.dsn,
    dataCollection: { ...reportLimits, userInfo: true },
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
  await part.startErrorReports(address, false, currentAnswer);
  expect(options()).toMatchObject({
    dataCollection: { ...reportLimits, userInfo: false },
    tracesSampleRate: 0,
    integrations: ["GlobalHandlers"],
  });
  expect(sentry.replayIntegration).not.toHaveBeenCalled();
});

/** Lets the SDK send something, and tells what left. */
async function send(text = "x") {
  const { transport } = Object(options(jest.mocked(sentry.init).mock.calls.length - 1));
  sent.mockClear();
  await transport({}).send([{}, [[{ type: "event" }, { text }]]]);
  return sent.mock.calls.map(([envelope]) => Object(envelope)[1][0][1].text);
}

test.each([
  ["errors", false, undefined, true],
  ["errors, after a no of another tab", false, ["necessary"], false],
  ["all of it, after a yes", true, ["necessary", "replay"], true],
  ["all of it, after a no of another tab", true, ["necessary"], false],
  ["all of it, after an erasure in another tab", true, undefined, false],
] as const)(
  "%s leaves as long as the answer allows it, without a query",
  async (_name, full, given, leaves) => {
    answer = given && [...given];
    await part.startErrorReports(address, full, currentAnswer);
    expect(await send("/a?b=1")).toEqual(leaves ? ["/a"] : []);
  },
);

test("what is sent late, once it has stopped, stays here, and no recording is flushed", async () => {
  answer = ["necessary", "replay"];
  await part.startErrorReports(address, true, currentAnswer);
  const stop = jest.mocked(sentry.replayIntegration).mock.results[0]?.value.stop;
  part.stopErrorReports();
  expect(stop).toHaveBeenCalledWith({ flush: false });
  expect(await send()).toEqual([]);
});

test("a no while the first client closes keeps the second from starting", async () => {
  await part.startErrorReports(address, false, currentAnswer);
  jest.mocked(sentry.getClient).mockReturnValue(clientWith({}));
  const starting = part.startErrorReports(address, true, currentAnswer);
  part.stopErrorReports();
  await starting;
  expect(sentry.init).toHaveBeenCalledTimes(1);
  expect(sentry.replayIntegration).not.toHaveBeenCalled();
});

test("a yes after that closes the first client; the same again changes nothing", async () => {
  await part.startErrorReports(address, false, currentAnswer);
  await part.startErrorReports(address, false, currentAnswer);
  expect(sentry.init).toHaveBeenCalledTimes(1);
  jest.mocked(sentry.getClient).mockReturnValue(clientWith({}));
  await part.startErrorReports(address, true, currentAnswer);
  expect(sentry.close).toHaveBeenCalledTimes(1);
  expect(options(1).tracesSampleRate).toBe(0.2);
});

test("a no switches it off; a second yes switches it on again", async () => {
  const set = { enabled: true };
  await part.startErrorReports(address, true, currentAnswer);
  jest.mocked(sentry.getClient).mockReturnValue(clientWith(set));
  part.stopErrorReports();
  expect(set.enabled).toBe(false);
  await part.startErrorReports(address, true, currentAnswer);
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

test("what the page's policy refused is an error that names the rule", () => {
  const refusal = Object.assign(new Event("securitypolicyviolation"), {
    effectiveDirective: "script-src-elem",
    blockedURI: "https://otro.example/a.js",
    sourceFile: "https://planamigo.example/paypal",
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
