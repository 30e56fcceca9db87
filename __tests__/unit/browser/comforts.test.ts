import { fireEvent, screen, waitFor } from "@testing-library/dom";
import { correctDates, serveBackButton, serveShareButton } from "@/lib/browser/comforts";
import { serveLocalData } from "@/lib/browser/local-data";
import { localData as words } from "@/lib/copy/local-data";
import { expectConsole } from "../../console";
import { openPage } from "./page";

afterEach(() => jest.restoreAllMocks());

test.each([
  [2, 1],
  [1, 0],
])("«Volver atrás» with %d pages behind it goes back %d times", (length, times) => {
  openPage({ html: "<button data-history-back>Volver atrás</button>", path: "/nada" });
  jest.spyOn(History.prototype, "length", "get").mockReturnValue(length);
  const back = jest.spyOn(History.prototype, "back").mockImplementation();
  // It goes home, which jsdom cannot reach.
  if (times === 0) expectConsole("error", /navigation/i);
  serveBackButton();
  fireEvent.click(screen.getByRole("button"));
  expect(back).toHaveBeenCalledTimes(times);
});

describe("the dates of a page that was built for a day", () => {
  const midnight = Date.parse("2026-12-31T23:00:00Z");

  test.each([
    ["are left on that day", midnight - 1, "2026"],
    ["are corrected on the next", midnight, "2027"],
    ["are left with a clock that is years behind", 0, "2026"],
  ])("%s", async (_when, now, year) => {
    openPage({ html: "<span data-current-year>2026</span>" });
    document.documentElement.dataset.freshUntil = String(midnight);
    correctDates(new Date(now));
    await new Promise((done) => setTimeout(done, 20));
    expect(document.body).toHaveTextContent(year);
  });
});

describe("«Compartir»", () => {
  const url = "http://localhost/paypal";

  function press(able: Partial<Navigator>) {
    openPage({
      html: '<div><button data-share="/paypal">Compartir</button><p role="status"></p></div>',
      path: "/paypal?utm_source=x",
    });
    document.title = "PayPal";
    for (const name of ["share", "clipboard"] as const)
      Object.defineProperty(navigator, name, { value: able[name], configurable: true });
    serveShareButton();
    fireEvent.click(screen.getByRole("button"));
  }
  const clipboard = (writeText: () => Promise<void>) => ({ writeText }) as unknown as Clipboard;

  test("opens the system's panel, without the visitor's own parameters", async () => {
    const share = jest.fn().mockResolvedValue(undefined);
    press({ share });
    await waitFor(() => expect(share.mock.calls).toEqual([[{ title: "PayPal", url }]]));
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
  });

  test("else copies, and says so", async () => {
    const writeText = jest.fn().mockResolvedValue(undefined);
    press({ clipboard: clipboard(writeText) });
    await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("Enlace copiado"));
    expect(writeText.mock.calls).toEqual([[url]]);
  });

  test.each<[string, Partial<Navigator>]>([
    ["nothing is able", {}],
    ["copying fails", { clipboard: clipboard(() => Promise.reject(new Error("no"))) }],
    ["sharing fails", { share: () => Promise.reject(new Error("no")) }],
  ])("shows the address where %s", async (_name, able) => {
    press(able);
    await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent(url));
  });

  test("says nothing when the visitor closes the panel", async () => {
    const share = jest.fn().mockRejectedValue(new DOMException("Closed.", "AbortError"));
    press({ share });
    await waitFor(() => expect(share).toHaveBeenCalled());
    await new Promise((done) => setTimeout(done));
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
  });
});

describe("«Borrar mis datos locales»", () => {
  const erase = jest.fn();
  const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

  beforeEach(() => {
    openPage({
      html: '<div><button data-show>Ver</button><button data-erase>Borrar</button><div role="status"></div></div>',
    });
    serveLocalData(document.body, erase);
  });

  test("shows cookies and records as text", () => {
    document.cookie = "cc_cookie=%7B%22a%22%3A1%7D; path=/";
    document.cookie = "odd=%E0%A4%A; path=/";
    localStorage.setItem("utm_data", "<b>x</b>");
    sessionStorage.setItem("s", "1");
    press("Ver");
    const texts = (role: string) => screen.getAllByRole(role).map((element) => element.textContent);
    expect(texts("term")).toEqual([
      ...["Cookie · cc_cookie", "Cookie · odd"],
      ...["Registro local · utm_data", "Registro de la sesión · s"],
    ]);
    expect(texts("definition")).toEqual(['{"a":1}', "%E0%A4%A", "<b>x</b>", "1"]);
    sessionStorage.clear();
  });

  test.each<[string, string, () => void, string]>([
    ["says that there is nothing", "Ver", () => undefined, words.nothing],
    ["says that all is erased", "Borrar", () => undefined, words.erased],
    [
      "says that the browser does not let it",
      "Borrar",
      () => {
        throw new Error("blocked");
      },
      words.failed,
    ],
  ])("%s", (_name, button, erased, said) => {
    erase.mockImplementationOnce(erased);
    press(button);
    expect(screen.getByRole("status")).toHaveTextContent(said);
    erase.mockReset();
  });
});
