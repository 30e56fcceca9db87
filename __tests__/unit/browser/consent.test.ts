/**
 * @jest-environment jsdom
 * @jest-environment-options {"url": "https://planamigo.example/?utm_source=boletin"}
 */
import { fireEvent, screen, waitFor } from "@testing-library/dom";
import * as tool from "vanilla-cookieconsent";
import type { BrowserServices } from "@/lib/config/services";
import type { Tools } from "@/lib/browser/tools";
import { consentCookie, isAnswered } from "@/lib/privacy/consent";
import { consentPlan } from "@/lib/privacy/consent-plan";
import { expectConsole } from "../../console";
import { channels, comeBack, present } from "./consent-page";
import { dropListeners } from "./page";
import { fakeTools, finishTasks } from "./tools";

jest.mock("@/lib/browser/consent.css", () => ({ style: "" }), { virtual: true });
jest.mock("@/lib/browser/apply-consent", () => ({ applyAnswer: jest.fn() }));

dropListeners();
const root = document.documentElement;
const GONE = "cc_cookie=; path=/; max-age=0";
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const inDialog = (role: string) =>
  fireEvent.click(document.querySelector(`.pm [data-role=${role}]`) as HTMLElement);
const keep = (categories: string[], revision = 7) =>
  void (document.cookie = consentCookie(categories, revision, new Date(), location.protocol));
const given = () => (tool.getCookie("categories") as string[] | undefined)?.join();

function open(services: BrowserServices = {}) {
  jest.resetModules();
  localStorage.clear();
  tool.reset();
  document.cookie = GONE;
  present();
  delete root.dataset.consent;
  Object.assign(root.dataset, {
    storageConsent: "informed",
    consentRevision: String(consentPlan(services).revision),
    services: JSON.stringify(services),
  });
}
afterEach(() => jest.restoreAllMocks());

describe("the answer in the page's own banner", () => {
  beforeEach(() =>
    jest.useFakeTimers({ now: new Date("2026-11-22T10:00:00Z"), doNotFake: ["queueMicrotask"] }),
  );
  afterEach(() => jest.useRealTimers());

  test.each([[["necessary", "measurement"]], [["necessary"]]])(
    "%j is kept as the tool keeps it",
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

  test("is understood by the consent library", async () => {
    open();
    keep(["necessary", "measurement"]);
    const categories = { necessary: { readOnly: true }, measurement: {} };
    const language = { default: "es", translations: { es: {} as tool.Translation } };
    await tool.run({ revision: 7, autoShow: false, categories, language });
    expect(tool.validConsent()).toBe(true);
    expect(tool.getUserPreferences().acceptedCategories).toEqual(["necessary", "measurement"]);
  });
});

describe("the question", () => {
  const show = async () => (await import("@/lib/browser/consent-question")).showQuestion();

  test.each([
    ["nothing is kept", () => {}, "ask"],
    ["there is an answer", () => keep(["necessary"], 728781795), undefined],
    ["the answer is to another question", () => keep(["necessary"], 1), "ask"],
    ["the answer cannot be read", () => void (document.cookie = "cc_cookie={; path=/"), "ask"],
  ])("where %s", async (_name, before, expected) => {
    open();
    before();
    const kept = document.cookie;
    await show();
    expect([root.dataset.consent, document.cookie]).toEqual([expected, kept]);
  });

  test("is not asked where cookies are not stored, and nothing is kept there", async () => {
    open();
    localStorage.setItem("utm_data", "{}");
    // Chromium says that they are enabled even where the visitor has blocked them.
    jest.spyOn(document, "cookie", "get").mockReturnValue("");
    await show();
    expect(root.dataset.consent).toBe("off");
    (await import("@/lib/browser/consent")).serveConsent();
    expect(localStorage).toHaveLength(0);
  });
});

/** A page with its script, in a fresh module registry. */
async function serve(services: BrowserServices = {}) {
  open(services);
  const { showQuestion } = await import("@/lib/browser/consent-question");
  showQuestion();
  addEventListener("consent", showQuestion);
  const { keepErrors, serveConsent } = await import("@/lib/browser/consent");
  keepErrors();
  serveConsent();
  await finishTasks();
  const { applyAnswer } = await import("@/lib/browser/apply-consent");
  return applyAnswer as jest.Mock<void, [Tools]>;
}

describe("what follows from an answer", () => {
  test("it starts and stops services, which no first visit fetches without an error", async () => {
    const applyAnswer = await serve({ vercel: true, sentry: { dsn: "x", url: "y" } });
    expect(applyAnswer).not.toHaveBeenCalled();
    dispatchEvent(new Event("error"));
    await finishTasks();
    const [{ currentAnswer, errors }] = applyAnswer.mock.calls[0] as [Tools];
    expect([currentAnswer(), errors.kept.length]).toEqual([undefined, 1]);
    applyAnswer.mockClear();
    press("Aceptar");
    await waitFor(() => expect(applyAnswer).toHaveBeenCalled());
    expect(currentAnswer()).toEqual(["necessary", "measurement"]);
    document.cookie = GONE;
    applyAnswer.mockClear();
    comeBack();
    await waitFor(() => expect(applyAnswer).toHaveBeenCalled());
    expect(currentAnswer()).toBeUndefined();
    expect(root.dataset.consent).toBe("ask");
    expect(channels.slice(-2).map((channel) => channel.open)).toEqual([false, true]);
  });

  test("where the preferences cannot be fetched, nothing is kept", async () => {
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

describe("the preferences", () => {
  async function openDialog(tools = fakeTools()) {
    const { openPreferences } = await import("@/lib/browser/consent-preferences");
    await openPreferences(tools);
    return tools;
  }

  test.each(["{", "null", "[]", '{"categories":"measurement"}', '{"categories":{"length":1}}'])(
    "an answer that cannot be read, %s, makes room for the next one",
    async (stored) => {
      open();
      document.cookie = `cc_cookie=${encodeURIComponent(stored)}; path=/`;
      const tools = await openDialog();
      inDialog("necessary");
      expect(given()).toBe("necessary");
      expect(tools.answered).toHaveBeenCalledTimes(1);
      expect(document.getElementById("cookies")).toHaveFocus();
    },
  );
});
