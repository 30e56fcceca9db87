import { expectConsole } from "../console";
import { all, type BuiltSite, buildSite, section, words } from "./site";

let site: BuiltSite;

beforeAll(async () => {
  site = await buildSite();
});
afterAll(() => jest.restoreAllMocks());

describe("/trade-republic", () => {
  const hero = () => document.querySelector("[data-variant]")!;

  test("variant a: two columns with an image", async () => {
    await site.show("/trade-republic");
    expect(hero()).toHaveAttribute("data-variant", "a");
    expect(hero()).toHaveAttribute("data-bonus-amount", "10");
    expect(all("[data-layout=split] img")).toHaveLength(1);
    expect(words(document.querySelector("h1"))).toBe("Abre tu cuenta en Trade Republic y recibe 10 €");
  });

  test("variant b: centred, with three tiles; all the rest is the same", async () => {
    await site.show("/trade-republic");
    const rest = all("main section").map(words);
    await site.show("/trade-republic/v/b");
    expect(hero()).toHaveAttribute("data-variant", "b");
    expect(all("[data-layout=centred] img")).toEqual([]);
    expect(all("[data-layout=centred] li strong").map(words)).toEqual(["10 €", "100 €", "24-48 horas"]);
    expect(all("main section").map(words)).toEqual(rest);
  });

  test("is compared with those that a visitor can take", async () => {
    await site.show("/trade-republic");
    const rows = () =>
      all("tbody tr", section("Comparativa rápida")).map((row) => all("th, td", row).map(words));
    expect(rows().map(([brand]) => brand)).toEqual(["Indexa Capital", "Binance", "PayPal"]);
    expect(rows()[0]?.[1]).toBe("Sin comisión de gestión un año");
    const preview = await buildSite({ OFFERS_PREVIEW: "n26" });
    await preview.show("/trade-republic");
    expect(rows().map(([brand]) => brand)).toEqual(["Indexa Capital", "Binance", "N26", "PayPal"]);
    expect(rows()[2]?.[1]).toBe("10 € con primera compra");
  });

  test("follows the configuration: amount, name and link", async () => {
    const other = await buildSite({
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
  test.each([
    ["/paypal", "¿No te encaja? Mira también Trade Republic y Binance."],
    ["/lowi", "¿No te encaja? Mira también Trade Republic y PayPal."],
  ])("%s: its hero leads to two alternatives", async (path, sentence) => {
    await site.show(path);
    const said = all("[data-layout] p").find((p) => words(p) === sentence);
    expect(all("a", said).map(words)).toEqual(sentence.replace(/^.*también |\.$/g, "").split(" y "));
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
    const { renderPage } = await import("../render");
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
    await show(false);
    expect(all("img")).toEqual([]);
    expect(all("p").map(words)).toEqual(["30 € - 90 €", "Regalo al portar", "Mantener línea 3 meses"]);
  });
});

test("/revolut leads to the official terms, by a link that earns nothing", async () => {
  const preview = await buildSite({ OFFERS_PREVIEW: "revolut" });
  await preview.show("/revolut");
  const link = section("Condiciones oficiales").querySelector("a");
  expect(link).toHaveAttribute("rel", "noopener noreferrer");
  expect(link?.getAttribute("href")).toMatch(/^https:\/\/(www|help)\.revolut\.com\//);
});

describe("an address that is no offer's", () => {
  test.each(["/n26", "/revolut", "/bizum", "/paypal/v/b", "/bizum/v/b"])("%s is not found", async (path) => {
    expectConsole("error", /NEXT_HTTP_ERROR_FALLBACK;404/);
    await expect(site.show(path)).rejects.toThrow("NEXT_HTTP_ERROR_FALLBACK;404");
  });

  test("and has no metadata", async () => {
    const params = Promise.resolve({ slug: "bizum", variant: "b" });
    for (const page of [import("@/app/[slug]/page"), import("@/app/[slug]/v/[variant]/page")])
      expect(await (await page).generateMetadata({ params })).toEqual({});
  });
});
