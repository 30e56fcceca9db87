import { complaintBodies, complaints } from "@/lib/copy/complaints";
import { lapseText } from "@/lib/copy/deadlines";
import { riskLines, taxLine } from "@/lib/copy/frame";
import { landing } from "@/lib/copy/landing";
import { proof } from "@/lib/copy/proof";
import { longDate } from "@/lib/format/dates";
import { all, type BuiltSite, builds, buildSite, section, words } from "./site";
import { plain } from "../offers/texts";

describe.each(builds)("the sheet of every offer, %s", (_build, env, ids) => {
  let site: BuiltSite;

  beforeAll(async () => {
    site = await buildSite(env);
  });
  afterAll(() => jest.restoreAllMocks());

  describe.each(ids)("/%s/prueba", (id) => {
    const offer = () => site.catalogue.find(id)!;
    const facts = () =>
      Object.fromEntries(all("main dt").map((name) => [words(name), words(name.nextElementSibling)]));

    beforeAll(() => site.show(`/${id}/prueba`));

    test("has the conditions as the offer's page shows them", () => {
      const { benefit, requirements, validFrom, validUntil, officialUrl, brand, detailPath } = offer();
      expect(facts()).toMatchObject({
        "Qué recibes": plain(benefit),
        "Qué tienes que hacer": plain(requirements),
        "Para quién": "Solo nuevos clientes",
        "Web oficial": officialUrl,
        Página: `http://localhost:3000${detailPath}`,
        Enlace: `Publicidad · enlace de invitación de ${brand}. Enlazamos con invitación; podemos recibir una comisión. Tu coste no cambia.`,
      });
      expect(facts()[landing.validFrom]).toBe(validFrom && longDate(validFrom));
      expect(facts()[landing.validUntil]).toBe(validUntil && longDate(validUntil));
    });

    test("has its deadlines, and what is not known of them", () => {
      const { items, note } = offer().deadlines;
      const said = facts().Plazos ?? "";
      for (const { title, after } of items) expect(said).toContain(plain(`${title}: ${lapseText(after)}.`));
      if (items.length === 0) expect(said).toBe("");
      expect(words(section(proof.conditions))).toContain(plain(note));
    });

    test("has its version: the last check and the last change", () => {
      const { history, verifiedOn } = offer();
      const { date, summary } = history.at(-1)!;
      expect(facts()).toMatchObject({
        Versión: longDate([date, verifiedOn].sort().at(-1)!),
        "Último cambio": plain(`${longDate(date)}. ${summary}`),
        "Última verificación": longDate(verifiedOn),
      });
    });

    test("has the fine print, the line on taxes and any risk", () => {
      const conditions = words(section(proof.conditions));
      for (const line of [...(offer().landing.finePrint ?? []), taxLine])
        expect(conditions).toContain(plain(line));
      const { risk } = offer();
      if (risk) expect(conditions).toContain(plain(riskLines[risk]));
      else for (const line of Object.values(riskLines)) expect(conditions).not.toContain(plain(line));
    });

    test("has a list of what to keep, and lines to fill in by hand", () => {
      expect(all("li", section("Qué guardar")).map(words)).toEqual(proof.checklist.map(plain));
      expect(all("li", section("Apunta aquí"))).toHaveLength(4);
      expect(document.querySelector("[data-print-date]")).toBeEmptyDOMElement();
      expect(words(document.querySelector("[data-print-date]")?.parentElement)).toBe("Fecha de impresión:");
    });

    test("says to whom to complain: the provider first, then the bodies that fit it", () => {
      const claim = section("Cómo reclamar");
      expect(words(claim.querySelector("p"))).toBe(plain(complaints.first(offer().brand)));
      expect(all<HTMLAnchorElement>("a", claim).map((link) => link.href)).toEqual(
        [...offer().complaints.map((body) => complaintBodies[body]), complaints.data].map(({ url }) => url),
      );
    });

    test("says how to print; the button waits for a script", () => {
      expect(words(document.querySelector("main"))).toContain("elige «Imprimir»");
      expect(document.querySelector("[data-print]")).toHaveAttribute("hidden");
      expect(all("main a[data-referral]")).toEqual([]);
    });
  });
});

test("complaints lead to the bodies' own sites", () => {
  for (const { url } of [...Object.values(complaintBodies), complaints.data])
    expect(new URL(url).hostname).toMatch(
      /^(www\.(bde|cnmv|aepd|consumo\.gob)|usuariosteleco\.digital\.gob)\.es$/,
    );
});
