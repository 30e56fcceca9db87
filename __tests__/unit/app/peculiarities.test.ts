import { expectConsole } from "../../console";
import { statusWords } from "@/lib/copy/status";
import * as files from "@/lib/offers/registry";
import type { HeroOf } from "@/lib/offers/landing";
import { isOpen, statusOn } from "@/lib/offers/status";
import { all, type BuiltSite, buildSite, everyOffer, section, words } from "./site";
import { plain } from "../offers/texts";

jest.mock("@/lib/offers/registry", () =>
  jest.requireActual<typeof import("../offers/lasting")>("../lib/offers/lasting").lastingOffers(),
);

let site: BuiltSite;

beforeAll(async () => {
  site = await buildSite(everyOffer);
});
afterAll(() => jest.restoreAllMocks());

describe("/trade-republic", () => {
  const hero = () => document.querySelector("[data-variant]")!;

  test("variant a: two columns with an image", async () => {
    await site.show("/trade-republic");
    expect(hero()).toHaveAttribute("data-variant", "a");
    expect(hero()).toHaveAttribute("data-bonus-amount", "10");
    expect(all("[data-layout=split] img")).toHaveLength(1);
  });

  test("variant b: centred, with three tiles; all the rest is the same", async () => {
    await site.show("/trade-republic");
    const rest = all("main section").map(words);
    await site.show("/trade-republic/v/b");
    expect(hero()).toHaveAttribute("data-variant", "b");
    expect(all("[data-layout=centred] img")).toEqual([]);
    const { tiles } = site.catalogue.find("trade-republic")!.landing.heroB as HeroOf<"centred">;
    expect(all("[data-layout=centred] li strong").map(words)).toEqual(
      tiles.map(({ figure }) => plain(figure)),
    );
    expect(all("main section").map(words)).toEqual(rest);
  });

  test("is compared with those that a visitor can take", async () => {
    expect(site.catalogue.enabled.length).toBeGreaterThan(1);
    for (const build of [await buildSite({ OFFERS_PREVIEW: "trade-republic" }), site]) {
      await build.show("/trade-republic");
      const { catalogue } = build;
      const compared = catalogue
        .find("trade-republic")!
        .landing.sections.flatMap((found) =>
          found.kind === "comparison" ? found.offerIds.flatMap((id) => catalogue.find(id) ?? []) : [],
        );
      const heading = all("h2").find((one) => words(one) === "Comparativa rápida");
      const table = all("tbody tr", heading?.closest("section") ?? new DocumentFragment());
      const rows = table.map((row) => all("th, td", row).map(words));
      expect(rows.map(([brand, benefit]) => [brand, benefit])).toEqual(
        compared
          .filter((offer) => isOpen(offer, build.today))
          .map((offer) => [
            offer.brand,
            plain(offer.shortBenefit) + statusWords(statusOn(offer, build.today), offer),
          ]),
      );
    }
  });

  test("follows the configuration: amount, name and link", async () => {
    const other = await buildSite({
      ...everyOffer,
      NEXT_PUBLIC_BONUS_AMOUNT: "15",
      NEXT_PUBLIC_BRAND_NAME: "Banco Ejemplo",
      NEXT_PUBLIC_REFERRAL_URL: "https://ref.example/x?code=1",
    });
    await other.show("/trade-republic");
    expect(words(document.querySelector("h1"))).toBe("Abre tu cuenta en Banco Ejemplo y recibe 15 €");
    expect(hero()).toHaveAttribute("data-bonus-amount", "15");
    for (const link of all("a[data-referral]"))
      expect(link).toHaveAttribute("href", "https://ref.example/x?code=1");
  });

  test("the other side is one page, with the same canonical address", async () => {
    const { generateMetadata, generateStaticParams } = await import("@/app/[slug]/v/[variant]/page");
    expect(generateStaticParams()).toEqual([{ slug: "trade-republic", variant: "b" }]);
    const params = Promise.resolve({ slug: "trade-republic", variant: "b" });
    expect(await generateMetadata({ params })).toMatchObject({
      alternates: { canonical: "/trade-republic" },
    });
  });
});

describe("/paypal and /lowi", () => {
  test.each(["paypal", "lowi"])("/%s: its hero leads to two alternatives", async (id) => {
    await site.show(`/${id}`);
    const brands = site.catalogue.related(id, (other) => isOpen(other, site.today)).map(({ brand }) => brand);
    expect(brands).toHaveLength(2);
    const said = all("[data-layout] p").find(
      (p) => words(p) === `¿No te encaja? Mira también ${brands.join(" y ")}.`,
    );
    expect(all("a", said).map(words)).toEqual(brands);
  });

  test.each(["/trade-republic", "/paypal", "/binance", "/indexa-capital"])(
    "%s jumps to its top",
    async (path) => {
      await site.show(path);
      expect(all("[data-scroll]")).toEqual([]);
    },
  );

  test("/lowi glides to its top, and its button is «Ver tarifas Lowi»", async () => {
    await site.show("/lowi");
    expect(all("[data-scroll=smooth]")).toHaveLength(1);
    for (const link of all("a[data-referral]")) expect(words(link)).toMatch(/^Ver tarifas Lowi/);
  });
});

describe("the hero of Lowi", () => {
  const show = async (hasHeroImage: boolean) => {
    const { renderPage } = await import("../../render");
    const { HeroMedia } = await import("@/components/landing/hero-media");
    const { hero } = site.catalogue.find("lowi")!.landing;
    if (hero.layout !== "split") throw new Error("Lowi's hero has two columns");
    await renderPage(HeroMedia({ offer: { id: "lowi", hasHeroImage }, hero }));
    return hero;
  };

  test("with an image", async () => {
    const { imageAlt } = await show(true);
    const [image] = all<HTMLImageElement>("img");
    expect(image).toHaveAttribute("alt", imageAlt);
    expect(image).toHaveAttribute("src", "/heroes/lowi-640.webp");
    expect(document.querySelector("source")).toHaveAttribute(
      "srcset",
      "/heroes/lowi-640.avif 640w, /heroes/lowi-960.avif 960w, /heroes/lowi-1280.avif 1280w",
    );
  });

  test("without one, a box of text", async () => {
    const { box } = await show(false);
    expect(all("img")).toEqual([]);
    expect(all("p").map(words)).toEqual([box.figure, ...box.lines].map(plain));
  });
});

test("/revolut leads to the official terms, by a link that earns nothing", async () => {
  await site.show("/revolut");
  const link = section("Condiciones oficiales").querySelector("a");
  expect(link).toHaveAttribute("rel", "noopener noreferrer");
  expect(link?.getAttribute("href")).toMatch(/^https:\/\/(www|help)\.revolut\.com\//);
});

describe("an address that is no offer's", () => {
  const disabled = Object.values(files).filter(({ enabled }) => !enabled);
  const paths = disabled.map(({ id }) => `/${id}`);

  test.each([...paths, "/bizum", "/paypal/v/b", "/bizum/v/b"])("%s is not found", async (path) => {
    const asConfigured = await buildSite({ OFFERS_PREVIEW: "" });
    expectConsole("error", /NEXT_HTTP_ERROR_FALLBACK;404/);
    await expect(asConfigured.show(path)).rejects.toThrow("NEXT_HTTP_ERROR_FALLBACK;404");
  });

  test("and has no metadata", async () => {
    const params = Promise.resolve({ slug: "bizum", variant: "b" });
    for (const page of [import("@/app/[slug]/page"), import("@/app/[slug]/v/[variant]/page")])
      expect(await (await page).generateMetadata({ params })).toEqual({});
  });
});
