import { waitFor } from "@testing-library/dom";
import { serveConsent } from "@/lib/browser/consent";
import { keepErrors, startLater } from "@/lib/browser/later";
import { records } from "@/lib/privacy/records";
import { expectConsole } from "../../console";
import { openPage } from "./page";
import { settled } from "./tools";

jest.mock("@/lib/browser/consent", () => ({ serveConsent: jest.fn() }));

test("errors are kept from the start where they are reported, and consent comes once the page is idle", async () => {
  keepErrors();
  dispatchEvent(new Event("error"));
  document.documentElement.dataset.services = '{"sentry":{}}';
  keepErrors();
  dispatchEvent(new Event("error"));
  startLater();
  expect(serveConsent).not.toHaveBeenCalled();
  await waitFor(() => expect(serveConsent).toHaveBeenCalledTimes(1));
  const tools = jest.mocked(serveConsent).mock.calls[0]?.[0];
  expect(tools?.errors.kept).toHaveLength(1);
  expect(() => tools?.rememberVisit(new Date())).not.toThrow();
});

test("it waits for a page that is still loading", async () => {
  jest.mocked(serveConsent).mockClear();
  const state = jest.spyOn(document, "readyState", "get").mockReturnValue("loading");
  startLater();
  await settled();
  expect(serveConsent).not.toHaveBeenCalled();
  state.mockRestore();
  dispatchEvent(new Event("load"));
  await waitFor(() => expect(serveConsent).toHaveBeenCalledTimes(1));
});

test("where it fails, nothing is kept, and what was kept is erased", async () => {
  openPage({ html: "" });
  const store = await import("@/lib/browser/store");
  document.cookie = "ab_variant=b; path=/";
  store.keep(records.lastSource, "boletin");
  jest.mocked((await import("@/lib/browser/consent")).serveConsent).mockImplementation(() => {
    throw new Error("broken");
  });
  expectConsole("warn", /^\[consent\] Error: broken/);
  (await import("@/lib/browser/later")).startLater();
  await waitFor(() => expect(localStorage).toHaveLength(0));
  expect(document.cookie).toBe("");
  store.keep(records.lastSource, "boletin");
  expect(localStorage).toHaveLength(0);
});
