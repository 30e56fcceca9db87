/**
 * @jest-environment jsdom
 * @jest-environment-options {"url": "https://planamigo.example/?utm_source=boletin"}
 */
import { fireEvent, screen, waitFor } from "@testing-library/dom";
import * as tool from "vanilla-cookieconsent";
import type { BrowserServices } from "@/lib/config/services";
import type { Tools } from "@/lib/browser/consent";
import { consentCookie, isAnswered } from "@/lib/privacy/consent";
import { consentPlan } from "@/lib/privacy/consent-plan";
import { expectConsole } from "../../console";
import { dropListeners } from "./page";
import { fakeTools, finishTasks } from "./tools";

jest.mock("@/lib/browser/consent.css", () => ({ style: "" }), { virtual: true });
jest.mock("@/lib/browser/apply-consent", () => ({ applyAnswer: jest.fn() }));

dropListeners();
const root = document.documentElement;
const GONE = "cc_cookie=; path=/; max-age=0";

/** The page's channels to other tabs. */
const channels: Channel[] = [];
class Channel {
  open = true;
  constructor() {
    channels.push(this);
  }
  postMessage() {}
  close() {
    this.open = false;
  }
}
class Sheet {
  replaceSync() {}
}

/** A page in a browser that has no answer yet, and fresh modules. */
function open(services: BrowserServices = {}) {
  jest.resetModules();
  localStorage.clear();
  tool.reset();
  document.cookie = GONE;
  document.body.innerHTML = `<section>
      <button data-answer="necessary measurement">Aceptar</button><button data-answer="necessary">Rechazar</button>
    </section><button id="cookies" data-preferences></button><main></main>`;
  Object.assign(globalThis, { CSSStyleSheet: Sheet, BroadcastChannel: Channel });
  Object.assign(document, { adoptedStyleSheets: [] });
  delete root.dataset.consent;
  Object.assign(root.dataset, {
    storageConsent: "informed",
    consentRevision: String(consentPlan(services).revision),
    services: JSON.stringify(services),
  });
}
afterEach(() => jest.restoreAllMocks());

describe("an answer in our own banner", () => {
  beforeEach(() =>
    jest.useFakeTimers({ now: new Date("2026-11-22T10:00:00Z"), doNotFake: ["queueMicrotask"] }),
  );
  afterEach(() => jest.useRealTimers());

  test.each([[["necessary", "measurement"]], [["necessary"]]])(
    "%j is stored like an answer in the consent library",
    async (categories) => {
      open();
      const written = jest.spyOn(document, "cookie", "set");
      const names = ["necessary", "measurement"];
      await tool.run({
        revision: 7,
        autoShow: false,
        autoClearCookies: false,
        cookie: { expiresAfterDays: 365, domain: "" },
        categories: Object.fromEntries(names.map((name) => [name, { readOnly: name === "necessary" }])),
        language: { default: "es", translations: { es: {} as tool.Translation } },
      });
      tool.acceptCategory(categories);
      const theirs = String(written.mock.lastCall).replace("; Domain=;", ";");
      const parts = (cookie: string) => {
        const [answer = "", ...rest] = decodeURIComponent(cookie).split("; ");
        return { answer: JSON.parse(answer.replace("cc_cookie=", "")), rest };
      };
      const { answer, rest } = parts(consentCookie(categories, 7, new Date(), location.protocol));
      expect(parts(theirs)).toMatchObject({ answer: { ...answer, consentId: expect.any(String) }, rest });
      expect([theirs, document.cookie].map((cookies) => isAnswered(cookies, "7"))).toEqual([true, true]);
    },
  );
});

/** A page with its script, in a fresh module registry. */
async function serve(services: BrowserServices = {}) {
  open(services);
  const { showQuestion } = await import("@/lib/browser/consent-question");
  showQuestion();
  addEventListener("consent", showQuestion);
  const { keepErrors, initConsent } = await import("@/lib/browser/consent");
  keepErrors();
  initConsent();
  await finishTasks();
  const { applyAnswer } = await import("@/lib/browser/apply-consent");
  return applyAnswer as jest.Mock<void, [Tools]>;
}

describe("a page with its script", () => {
  test("asks again if the answer is gone when the page returns from the back/forward cache", async () => {
    const applyAnswer = await serve({ vercel: true });
    fireEvent.click(screen.getByRole("button", { name: "Aceptar" }));
    await waitFor(() => expect(applyAnswer).toHaveBeenCalled());
    const [{ currentAnswer }] = applyAnswer.mock.calls[0] as [Tools];
    expect(currentAnswer()).toEqual(["necessary", "measurement"]);
    document.cookie = GONE;
    applyAnswer.mockClear();
    dispatchEvent(new Event("pagehide"));
    dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
    await waitFor(() => expect(applyAnswer).toHaveBeenCalled());
    expect(currentAnswer()).toBeUndefined();
    expect(root.dataset.consent).toBe("ask");
    expect(channels.slice(-2).map((channel) => channel.open)).toEqual([false, true]);
  });

  test("erases its records if the preferences cannot be fetched", async () => {
    await serve();
    localStorage.setItem("utm_data", "{}");
    jest.doMock("@/lib/browser/consent-preferences", () => {
      throw new Error("broken");
    });
    expectConsole("warn", /^\[consent\] Error: broken/);
    fireEvent.click(document.getElementById("cookies") as HTMLElement);
    await waitFor(() => expect(localStorage).toHaveLength(0));
    expect(root.dataset.consent).toBe("off");
    jest.dontMock("@/lib/browser/consent-preferences");
  });
});

test.each(["{", "null", "[]", '{"categories":"measurement"}', '{"categories":{"length":1}}'])(
  "an unreadable answer, %s, is replaced by the next one",
  async (stored) => {
    open();
    document.cookie = `cc_cookie=${encodeURIComponent(stored)}; path=/`;
    const tools = fakeTools();
    const { openPreferences } = await import("@/lib/browser/consent-preferences");
    await openPreferences(tools);
    fireEvent.click(document.querySelector(".pm [data-role=necessary]") as HTMLElement);
    expect(tool.getCookie("categories")).toEqual(["necessary"]);
    expect(tools.answered).toHaveBeenCalledTimes(1);
    expect(document.getElementById("cookies")).toHaveFocus();
  },
);
