import { fireEvent, screen, waitFor } from "@testing-library/dom";
import { correctYear, serveBackButton, serveShareButton } from "@/lib/browser/comforts";
import { expectConsole } from "../../console";
import { openPage } from "./page";

afterEach(() => jest.restoreAllMocks());

describe("«Volver atrás»", () => {
  const html = "<button data-history-back>Volver atrás</button>";

  test.each([
    [2, 1],
    [1, 0],
  ])("with %d pages behind it: goes back %d times", (length, times) => {
    openPage({ html, path: "/nada" });
    jest.spyOn(History.prototype, "length", "get").mockReturnValue(length);
    const back = jest.spyOn(History.prototype, "back").mockImplementation();
    // Home, which jsdom cannot reach.
    if (times === 0) expectConsole("error", /navigation/i);
    serveBackButton();
    fireEvent.click(screen.getByRole("button"));
    expect(back).toHaveBeenCalledTimes(times);
  });

  test("a page without it is no failure", () => {
    openPage();
    serveBackButton();
  });
});

test.each([
  ["2026-12-31T23:00:00Z", "2027"],
  ["2026-12-31T22:59:59Z", "2026"],
])("at %s the year is %s", (now, year) => {
  openPage({ html: "<span data-current-year>2025</span>" });
  correctYear(new Date(now));
  expect(document.body).toHaveTextContent(year);
});

test("a page without a year is no failure", () => {
  openPage();
  correctYear(new Date());
});

describe("«Compartir»", () => {
  const html = '<div><button data-share="/paypal">Compartir</button><p role="status"></p></div>';
  const url = "http://localhost/paypal";

  function press(able: Partial<Navigator>) {
    openPage({ html, path: "/paypal?utm_source=x" });
    document.title = "PayPal";
    Object.defineProperties(navigator, {
      share: { value: undefined, configurable: true },
      clipboard: { value: undefined, configurable: true },
      ...Object.fromEntries(
        Object.entries(able).map(([name, value]) => [name, { value, configurable: true }]),
      ),
    });
    serveShareButton();
    fireEvent.click(screen.getByRole("button"));
  }
  const clipboard = (writeText: () => Promise<void>) => ({ writeText }) as unknown as Clipboard;

  test("by the system, without the visitor's own parameters", async () => {
    const share = jest.fn().mockResolvedValue(undefined);
    press({ share });
    await waitFor(() => expect(share.mock.calls).toEqual([[{ title: "PayPal", url }]]));
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
  });

  test("else by copying, and says so", async () => {
    const writeText = jest.fn().mockResolvedValue(undefined);
    press({ clipboard: clipboard(writeText) });
    await waitFor(() => expect(screen.getByRole("status")).not.toBeEmptyDOMElement());
    expect(writeText.mock.calls).toEqual([[url]]);
  });

  test.each<[string, Partial<Navigator>]>([
    ["nothing is able", {}],
    ["copying fails", { clipboard: clipboard(() => Promise.reject(new Error("no"))) }],
    ["sharing fails", { share: () => Promise.reject(new Error("no")) }],
  ])("%s: the address is shown", async (_name, able) => {
    press(able);
    await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent(url));
  });

  test("closing the system's panel is no failure", async () => {
    const share = jest.fn().mockRejectedValue(new DOMException("Closed.", "AbortError"));
    press({ share });
    await waitFor(() => expect(share).toHaveBeenCalled());
    await new Promise((done) => setTimeout(done));
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
  });

  test("a page without it is no failure", () => {
    openPage();
    serveShareButton();
  });
});
