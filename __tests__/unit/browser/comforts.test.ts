import { fireEvent, screen, waitFor } from "@testing-library/dom";
import { correctDates, serveBackButton, serveShareButton } from "@/lib/browser/comforts";
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

describe("the dates of a page", () => {
  const midnight = Date.parse("2026-12-31T23:00:00Z");

  function read(now: number, freshUntil = String(midnight)) {
    openPage({ html: "<span data-current-year>2026</span>" });
    document.documentElement.dataset.freshUntil = freshUntil;
    correctDates(new Date(now));
    return new Promise((done) => setTimeout(done, 20));
  }

  test.each([
    ["the day it was built", midnight - 1, "2026"],
    ["the day after", midnight, "2027"],
    ["a clock that is years behind", 0, "2026"],
  ])("%s", async (_when, now, year) => {
    await read(now);
    expect(document.body).toHaveTextContent(year);
  });

  test("on a page that does not say its day, the year is right", async () => {
    await read(midnight, "");
    expect(document.body).toHaveTextContent("2027");
  });

  test("what fails is noted", async () => {
    jest.doMock("@/lib/browser/today", () => {
      throw new Error("boom");
    });
    expectConsole("warn", /^\[dates\] Error: boom/);
    await read(midnight);
    jest.dontMock("@/lib/browser/today");
    expect(document.body).toHaveTextContent("2026");
  });
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

  test("a second copy is said anew", async () => {
    let copy = () => {};
    press({ clipboard: clipboard(() => new Promise((done) => (copy = done))) });
    const status = screen.getByRole("status");
    status.textContent = "Enlace copiado";
    await waitFor(() => expect(status).toBeEmptyDOMElement());
    copy();
    await waitFor(() => expect(status).toHaveTextContent("Enlace copiado"));
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
