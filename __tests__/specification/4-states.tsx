// docs/demands.md, D4: which offers are shown, in which order; the hero of Lowi; the draw of the A/B test.
import "@testing-library/jest-dom";
import { cleanup, render, screen } from "@testing-library/react";
import { LandingHero } from "@/components/landing/landing-hero";
import { catalogue } from "@/lib/catalogue";
import { assignVariant } from "@/lib/privacy/variant-assignment";
import { catalogueOf, sampleFile } from "../unit/offers/sample";
import { ask } from "../pages/crawl";
import { all, plain, words } from "../pages/dom";
import { full } from "../pages/site";
import { experiments } from "@/lib/config/experiment";

const ids = (offers: readonly { id: string }[]) => offers.map(({ id }) => id);
const file = (id: string, weight: number, enabled = true) => ({
  ...sampleFile,
  id,
  name: id,
  weight,
  enabled,
});
const four = [file("c", 30), file("off", 20, false), file("a", 10), file("d", 40)];

test("enabled providers are sorted by ascending weight, whatever the order of their files", () => {
  expect(ids(catalogueOf(four).enabled)).toEqual(["a", "c", "d"]);
});

test("a page's other offers are the enabled providers but the current one; the first two are suggested", () => {
  const { related } = catalogueOf(four);
  expect(["a", "c", "d"].map((id) => ids(related(id, () => true)))).toEqual([
    ["c", "d"],
    ["a", "d"],
    ["a", "c"],
  ]);
});

test("D4.2: an offer exists for a visitor if it is enabled", () => {
  const { find } = catalogueOf(four);
  expect(["a", "off", "", "bizum", "constructor", "__proto__", "A", "/a"].map((id) => find(id)?.id)).toEqual([
    ...["a", ...Array(7).fill(undefined)],
  ]);
});

for (const lowi of catalogue.all.filter(({ id }) => id === "lowi"))
  test("the Lowi hero shows the image if hasHeroImage is true, else figure, «Regalo al portar» and months", () => {
    const show = (hasHeroImage: boolean) => {
      if (lowi.landing.hero.layout !== "split") throw new Error("another layout");
      const offer = { ...lowi, hasHeroImage };
      render(
        <LandingHero
          offer={offer}
          hero={lowi.landing.hero}
          alternatives={[]}
          today="2025-10-01"
          marks={new Map()}
        />,
      );
      return lowi.landing.hero;
    };
    const { imageAlt, box } = show(true);
    expect(screen.getByRole("img", { name: imageAlt })).toHaveAttribute("width", "320");
    expect(screen.queryByText("Regalo al portar")).toBeNull();
    cleanup();
    show(false);
    expect(screen.queryByRole("img")).toBeNull();
    for (const line of [box.figure, "Regalo al portar", ...box.lines])
      expect(screen.getByText(plain(line))).toBeVisible();
    expect(plain(box.figure)).toMatch(/^\d+ € - \d+ €$/);
    expect(words(screen.getByText(/^Mantener línea/))).toMatch(/\d+ mes/);
  });

describe("the A/B variant", () => {
  const visit = { override: null, remembered: undefined, userAgent: "Mozilla/5.0 Chrome/140", mayKeep: true };
  const [experiment] = experiments;

  test("is a or b with the same chance, and stored", () => {
    expect(experiment?.shareOfB).toBe(0.5);
    const drawn = (dice: number) => assignVariant({ ...visit, shareOfB: 0.5, dice: () => dice });
    expect([0, 0.4999, 0.5, 0.9999].map(drawn)).toEqual(
      ["a", "a", "b", "b"].map((variant) => ({ variant, keep: true })),
    );
  });

  test("D4.4: is a, and not stored, for a declared crawler, whatever it asks for, and after a no", () => {
    const given = { ...visit, override: "b", shareOfB: 0.5, dice: () => 0.9 };
    const crawler = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";
    expect(assignVariant({ ...given, userAgent: crawler })).toEqual({ variant: "a", keep: false });
    expect(assignVariant({ ...given, override: null, mayKeep: false })).toEqual({
      variant: "a",
      keep: false,
    });
  });

  const running = experiments.filter(({ slug }) => full.catalogue.find(slug)?.landing.heroB);
  test("falls back to a where nothing else could decide: the page at the address itself is a", async () => {
    for (const { slug, cookie } of running) {
      const { text, headers } = await ask("full", `/${slug}`, { headers: { "user-agent": "Googlebot/2.1" } });
      expect([/data-variant="(\w)"/.exec(text)?.[1], headers["set-cookie"]]).toEqual(["a", undefined]);
      // A query that cannot be decoded counts as none: the cookie decides.
      for (const variant of ["a", "b"]) {
        const headers = { cookie: `${cookie}=${variant}; cc_cookie=%7B%7B` };
        const broken = await ask("full", `/${slug}?v=%E0%A4%A`, { headers });
        expect([broken.status, /data-variant="(\w)"/.exec(broken.text)?.[1]]).toEqual([200, variant]);
      }
    }
  });

  test("D4.4: both pages arrive complete and differ only in the hero", () => {
    for (const { slug } of running) {
      const variants = full.landings.filter(({ variant, offer }) => variant && offer.id === slug);
      const [rest, ...others] = variants.map(({ main }) => all("section", main).map(words));
      expect(others).toEqual([rest]);
      expect(new Set(variants.map(({ main }) => words(main.querySelector("h1")))).size).toBe(2);
    }
  });
});
