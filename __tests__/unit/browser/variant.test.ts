import { fireEvent, screen } from "@testing-library/dom";
import { expectConsole } from "../../console";
import { answer, blockStorage, kept, openPage } from "./page";

const now = new Date("2025-10-01T10:00:00Z");
const page = (variant: string) =>
  `<div data-variant="${variant}" data-bonus-amount="10"><a href="https://p.example/" data-referral="x">Ir</a></div>`;

async function arrive(html: string, path = "/trade-republic", consent: "informed" | "required" = "informed") {
  openPage({ html, path, consent });
  const { serveExperiment } = await import("@/lib/browser/variant");
  return () => serveExperiment(now);
}

afterEach(() => jest.restoreAllMocks());

test.each(["a", "b"])("variant %s is kept, and logged with its page view", async (variant) => {
  (await arrive(page(variant), "/trade-republic?utm_source=x"))();
  expect(localStorage.getItem("ab_variant")).toBe(variant);
  expect(kept("ab_tracking_data")).toEqual([
    {
      variant,
      timestamp: now.toISOString(),
      event: "page_view",
      url: "http://localhost/trade-republic?utm_source=x",
    },
  ]);
});

test.each(["", page(""), page("c")])("a page without a variant leaves nothing: %s", async (html) => {
  (await arrive(html, "/?debug=1"))();
  expect(localStorage).toHaveLength(0);
  expect(screen.queryByRole("complementary")).toBeNull();
});

test("without consent, or after a refusal, nothing is kept", async () => {
  (await arrive(page("b"), "/trade-republic", "required"))();
  expect(localStorage).toHaveLength(0);
  const serve = await arrive(page("b"));
  answer("necessary");
  serve();
  expect(localStorage).toHaveLength(0);
});

test("a blocked storage is a note, no more", async () => {
  const serve = await arrive(page("a"));
  blockStorage();
  for (const name of ["write ab_variant", "read ab_tracking_data", "write ab_tracking_data"])
    expectConsole("warn", new RegExp(`^\\[${name}\\]`));
  serve();
});

describe("who counts in the test", () => {
  const views = (...queries: string[]) =>
    queries.map((query) => ({
      ...{ variant: "b", timestamp: now.toISOString(), event: "page_view" },
      url: `http://localhost/trade-republic${query}`,
    }));

  async function visitor(cookie: string, log: object[]) {
    openPage({ html: page("b"), path: "/trade-republic" });
    document.cookie = `${cookie}; path=/`;
    localStorage.setItem("ab_tracking_data", JSON.stringify(log));
    return import("@/lib/browser/variant");
  }

  test.each<[string, string, object[], boolean]>([
    ["a drawn one", "ab_variant=b", views("", "?v=c&utm_source=x"), true],
    ["one who once asked for a variant", "ab_variant=b", views("?utm_source=x&v=b", ""), false],
    ["one for whom nothing was drawn", "x=1", views(""), false],
    ["one with the other variant", "ab_variant=a", views(""), false],
  ])("%s", async (_who, cookie, log, drawn) => {
    expect((await visitor(cookie, log)).isDrawn("b")).toBe(drawn);
  });

  test("an event counts once, and only where it is kept", async () => {
    const { noteOnce } = await visitor("ab_variant=b", views(""));
    expect([noteOnce("b", "exposure"), noteOnce("b", "exposure"), noteOnce("b", "first_click")]).toEqual([
      ...[true, false, true],
    ]);
    const full = await visitor("ab_variant=b", views(...Array.from({ length: 100 }, () => "")));
    expect(full.noteOnce("b", "exposure")).toBe(false);
    const refused = await visitor("ab_variant=b", []);
    answer("necessary");
    expect(refused.noteOnce("b", "exposure")).toBe(false);
  });
});

describe("debug=1", () => {
  const overlay = () => screen.findByRole("complementary", { name: "Depuración" });

  test("shows variant, address as a click would open it, and bonus; closes", async () => {
    (await arrive(page("b"), "/trade-republic?debug=1&utm_source=x"))();
    await overlay();
    const facts = screen.getAllByRole("definition").map(({ textContent }) => textContent);
    expect(facts).toEqual(["b", "https://p.example/?utm_source=x&refsrc=planamigo", "10\u00a0€"]);
    fireEvent.click(screen.getByRole("button", { name: "Cerrar" }));
    expect(screen.queryByRole("complementary")).toBeNull();
  });

  test.each(["", "?debug=0", "?debug=true"])("is the only way: «%s» shows nothing", async (query) => {
    (await arrive(page("b"), `/trade-republic${query}`))();
    await new Promise((done) => setTimeout(done, 20));
    expect(screen.queryByRole("complementary")).toBeNull();
  });

  test.each([
    ["Fijar a", "b"],
    ["Fijar b", "b"],
    ["Olvidar", null],
  ])("«%s» asks for the page again, the skeleton showing", async (name, remembered) => {
    (await arrive(page("b"), "/trade-republic?debug=1&v=c"))();
    await overlay();
    // jsdom cannot leave a page; a browser test sees the address.
    expectConsole("error", /navigation/i);
    fireEvent.click(screen.getByRole("button", { name }));
    expect(document.querySelector("[data-variant]")).toHaveAttribute("aria-busy", "true");
    expect(localStorage.getItem("ab_variant")).toBe(remembered);
  });
});
