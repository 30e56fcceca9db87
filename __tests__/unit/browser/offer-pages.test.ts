import { fireEvent, screen, waitFor } from "@testing-library/dom";
import { serveOfferPages } from "@/lib/browser/offer-pages";
import { dropListeners, openPage } from "./page";

dropListeners();

const form = (inside: string) =>
  `<div id="fechas"><form action="/paypal/plazos/fechas" data-in-place="fechas"><input name="alta" value="2026-11-21" ${inside}><button>Ver</button></form></div>`;
const note = jest.fn();
const submit = jest.fn();

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
          url: "x",
          text: () => Promise.resolve(answer),
        } as Response),
  );
  serveOfferPages(note);
}
const send = () => fireEvent.submit(document.querySelector("form")!);

test("what has to be mended takes the focus, and the form serves again", async () => {
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
])("%s: the form is sent as without script", async (_name, answer, status) => {
  serve(answer, status);
  send();
  await waitFor(() => expect(submit).toHaveBeenCalledTimes(1));
  expect(note).toHaveBeenCalledWith("answer in place", expect.any(Error));
});

describe("printing", () => {
  const html = "<button data-print hidden>Imprimir</button><span data-print-date></span>";

  test("is offered, and the sheet carries the day in Madrid on which it is printed", () => {
    openPage({ html });
    window.print = jest.fn();
    jest.useFakeTimers({ now: new Date("2026-12-31T22:59:59Z") });
    serveOfferPages(note);
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
});
