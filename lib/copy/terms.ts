import { catalogue } from "../catalogue";
import { pagePaths, privacyPath } from "../config/paths";
import type { Site } from "../config/site";
import { riskLines } from "../ground/offer-words";
import { disclosureOf, frameCopy, measuredWords, taxLine } from "./frame";
import { contactBlocks, invitedToWrite, type LegalDocument, ownerBlocks, section } from "./legal";
import type { CalendarDate } from "../format/dates";
import { openDataCopy } from "./open-data";

/** The day of the last change of these words. */
const termsDate: CalendarDate = "2026-11-23";

/** The words of the two dates under the title. */
export const termsDates = {
  /** The day follows. */
  updated: "Última actualización:",
  changed: frameCopy.changedOn(termsDate),
} as const;

/** The terms and conditions: the sections of `/legal/terminos`. */
export function terms(site: Site): LegalDocument {
  const { brand } = site;
  return {
    title: frameCopy.terms,
    description: `Quién está detrás de ${brand}, cómo puedes usar el sitio, cómo se financia y qué ley se aplica.`,
    intro: `Estos términos regulan el uso de ${brand}: si no los aceptas, no uses el sitio.`,
    sections: [
      section("quienes-somos", "Quiénes somos", [
        `${brand} es un comparador independiente de promociones de invitación («plan amigo») para personas que están en España. El artículo 10 de la Ley 34/2002, de servicios de la sociedad de la información y de comercio electrónico (LSSI), obliga a identificar a su titular:`,
        ...ownerBlocks(site),
      ]),
      section("uso", "Uso del sitio", [
        "Debes ser mayor de edad. El uso es gratuito y no necesitas registrarte. No puedes usar el sitio para algo ilícito, atacarlo o sobrecargarlo, ni hacerte pasar por él o por su titular.",
      ]),
      section("exactitud", "Exactitud de las promociones", [
        "Las promociones son solo para nuevos clientes. Las condiciones las fija el proveedor, que puede cambiarlas o retirarlas sin avisarnos. Léelas en su web oficial antes de darte de alta: si no coinciden con lo que lees aquí, valen las suyas.",
        "Los cálculos, los plazos y las preguntas sobre requisitos son orientativos. Si te corresponde el beneficio lo decide el proveedor, según sus condiciones; si no estás de acuerdo, puedes reclamarle.",
      ]),
      section("compensacion", "Programas de invitación y compensación", [
        disclosureOf(...catalogue.enabled),
        "Cuando te registras con un enlace que lleva nuestro código de invitación, el proveedor puede pagarnos una comisión. Los botones hacia un proveedor son publicidad y llevan al lado la palabra «Publicidad», también si su enlace aún no lleva código. Cada ficha tiene además un enlace a la web oficial sin invitación, con el que no ganamos nada.",
        "El orden de la lista responde a un criterio editorial, que explicamos en esta página:",
        { link: frameCopy.methodology, url: pagePaths.methodology },
      ]),
      section("sin-asesoramiento", "Sin asesoramiento financiero", [
        `${brand} no es una entidad financiera: no abre cuentas, no guarda dinero y no presta servicios de inversión, de pago ni de criptoactivos. El contenido es informativo. No es asesoramiento financiero, fiscal ni jurídico, ni una recomendación hecha a tu medida.`,
        riskLines.investment,
        riskLines.crypto,
        taxLine,
      ]),
      section("enlaces", "Enlaces de terceros", [
        "No gestionamos las webs a las que enlazamos: cada una tiene sus condiciones y su política de privacidad. Si contratas con un proveedor, el contrato es entre ese proveedor y tú. Si sabemos que un enlace lleva a un contenido ilícito, lo retiramos.",
      ]),
      section("propiedad-intelectual", "Propiedad intelectual", [
        "Las marcas, los nombres y los logotipos de los proveedores pertenecen a sus titulares, que no patrocinan ni avalan el sitio. Los usamos solo para identificar cada promoción.",
        "Los textos y el diseño del sitio pertenecen a su titular o se usan con permiso. Puedes enlazarlos y citarlos si indicas la fuente. La licencia de los datos abiertos es:",
        { link: openDataCopy.licence.name, url: openDataCopy.licence.url },
      ]),
      section("privacidad-y-analitica", "Privacidad y analítica", [
        measuredWords(site),
        "Qué datos se tratan, qué se guarda en tu navegador y cuáles son tus derechos se explica en:",
        { link: frameCopy.privacy, url: privacyPath },
      ]),
      section("responsabilidad", "Limitación de responsabilidad", [
        "Ponemos cuidado en lo que publicamos, pero no podemos garantizar que esté siempre al día ni que el sitio funcione sin interrupciones.",
        "Hasta donde permite la ley, no respondemos de las decisiones de un proveedor, como rechazar un alta o no pagar un beneficio; de sus productos y servicios, ni de lo que ganes o pierdas con ellos; de las webs de terceros; ni de los fallos ajenos a nuestro control.",
        "Nada de esto limita la responsabilidad que la ley no permite limitar, como la que nace del dolo, ni los derechos que te da, como consumidor o usuario, la ley de defensa de los consumidores y usuarios (Real Decreto Legislativo 1/2007).",
      ]),
      section("modificaciones", "Modificaciones", [
        "Podemos cambiar el sitio y estos términos. Los cambios se aplican desde que se publican y no afectan a lo ocurrido antes. El texto de esta página es el vigente el día en que la lees: por eso lleva la fecha de hoy y, al lado, la del último cambio del texto.",
      ]),
      section("ley-aplicable", "Ley aplicable y jurisdicción", [
        "Estos términos se rigen por la ley española. Los conflictos se someten a los juzgados y tribunales de Madrid. Si eres consumidor o usuario, esto no te quita el derecho a acudir a los que te correspondan por ley, como los de tu domicilio.",
      ]),
      section("escribir", "Contacto", [
        invitedToWrite(
          site,
          "Para cualquier duda, o para avisar de un error o de una barrera de accesibilidad, escríbenos:",
        ),
        ...contactBlocks(site),
      ]),
    ],
  };
}
