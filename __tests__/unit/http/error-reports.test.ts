/** @jest-environment node */
import { captureRequestError, init, withScope } from "@sentry/nextjs";
import { reportRequestError, startErrorReports } from "@/lib/http/error-reports";
import { redact } from "@/lib/privacy/redaction";
import { reportLimits, traceTargets } from "@/lib/privacy/report-limits";
import { answerCookie } from "../../answer";

jest.mock("@sentry/nextjs", () => ({
  init: jest.fn(),
  captureRequestError: jest.fn(),
  withScope: jest.fn(),
}));

test("the server reports with the stated options, and leaves queries out", () => {
  const on = jest.fn();
  jest.mocked(init).mockReturnValue({ on } as unknown as ReturnType<typeof init>);
  startErrorReports();
  expect(on).toHaveBeenCalledWith("beforeEnvelope", redact);
  expect(init).toHaveBeenCalledWith(
    expect.objectContaining({
      environment: "production",
      dataCollection: { ...reportLimits, userInfo: false },
      tracesSampleRate: 0.2,
      tracePropagationTargets: traceTargets("http://localhost:3000"),
    }),
  );
});

const answered = (...categories: string[]) => `x=1; ${answerCookie(categories)}`;

test.each<[string, Record<string, string | undefined>, string | undefined]>([
  ["no answer", { cookie: "x=1" }, undefined],
  ["no cookie", {}, undefined],
  ["a no", { cookie: answered("necessary") }, undefined],
  ["a yes to measurement alone", { cookie: answered("necessary", "measurement") }, undefined],
  ["a yes, behind no proxy", { cookie: answered("replay"), "x-forwarded-for": "" }, undefined],
  ["a yes, and no word of a proxy", { cookie: answered("replay"), "x-forwarded-for": undefined }, undefined],
  ["a yes to something else", { cookie: answerCookie(["replay"], { revision: 1 }) }, undefined],
  ["a yes of years ago", { cookie: answerCookie(["replay"], { date: new Date(0) }) }, undefined],
  ["a yes", { cookie: answered("necessary", "replay") }, "203.0.113.9"],
])("a failed request of a visitor with %s is told, with the address %#", async (_name, headers, ip) => {
  const scope = { setUser: jest.fn() };
  jest
    .mocked(withScope)
    .mockImplementation((...given: unknown[]) => (given[0] as (of: unknown) => void)(scope));
  const request = {
    path: "/x?y=1",
    method: "GET",
    headers: { "x-forwarded-for": " 203.0.113.9 , 10.0.0.1", ...headers },
  };
  const context = { routerKind: "App Router", routePath: "/x", routeType: "route" } as const;
  reportRequestError(new Date(), new Error("broken"), request, { ...context, revalidateReason: undefined });
  expect(captureRequestError).toHaveBeenLastCalledWith(
    new Error("broken"),
    request,
    expect.objectContaining(context),
  );
  expect(scope.setUser.mock.calls).toEqual(ip ? [[{ ip_address: ip }]] : []);
});
