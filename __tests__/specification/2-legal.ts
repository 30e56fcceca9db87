// docs/demands.md, D2.18 to D2.20: terms, privacy and the 404 page. Its link and button: 2-screens.spec.ts; noindex: 2-metadata.ts.
import { longDate } from "@/lib/format/dates";
import { all, hrefs, words } from "../pages/dom";
import { at, every, madeOn, of } from "../pages/site";

const terms = at("/legal/terminos");
const privacy = at("/legal/privacidad");
const missing = of("missing");

/** Expects numbered titles that are about these subjects, in this order. */
function expectSections(main: Element, subjects: readonly string[]): void {
  const titles = subjects.map((subject, i) => new RegExp(`^${i + 1}\\. .*(${subject})`, "i"));
  expect(all("h2", main).map(words)).toEqual(titles.map((title) => expect.stringMatching(title)));
}

describe("terms", () => {
  every("have twelve sections, from who we are to contact", terms, ({ main }) =>
    expectSections(main, [
      ...["quiénes somos", "uso", "exactitud", "compensación", "asesoramiento financiero", "terceros"],
      ...[
        "propiedad intelectual",
        "privacidad",
        "responsabilidad",
        "modificaci",
        "ley aplicable",
        "contacto",
      ],
    ]),
  );
  every("say that users must be of legal age", terms, ({ text }) => expect(text).toMatch(/mayor de edad/));
  every("say that Spanish law and the courts of Madrid apply", terms, ({ text }) =>
    expect(text).toMatch(/ley española.*Madrid/),
  );
  every("say that the site earns a commission and gives no financial advice", terms, ({ text }) => {
    for (const pattern of [/comisión/, /asesoramiento financiero/]) expect(text).toMatch(pattern);
  });
  // That the script writes today's: 2-screens.spec.ts.
  every(
    "D2.18: are «last updated» today, in Spanish long format, beside the last change of the text",
    terms,
    (page, build) => {
      expect(page.text).toContain(`Última actualización: ${longDate(madeOn(page, build))}`);
      expect(page.text).toMatch(/Último cambio del texto: \d+ de [a-z]+ de \d{4}/);
    },
  );
  every("link back to the home page, and give the contact address", terms, ({ main }, { site }) =>
    expect(hrefs(main)).toEqual(expect.arrayContaining(["/", `mailto:${site.contactEmail}`])),
  );
});

describe("privacy", () => {
  every("has thirteen sections, from the controller to contact", privacy, ({ main }) =>
    expectSections(main, [
      ...[
        "responsable",
        "datos",
        "para qué|finalidad",
        "legitima|base",
        "analítica|cookies",
        "destinatarios|quién",
      ],
      ...[
        "transferencias",
        "conserva|cuánto tiempo",
        "terceros",
        "seguridad",
        "derechos",
        "cambios",
        "contacto",
      ],
    ]),
  );
  every("names the GDPR", privacy, ({ text }) => expect(text).toMatch(/Reglamento \(UE\) 2016\/679/));
  every("says that there are no registration forms and no private areas", privacy, ({ text }) => {
    for (const pattern of [/formularios de registro/i, /áreas? privadas?/i]) expect(text).toMatch(pattern);
  });
  every("says that consent is managed with a banner and a floating icon", privacy, ({ text }) => {
    for (const pattern of [/banner|aviso/i, /icono/i]) expect(text).toMatch(pattern);
  });
  every("says that users may complain to the data protection agency", privacy, ({ text }) =>
    expect(text).toContain("Agencia Española de Protección de Datos"),
  );
});

describe("the 404 page", () => {
  every("shows «404», «Página no encontrada» and the message", missing, ({ text }) => {
    for (const phrase of ["404", "Página no encontrada"]) expect(text).toContain(phrase);
    expect(text).toContain("Lo sentimos, la página que buscas no existe o ha sido movida.");
  });
  every(
    "has a help line that names the site's brand, and the contact address or where to begin",
    missing,
    ({ text }, { site }) => {
      const isRead = site.contactEmail !== "contacto@planamigo.example";
      const way = isRead ? `Escríbenos: ${site.contactEmail}` : "Empieza por aquí:";
      expect(text).toContain(`¿Necesitas ayuda con ${site.brand}? ${way}`);
    },
  );
});
