import { taxLine } from "@/lib/copy/frame";
import { longDate } from "@/lib/dates";
import { all, before, builds, type BuiltSite, buildSite, section, words } from "./site";

const plain = (text: string) => text.replaceAll("\u00a0", " ");

describe.each(builds)("every landing page, %s", (_build, env, ids) => {
  let site: BuiltSite;

  beforeAll(async () => {
    site = await buildSite(env);
  });
  afterAll(() => jest.restoreAllMocks());

  describe.each(ids)("/%s", (id) => {
    const offer = () => site.catalogue.find(id)!;

    beforeAll(() => site.show(`/${id}`));

    test("its hero: title, lead, badges, button", () => {
      const { hero } = offer().landing;
      const main = document.querySelector("main")!;
      expect(words(main.querySelector("h1"))).toBe(plain(hero.title));
      for (const text of [hero.lead, hero.eyebrow, ...hero.badges])
        expect(words(main)).toContain(plain(text));
      const [button] = all("a[data-referral]");
      expect(words(button)).toContain(offer().callToAction);
      expect(before(button!, document.querySelector("main section")!)).toBe(true);
    });

    test("its parts, in order", () => {
      expect(all("main h2").map(words)).toEqual([
        "Cómo funciona",
        "Antes de registrarte",
        ...offer().landing.sections.map(({ title }) => title),
        "Preguntas frecuentes",
        ...(offer().landing.finePrint ? ["Letra pequeña"] : []),
        "Promos relacionadas",
        `¿Te encaja la promoción de ${offer().brand}?`,
      ]);
    });

    test("the promotion in brief: benefit, requirements, for whom, when checked, official page", () => {
      const facts = all("main dl dt").map((name) => [words(name), words(name.nextElementSibling)]);
      const { validFrom, validUntil, verifiedOn } = offer();
      const official = facts.pop();
      expect(facts).toEqual([
        ["Qué recibes", plain(offer().benefit)],
        ["Qué tienes que hacer", plain(offer().requirements)],
        ["Para quién", "Solo nuevos clientes"],
        ...(validFrom ? [["Vigente desde", longDate(validFrom)]] : []),
        ...(validUntil ? [["Vigente hasta", longDate(validUntil)]] : []),
        ["Última verificación", longDate(verifiedOn)],
      ]);
      expect(official?.[0]).toBe("Página oficial");
      expect(document.querySelector("main dl a")).toHaveAttribute("href", offer().officialUrl);
    });

    test("its steps are an ordered list", () => {
      const { items } = offer().landing.steps;
      const steps = all("ol > li", section("Cómo funciona"));
      expect(steps.map((step) => words(step.querySelector("h3")))).toEqual(
        items.map(({ title }) => plain(title)),
      );
      steps.forEach((step, i) => expect(words(step)).toContain(plain(items[i]?.text ?? "")));
    });

    test("how long it takes, where known", () => {
      const { minutes } = offer();
      const said = words(section("Cómo funciona"));
      if (minutes) expect(said).toMatch(new RegExp(`Tiempo de dedicación aproximado: ${minutes} minutos?$`));
      else expect(said).not.toContain("Tiempo de dedicación");
    });

    test("every question with its answer", () => {
      const { faq } = offer().landing;
      const shown = all("details").map((one) => [
        words(one.querySelector("summary")),
        words(one.querySelector("p")),
      ]);
      expect(shown).toEqual(faq.map(({ question, answer }) => [question, answer].map(plain)));
    });

    test("two related promotions: the first two others, with benefit and way to their page", () => {
      const related = section("Promos relacionadas");
      const others = site.catalogue.enabled.filter((other) => other.id !== id).slice(0, 2);
      expect(all("li h3", related).map(words)).toEqual(others.map(({ brand }) => brand));
      const links = all("a", related).map((link) => [link.getAttribute("href"), words(link)]);
      const [comparison, ...details] = links.reverse();
      expect(details.reverse()).toEqual(
        others.map(({ detailPath, brand }) => [detailPath, `Ver detalle de ${brand}`]),
      );
      expect(site.comparisons).toContain(comparison?.[0]);
      for (const one of [offer(), ...others]) expect(comparison?.[0]).toContain(one.id);
      expect(comparison?.[1]).toBe(
        `Comparar con ${others.map(({ brand }) => brand).join(" y ")}, lado a lado`,
      );
      for (const { benefit } of others) expect(words(related)).toContain(plain(benefit));
    });

    test("closes with the button, the way to all offers and the disclosure", () => {
      const closing = section(`¿Te encaja la promoción de ${offer().brand}?`);
      expect(words(closing.querySelector("a[data-referral]"))).toContain(offer().callToAction);
      const back = all("a", closing).find((link) => words(link) === "Ver todas las ofertas");
      expect(back).toHaveAttribute("href", "/#ofertas");
      expect(words(closing)).toContain(
        "Enlazamos con invitación; podemos recibir una comisión. Tu coste no cambia.",
      );
    });

    test("its fine print, one condition a line", () => {
      const { finePrint } = offer().landing;
      if (finePrint)
        expect(all("li", section("Letra pequeña")).map(words)).toEqual(
          [...finePrint, taxLine].map((line) => plain(line)),
        );
    });

    test("its address is its own: canonical, title, description", async () => {
      const { generateMetadata, generateStaticParams } = await import("@/app/[slug]/page");
      expect(generateStaticParams()).toContainEqual({ slug: id });
      expect(await generateMetadata({ params: Promise.resolve({ slug: id }) })).toMatchObject({
        title: offer().seoTitle,
        description: offer().seoDescription,
        alternates: { canonical: `/${id}` },
      });
    });
  });
});
