import { captureRequestError, init } from "@sentry/nextjs";
import { reportRequestError, startErrorReports } from "@/lib/error-reports";

jest.mock("@sentry/nextjs", () => ({ init: jest.fn(), captureRequestError: jest.fn() }));

test("the server reports with the stated options", () => {
  startErrorReports();
  expect(init).toHaveBeenCalledWith(
    expect.objectContaining({
      dataCollection: { userInfo: true },
      tracesSampleRate: 0.2,
      tracePropagationTargets: ["http://localhost:3000", /^\/api/],
    }),
  );
  expect(reportRequestError).toBe(captureRequestError);
});
