import { fireEvent, screen, waitFor } from "@testing-library/dom";
import { note } from "@/lib/browser/attempt";
import { enhanceForms, enhancePrintButton } from "@/lib/browser/enhancements";
import { dropListeners, openPage } from "./page";

jest.mock("@/lib/browser/attempt", () => ({
  ...jest.requireActual("@/lib/browser/attempt"),
  note: jest.fn(),
}));

dropListeners();

const form = (inside: string) =>
  `<div id="fechas"><form action="/paypal/plazos/fechas" data-in-place="fechas"><input name="alta" value="2026-11-21" ${inside}><input name="nada"><button>Ver</button></form></div>`;
const submit = jest.fn();
Element.prototype.scrollIntoView = () => {};
// jsdom has no style sheets made by script.
const replaceSync = jest.fn();
Object.assign(globalThis, {
  CSSStyleSheet: class {
    replaceSync = replaceSync;
  },
});
Object.assign(document, { adoptedStyleSheets: [] });

afterEach(() => {
  jest.restoreAllMocks();
  jest.clearAllMocks();
});

/** A page with a form, and what the site answers to it. */
function serve(answer: string | Error, status = 200) {
  openPage({ html: `<h1>Título</h1>${form("")}`, path: "/paypal/plazos" });
  jest.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(submit);
  globalThis.fetch = jest.fn(() =>
    answer instanceof Error
      ? Promise.reject(answer)
      : Promise.resolve({
          ok: status < 400,
          status,
          url: "http://localhost/paypal/plazos/fechas?alta=2026-11-21",
          text: () => Promise.resolve(answer),
        } as Response),
  );
  enhanceForms();
}
const send = () => fireEvent.submit(document.querySelector("form")!);

test("after a second answer, going back shows the first", async () => {
  serve(`<div id="fechas"><h2 tabindex="-1">Con alta</h2></div>`);
  history.replaceState(null, "", "/paypal/plazos/fechas?alta=2026-01-01");
  const before = history.length;
  // The listener for history is added with the first answer of a page: needs a fresh module.
  jest.resetModules();
  send();
  await waitFor(() => expect(location.search).toBe("?alta=2026-11-21"));
  expect([location.pathname, history.length]).toEqual(["/paypal/plazos/fechas", before + 1]);
  history.back();
  await waitFor(() => expect(fetch).toHaveBeenLastCalledWith("/paypal/plazos/fechas?alta=2026-01-01"));
});

test("a quick pick asks for its day, without a redirect", async () => {
  jest.useFakeTimers({ now: new Date("2026-11-01T23:30:00Z"), doNotFake: ["setTimeout", "setInterval"] });
  serve(form(""));
  const [field] = document.getElementsByName("alta");
  field!.outerHTML = '<input type="hidden" name="hace" value="7" data-day="alta">';
  send();
  await waitFor(() => expect(String(jest.mocked(fetch).mock.lastCall?.[0])).toMatch(/\?alta=2026-10-26$/));
  jest.useRealTimers();
});

test("the styles of the answer come along with it", async () => {
  serve(`<style>.x_new{top:0}</style>${form("")}`);
  send();
  await waitFor(() => expect(replaceSync).toHaveBeenLastCalledWith(".x_new{top:0}"));
});

test("a field with an error gets the focus, and the form can be sent again", async () => {
  serve(form('aria-invalid="true"'));
  send();
  await waitFor(() => expect(document.querySelector("[aria-invalid]")).toHaveFocus());
  send();
  await waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
  expect(submit).not.toHaveBeenCalled();
});

test.each<[name: string, answer: string | Error, status: number]>([
  ["the network fails", new Error("offline"), 0],
  ["the site fails", form(""), 500],
  ["the answer is another page", "<p>Portal cautivo</p>", 200],
])("if %s, the form is sent as without script", async (_name, answer, status) => {
  serve(answer, status);
  send();
  await waitFor(() => expect(submit).toHaveBeenCalledTimes(1));
  expect(note).toHaveBeenCalledWith("answer in place", expect.any(Error));
});

const html = "<button data-print>Imprimir</button><span data-print-date></span>";

test("«Imprimir» prints the page, and the sheet carries the day in Madrid on which it is printed", () => {
  openPage({ html });
  window.print = jest.fn();
  jest.useFakeTimers({ now: new Date("2026-12-31T22:59:59Z") });
  enhancePrintButton();
  expect(document.body).not.toHaveTextContent("2026");
  fireEvent(window, new Event("beforeprint"));
  expect(document.body).toHaveTextContent("31 de diciembre de 2026");
  jest.setSystemTime(new Date("2026-12-31T23:00:00Z"));
  fireEvent(window, new Event("beforeprint"));
  expect(document.body).toHaveTextContent("1 de enero de 2027");
  jest.useRealTimers();
  fireEvent.click(screen.getByRole("button"));
  expect(window.print).toHaveBeenCalledTimes(1);
});
