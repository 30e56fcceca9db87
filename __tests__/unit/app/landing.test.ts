import { taxLine } from "@/lib/copy/frame";
import { statusWords } from "@/lib/copy/status";
import { longDate } from "@/lib/format/dates";
import { list } from "@/lib/format/format";
import { protectionFacts } from "@/lib/site/protection";
import { isOpen, statusOn } from "@/lib/offers/status";
import { all, before, builds, type BuiltSite, buildSite, section, words } from "./site";
import { plain } from "../offers/texts";

describe.each(builds)("every landing page, %s", (_build, env, ids) => {
  let site: BuiltSite;

  beforeAll(async () => {
    site = await buildSite(env);
  });
  afterAll(() => jest.restoreAllMocks());

  describe.each(ids)("/%s", (id) => {
    const offer = () => site.catalogue.find(id)!;
    const status = () => statusWords(statusOn(offer(), site.today), offer());
    const open = () => isOpen(offer(), site.today);
    const ended = () => statusOn(offer(), site.today) === "ended";
    const closingTitle = () =>
      ended()
        ? `La promoción de ${offer().brand} ha terminado`
        : `¿Te encaja la promoción de ${offer().brand}?`;

    beforeAll(() => site.show(`/${id}`));

    test("its hero: title, lead, badges, button", () => {
      const { hero } = offer().landing;
      const main = document.querySelector("main")!;
      expect(words(main.querySelector("h1"))).toBe(plain(hero.title));
      for (const text of [hero.lead, ...hero.badges]) expect(words(main)).toContain(plain(text));
      const [button] = all("a[data-referral]");
      expect(button !== undefined).toBe(open());
      if (!button) return;
      expect(words(button)).toContain(offer().callToAction);
      expect(before(button, document.querySelector("main section")!)).toBe(true);
    });

    test("its parts, in order", () => {
      expect(all("main h2").map(words)).toEqual([
        "Cómo funciona",
        "Antes de registrarte",
        plain(offer().protection.title),
        ...offer().landing.sections.map(({ title }) => title),
        "Preguntas frecuentes",
        ...(offer().landing.finePrint ? ["Letra pequeña"] : []),
        "Historial de esta promoción",
        "Promos relacionadas",
        closingTitle(),
      ]);
    });

    test("the promotion in brief: benefit, requirements, for whom, how far to rely on it, official page", () => {
      const band = document.querySelector<HTMLElement>('dl[aria-label="La promoción en breve"]')!;
      const facts = all("dt", band).map((name) => [words(name), words(name.nextElementSibling)]);
      const { validFrom, validUntil, officialUrl } = offer();
      const official = facts.pop();
      expect(facts).toEqual([
        ["Qué recibes", plain(offer().benefit)],
        ["Qué tienes que hacer", plain(offer().requirements)],
        ["Para quién", "Solo nuevos clientes"],
        ...(validFrom ? [["Primer día", longDate(validFrom)]] : []),
        ...(validUntil ? [["Último día", longDate(validUntil)]] : []),
        ["Estado", `${status()}. Qué significa`],
      ]);
      expect(official?.[0]).toBe("Web oficial");
      const unpaid = all("main a").filter((link) => link.getAttribute("rel") === "nofollow noopener");
      expect(unpaid.map((link) => link.getAttribute("href"))).toEqual([officialUrl]);
      expect(band).toContainElement(unpaid[0] ?? null);
      expect(unpaid[0]).not.toHaveAttribute("data-referral");
    });

    test("its status stands over the title, unless it is current", () => {
      const eyebrow = words(document.querySelector("main p > svg + span"));
      const isCurrent = statusOn(offer(), site.today) === "current";
      expect(eyebrow).toBe(plain((isCurrent && offer().landing.hero.eyebrow) || status()));
    });

    test("who gains what is told before the first button", () => {
      const [gains] = all("main details:not(#preguntas *)");
      expect(gains !== undefined).toBe(open());
      if (!gains) return;
      expect(words(gains.querySelector("summary"))).toBe("Quién gana qué");
      expect(before(gains, all("a[data-referral]")[0] ?? gains)).toBe(true);
      const { benefit, referrerBenefit } = offer();
      expect(words(gains)).toContain(plain(`Tú${benefit}.`));
      expect(words(gains)).toContain(
        plain(`Nosotros${referrerBenefit ?? "Quizá una comisión u otra recompensa"}`),
      );
      expect(gains.querySelector("a")).toHaveAttribute("href", "/metodologia#orden");
    });

    test("who stands behind it, what protects the money, and where that was read", () => {
      const { protection } = offer();
      const part = section(plain(protection.title));
      const { facts, missing } = protectionFacts(protection);
      expect(facts.length).toBeGreaterThan(0);
      for (const { name, text } of facts) expect(words(part)).toContain(plain(`${name}${text}`));
      for (const text of [protection.note, missing]) if (text) expect(words(part)).toContain(plain(text));
      expect(all("a", part).map((link) => link.getAttribute("href"))).toEqual(
        protection.sources.map(({ url }) => url),
      );
    });

    test("its history, newest first, an anchor for each entry, and a letter about mistakes", () => {
      const part = section("Historial de esta promoción");
      const entries = offer().history.map(({ date, summary }, i) => [
        `cambio-${i + 1}`,
        plain(`${longDate(date)}${summary}`),
      ]);
      expect(all("li", part).map((entry) => [entry.id, words(entry)])).toEqual(entries.reverse());
      const letter = all("a", part).find((link) => words(link) === "Avisar de un error");
      expect(letter?.getAttribute("href")).toMatch(/^mailto:contacto@planamigo\.example\?subject=/);
      expect(part.querySelector('a[href="/cambios"]')).not.toBeNull();
    });

    test("its steps are an ordered list", () => {
      const { steps: items } = offer().landing;
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
      const shown = all("#preguntas details").map((one) => [
        words(one.querySelector("summary")),
        words(one.querySelector("p")),
      ]);
      expect(shown).toEqual(faq.map(({ question, answer }) => [question, answer].map(plain)));
    });

    test("two related promotions: the first two others, with benefit and way to their page", () => {
      const related = section("Promos relacionadas");
      const others = site.catalogue.enabled
        .filter((other) => other.id !== id && isOpen(other, site.today))
        .slice(0, 2);
      expect(all("li h3", related).map(words)).toEqual(others.map(({ brand }) => brand));
      const links = all("a", related).map((link) => [link.getAttribute("href"), words(link)]);
      expect(links.slice(0, others.length)).toEqual(
        others.map(({ detailPath, brand }) => [detailPath, `Ver detalle de ${brand}`]),
      );
      // What is over is compared with nothing.
      const comparisons = links.slice(others.length);
      expect(comparisons).toHaveLength(Number(open()));
      for (const [path, said] of comparisons) {
        expect(site.comparisons).toContain(path);
        for (const one of [offer(), ...others]) expect(path).toContain(one.id);
        expect(said).toBe(`Comparar con ${list(others.map(({ brand }) => brand))}, lado a lado`);
      }
      for (const { benefit } of others) expect(words(related)).toContain(plain(benefit));
    });

    test("closes with the button, the way to all offers and the disclosure", () => {
      const closing = section(closingTitle());
      const button = words(closing.querySelector("a[data-referral]"));
      expect(button.includes(offer().callToAction)).toBe(open());
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
