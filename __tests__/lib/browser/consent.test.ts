import { serveConsent } from "@/lib/browser/consent";
import { settleServices } from "@/lib/browser/settle";
import { consentOf, present } from "./consent-page";
import { fakeTools, settled } from "./tools";

jest.mock("@/lib/browser/settle", () => ({ settleServices: jest.fn() }));
jest.mock("@/lib/browser/consent.css", () => ({ style: "" }), { virtual: true });

beforeAll(present);

test("asks, settles, erases after a no, asks again after everything is erased", async () => {
  const tools = fakeTools();
  serveConsent(tools);
  await settled();
  expect(consentOf().banner?.getAttribute("role")).toBe("region");
  expect(document.querySelector("button.cookies")?.getAttribute("aria-label")).toBe("Configurar cookies");
  expect(settleServices).toHaveBeenLastCalledWith(
    expect.objectContaining({ valid: false, answer: undefined, mode: "informed", services: {} }),
  );

  consentOf().press("all");
  expect(tools.rememberVisit).toHaveBeenCalledTimes(1);
  expect(tools.eraseAll).not.toHaveBeenCalled();
  expect(settleServices).toHaveBeenLastCalledWith(
    expect.objectContaining({ valid: true, answer: ["necessary", "measurement"] }),
  );

  document.querySelector<HTMLElement>("button.cookies")?.click();
  expect(document.querySelector(".pm [aria-expanded=false]")).toBeNull();
  consentOf().press("necessary", ".pm");
  expect(tools.eraseAll).toHaveBeenCalledTimes(1);
  expect(settleServices).toHaveBeenLastCalledWith(expect.objectContaining({ answer: ["necessary"] }));

  localStorage.setItem("utm_data", "{}");
  await settled();
  document.querySelector<HTMLElement>("[data-erase]")?.click();
  await settled();
  expect([document.cookie, localStorage.length]).toEqual(["", 0]);
  expect(settleServices).toHaveBeenLastCalledWith(expect.objectContaining({ answer: undefined }));

  const event = new Event("pageshow");
  Object.assign(event, { persisted: true });
  dispatchEvent(event);
  await settled();
  expect(document.querySelectorAll("#cc-main")).toHaveLength(1);
});

test("a page that is only prepared waits until it is seen", () => {
  Object.assign(document, { prerendering: true });
  jest.mocked(settleServices).mockClear();
  const before = document.querySelectorAll("button.cookies").length;
  serveConsent(fakeTools());
  expect(document.querySelectorAll("button.cookies")).toHaveLength(before);
  Object.assign(document, { prerendering: false });
});
