import { fireEvent, screen, waitFor } from "@testing-library/dom";
import type { BrowserServices } from "@/lib/config/services";
import { consentCookie } from "@/lib/privacy/consent";
import { consentPlan } from "@/lib/privacy/consent-plan";
import { expectConsole } from "../../console";
import { dropListeners } from "./page";
import { finishTasks } from "./tools";

jest.mock("@/lib/browser/apply-consent", () => ({ applyAnswer: jest.fn() }));

dropListeners();
const root = document.documentElement;
const GONE = "cc_cookie=; path=/; max-age=0";

/** The page's channels to other tabs, and what they carried. */
const channels: Channel[] = [];
class Channel {
  open = true;
  sent: unknown[] = [];
  onmessage?: (message: { data: unknown }) => void;
  constructor() {
    channels.push(this);
  }
  postMessage(news: unknown) {
    this.sent.push(news);
  }
  close() {
    this.open = false;
  }
}

const html = `<header></header><main data-local-data>
    <button data-erase>Borrar</button><div role="status" data-erased="Hecho" data-failed="No se pudo"></div>
  </main>
  <section data-banner aria-label="Cookies">
    <button data-answer="necessary records campaign measurement">Aceptar</button>
    <button data-answer="necessary">Rechazar</button><button data-preferences>Configurar</button>
  </section>
  <button id="cookies" data-preferences title="Configurar cookies"></button>
  <dialog><form>
    ${["records", "campaign", "measurement"]
      .map((name) => `<label><input type="checkbox" value="${name}">${name} <i>ya</i></label>`)
      .join("")}
    <button type="button" data-answer="">Guardar</button>
  </form></dialog>`;

/** A page with its script in a fresh module registry, in a browser with this answer. */
async function serve(answer = "", services: BrowserServices = {}) {
  jest.resetModules();
  localStorage.clear();
  sessionStorage.clear();
  for (const pair of document.cookie.split("; "))
    document.cookie = `${pair.split("=")[0]}=; path=/; max-age=0`;
  document.body.innerHTML = html;
  Object.assign(globalThis, { BroadcastChannel: Channel });
  // jsdom has no modal dialogs.
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
  delete root.dataset.consent;
  const { revision } = consentPlan(services);
  Object.assign(root.dataset, {
    storageConsent: "informed",
    consentRevision: String(revision),
    services: JSON.stringify(services),
  });
  if (answer) document.cookie = consentCookie(answer.split(" "), revision, new Date(), "http:");
  const { showQuestion } = await import("@/lib/browser/consent-question");
  showQuestion();
  addEventListener("consent", showQuestion);
  const { keepErrors, initConsent } = await import("@/lib/browser/consent");
  keepErrors();
  initConsent();
  await finishTasks();
  return import("@/lib/browser/store");
}
afterEach(() => jest.restoreAllMocks());

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name, hidden: true }));
const ticks = () => screen.getAllByRole<HTMLInputElement>("checkbox", { hidden: true });

test.each([
  ["", [true, true, false], true],
  ["necessary", [false, false, false], false],
  ["necessary campaign measurement", [false, true, true], false],
])("after the answer «%s» the switches show %j", async (answer, shown, already) => {
  await serve(answer);
  press("Configurar cookies");
  expect(document.querySelector("dialog")?.open).toBe(true);
  expect(ticks().map(({ checked }) => checked)).toEqual(shown);
  expect([...document.querySelectorAll("i")].map(({ hidden }) => !hidden)).toEqual(Array(3).fill(already));
});

test("asks again if the answer is gone when the page returns from the back/forward cache; nothing is kept", async () => {
  const { currentAnswer, isPurposeAllowed } = await serve("", { vercel: true });
  press("Aceptar");
  expect(currentAnswer()).toEqual(["necessary", "records", "campaign", "measurement"]);
  document.cookie = GONE;
  dispatchEvent(new Event("pagehide"));
  dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  await waitFor(() => expect(root.dataset.consent).toBe("ask"));
  expect([
    isPurposeAllowed("records"),
    isPurposeAllowed("campaign"),
    isPurposeAllowed("measurement"),
  ]).toEqual([false, false, false]);
  expect(channels.slice(-2).map((channel) => channel.open)).toEqual([false, true]);
});

test("if storage cannot be erased, the cookies are, and the page reports the failure", async () => {
  await serve();
  document.cookie = "cc_cookie=x; path=/";
  jest.spyOn(Storage.prototype, "clear").mockImplementation(() => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  });
  expectConsole("warn", /^\[erase\]/);
  press("Borrar");
  expect([screen.getByRole("status").textContent, document.cookie]).toEqual(["No se pudo", ""]);
});

test("where the banner cannot be connected, nothing is kept", async () => {
  const { addEventListener } = document;
  jest.spyOn(document, "addEventListener").mockImplementation((type, ...rest) => {
    if (type === "click") throw new Error("broken");
    addEventListener.call(document, type, ...(rest as [EventListener]));
  });
  expectConsole("warn", /^\[consent\] Error: broken/);
  const { isPurposeAllowed } = await serve();
  expect([root.dataset.consent, isPurposeAllowed("records")]).toEqual(["off", false]);
});
