import { reset } from "vanilla-cookieconsent";
import { serveConsent } from "@/lib/browser/consent";
import { settleServices } from "@/lib/browser/settle";
import { ANSWER_COOKIE } from "@/lib/browser/cookies";
import { CONSENT_COOKIE } from "@/lib/privacy/consent";
import { localData as words } from "@/lib/copy/local-data";
import { channels, comeBack, consentOf, present } from "./consent-page";
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

  comeBack();
  await settled();
  expect(document.querySelectorAll("#cc-main")).toHaveLength(1);
  expect(channels.map(({ said, open }) => [said.length, open])).toEqual([
    [3, false],
    [0, true],
  ]);
});

const answer = (value: object | string) => {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  document.cookie = `cc_cookie=${encodeURIComponent(text)}; path=/`;
};

test("what another tab was answered holds here", async () => {
  consentOf().press("all");
  const given = document.cookie;
  document.querySelector<HTMLElement>("button.cookies")?.click();
  consentOf().press("necessary", ".pm");
  expect(settleServices).toHaveBeenLastCalledWith(expect.objectContaining({ answer: ["necessary"] }));
  document.cookie = `${given}; path=/`;
  const said = channels.at(-1)?.said.length;
  channels.at(-1)?.onmessage?.();
  await settled();
  expect(settleServices).toHaveBeenLastCalledWith(
    expect.objectContaining({ valid: true, answer: ["necessary", "measurement"] }),
  );
  expect(consentOf().banner).toBeNull();
  // Hearing is not telling.
  expect(channels.at(-1)?.said).toHaveLength(said ?? -1);
});

test.each(["{", "null", "[]", { categories: "measurement" }, { categories: { length: 1 } }])(
  "an answer that cannot be read, %j, makes room for the next one",
  async (stored) => {
    expect(CONSENT_COOKIE).toMatch(ANSWER_COOKIE);
    answer(stored);
    comeBack();
    await settled();
    expect(document.cookie).toBe("");
    consentOf().press("necessary");
    expect(settleServices).toHaveBeenLastCalledWith(
      expect.objectContaining({ valid: true, answer: ["necessary"] }),
    );
    expect(decodeURIComponent(document.cookie)).toContain('"categories":["necessary"]');
  },
);

test("a storage that refuses to be erased does not keep the cookies, and the visitor is told", async () => {
  comeBack();
  await settled();
  expect(document.cookie).toContain("cc_cookie");
  const refuse = jest.spyOn(Storage.prototype, "clear").mockImplementation(() => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  });
  document.querySelector<HTMLElement>("[data-erase]")?.click();
  await settled();
  expect(document.cookie).toBe("");
  expect(refuse).toHaveBeenCalledTimes(2);
  expect(document.querySelector("[role=status]")?.textContent).toBe(words.failed);
  expect(settleServices).toHaveBeenLastCalledWith(expect.objectContaining({ answer: undefined }));
  refuse.mockRestore();
});

describe("in a browser without cookies", () => {
  beforeEach(() => {
    reset();
    present();
  });
  afterEach(() => jest.restoreAllMocks());

  test("nothing is asked, since no answer would be kept, and nothing is kept", async () => {
    // Chromium says that they are enabled even where the visitor has blocked them.
    jest.spyOn(document, "cookie", "get").mockReturnValue("");
    document.body.insertAdjacentHTML("beforeend", '<button data-cc="show-preferencesModal">');
    const tools = fakeTools();
    serveConsent(tools);
    await settled();
    expect(document.querySelector("[data-cc], #cc-main")).toBeNull();
    expect(tools.failClosed).toHaveBeenCalledTimes(1);
    expect(settleServices).toHaveBeenLastCalledWith(
      expect.objectContaining({ answer: undefined, valid: false }),
    );
  });

  test("that throws when asked for them, serveConsent fails, for its caller to fail closed", () => {
    jest.spyOn(document, "cookie", "get").mockImplementation(() => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    });
    expect(() => serveConsent(fakeTools())).toThrow("insecure");
  });
});
