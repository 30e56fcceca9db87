import { fireEvent, screen, waitFor } from "@testing-library/dom";
import { expectConsole } from "../../console";
import { answer, blockStorage, kept, openPage } from "./page";
import { settled } from "./tools";

const now = new Date("2025-10-01T10:00:00Z");
const page = (variant: string) =>
  `<div data-variant="${variant}" data-bonus-amount="10"><a href="https://p.example/" data-referral="x">Ir</a></div>`;

async function arrive(html: string, path: string, consent: "informed" | "required" = "informed") {
  openPage({ html, path, consent });
  const { serveExperiment } = await import("@/lib/browser/variant");
  return () => serveExperiment(now);
}

afterEach(() => jest.restoreAllMocks());

test.each(["a", "b"])(
  "variant %s is mirrored and noted with its page view; analytics tell it by themselves",
  async (variant) => {
    const serve = await arrive(page(variant), "/trade-republic?utm_source=x");
    const gtag = jest.fn();
    window.gtag = gtag;
    serve();
    expect(localStorage.getItem("ab_variant")).toBe(variant);
    expect(kept("ab_tracking_data")).toEqual([
      {
        variant,
        timestamp: now.toISOString(),
        event: "page_view",
        url: "http://localhost/trade-republic?utm_source=x",
      },
    ]);
    expect(gtag).not.toHaveBeenCalled();
  },
);

test.each(["", page(""), page("c"), page("A")])(
  "a page without a variant leaves nothing: %s",
  async (html) => {
    (await arrive(html, "/?debug=1"))();
    expect(localStorage).toHaveLength(0);
    expect(screen.queryByRole("complementary")).toBeNull();
  },
);

test("without consent nothing is kept", async () => {
  const serve = await arrive(page("b"), "/trade-republic", "required");
  serve();
  expect(localStorage).toHaveLength(0);
});

test("after a refusal nothing is kept", async () => {
  const serve = await arrive(page("b"), "/trade-republic");
  answer("necessary");
  serve();
  expect(localStorage).toHaveLength(0);
});

test("a blocked storage is a note, no more", async () => {
  const serve = await arrive(page("a"), "/trade-republic");
  blockStorage();
  for (const name of ["write ab_variant", "read ab_tracking_data", "write ab_tracking_data"])
    expectConsole("warn", new RegExp(`^\\[${name}\\]`));
  serve();
});

describe("debug=1", () => {
  test.each([
    ["?debug=1", 1],
    ["", 0],
    ["?debug=0", 0],
    ["?debug", 0],
    ["?debug=true", 0],
    ["?DEBUG=1", 0],
  ])("«%s» fetches and shows the overlay %i times", async (query, times) => {
    const showDebugOverlay = jest.fn();
    const fetched = jest.fn(() => ({ showDebugOverlay }));
    jest.doMock("@/lib/browser/debug-overlay", fetched);
    (await arrive(page("a"), `/trade-republic${query}`))();
    await settled();
    jest.dontMock("@/lib/browser/debug-overlay");
    expect(fetched).toHaveBeenCalledTimes(times);
    expect(showDebugOverlay).toHaveBeenCalledTimes(times);
  });

  test("shows variant, address as a click would open it, and bonus; closes", async () => {
    (await arrive(page("b"), "/trade-republic?debug=1&utm_source=x"))();
    const overlay = await screen.findByRole("complementary", { name: "Depuración" });
    const facts = [...overlay.querySelectorAll("dd")].map(({ textContent }) => textContent);
    expect(facts).toEqual(["b", "https://p.example/?utm_source=x&refsrc=planamigo", "10\u00a0€"]);
    fireEvent.click(screen.getByRole("button", { name: "Cerrar" }));
    expect(screen.queryByRole("complementary")).toBeNull();
  });

  test.each([
    ["Fijar a", "b", "b"],
    ["Fijar b", "a", "b"],
    ["Olvidar", "b", null],
  ])("«%s» asks for the page again, the skeleton showing", async (name, shown, mirrored) => {
    (await arrive(page("b"), `/trade-republic?debug=1&v=${shown}`))();
    // jsdom cannot leave a page; the address that is asked for is the browser tests' to see.
    expectConsole("error", /navigation/i);
    fireEvent.click(await screen.findByRole("button", { name }));
    expect(document.querySelector("[data-variant]")).toHaveAttribute("aria-busy", "true");
    expect(localStorage.getItem("ab_variant")).toBe(mirrored);
  });

  test("an overlay that cannot be shown is a note", async () => {
    const serve = await arrive(page("a"), "/trade-republic?debug=1");
    jest.spyOn(document.body, "append").mockImplementation(() => {
      throw new Error("boom");
    });
    const warn = jest.spyOn(console, "warn");
    expectConsole("warn", /^\[debug overlay\] Error: boom/);
    serve();
    await waitFor(() => expect(warn).toHaveBeenCalled());
  });
});
