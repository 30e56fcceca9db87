import type { CalendarDate } from "../format/dates";
import { pagePaths } from "../config/paths";
import type { Site } from "../config/site";
import { list } from "../format/format";
import { days } from "../format/quantity";
import { providersOf } from "../offers/categories";
import type { Offer } from "../offers/offer";
import { thresholds } from "../offers/status";
import { changesCopy, correctionCopy } from "./changes";
import { disclosureOf, frameCopy } from "./frame";
import { landingCopy } from "./landing";
import { noContactNote, unreadNote } from "./errors";
import { type LegalBlock, type LegalSection, mailBlocks, phoneBlocks, section } from "./legal";

/** The day of the last change of this page's words; a change of the words changes the day. */
export const methodologyDate: CalendarDate = "2026-11-23";

/** The name by which the program that visits official pages presents itself. */
export const ROBOT = "planamigo-check";

/** The head of the page. */
export const methodologyCopy = {
  name: "Metodología",
  title: "Metodología: cómo elegimos, ordenamos y comprobamos",
  description:
    "Qué promociones publicamos, en qué orden, cómo las comprobamos, qué hacemos con los errores y cómo se financia el sitio.",
  summary: "Cómo elegimos, ordenamos y comprobamos",
  updated: frameCopy.updatedOn(methodologyDate),
} as const;

/** The sections of `/metodologia`. `offers` are those of the list, in the order in which it shows them. */
export function methodology(
  site: Pick<Site, "brand" | "contactEmail" | "contactPhone">,
  offers: readonly (Pick<Offer, "brand" | "category" | "invitation"> & {
    landing: { hero: { statusBadge?: boolean } };
  })[],
): LegalSection[] {
  const mail = unreadNote(site) ? [] : mailBlocks(site);
  const badged = list(offers.filter(({ landing }) => landing.hero.statusBadge).map(({ brand }) => brand));
  return [
    section("eleccion", "Cómo se eligen las promociones", [
      led(
        "Qué publicamos.",
        `Promociones de invitación («plan amigo») de ${providersOf(offers)} dirigidas a quien vive en España. No están todas.`,
      ),
      led(
        "Qué necesitamos saber.",
        "Qué da la promoción o de qué depende, qué pide y cuál es la web oficial del proveedor.",
      ),
      led(
        "No inventamos datos.",
        "Si algo no lo sabemos, la ficha lo dice y, si podemos, explica a quién preguntarlo.",
      ),
      led(
        "Avisamos de las dudas.",
        "Si no podemos confirmar que una entidad puede aceptarte, su ficha lo dice antes del botón.",
      ),
      led(
        "Qué no publicamos.",
        "Ni notas, ni opiniones, ni testimonios. Los días que te quedan solo salen cuando los calculas con tu fecha.",
      ),
    ]),
    section("orden", "Cómo se ordenan", [
      led(
        "No vendemos puestos.",
        "El criterio de la lista es editorial: lo decide quien edita el sitio, sin fórmula, y no mide qué promoción te conviene más.",
      ),
      led(
        "Un peso por promoción.",
        "Lo pone quien edita: no es una nota ni se calcula con la comisión. Las listas van de menor a mayor peso, y las finalizadas, al final.",
      ),
      led(
        "La excepción: «Mi plan».",
        "Ordena las promociones por el día en que empezarías cada una y, las de inversión, por lo que te queda.",
      ),
      offers.length > 0 && "El orden de hoy:",
      offers.length > 0 && { ordered: offers.map(({ brand }) => brand) },
    ]),
    section("comprobacion", "Cómo se comprueban y se corrigen", [
      led(
        "Qué es comprobar.",
        "Comparar la ficha con lo que publica el proveedor y anotar la fecha. Si no conocemos la página de las condiciones, la ficha enlaza con la web del proveedor.",
      ),
      led(
        "Los cambios, a la vista.",
        "Si cambian el beneficio, los requisitos o el enlace, queda anotado en el historial.",
      ),
      { link: changesCopy.all, url: pagePaths.changes },
      led(
        "¿Ves un error?",
        unreadNote(site)
          ? "Todavía no hay un correo al que avisar."
          : `Usa «${correctionCopy.link}», en el historial de cada ficha, o escribe a:`,
      ),
      ...mail,
    ]),
    section("programa", "El programa que visita las webs oficiales", [
      led(
        "Qué hace.",
        `Entre una comprobación y otra, un programa que se presenta como «${ROBOT}» puede leer la página oficial de una promoción para ver si sus cifras siguen ahí. No cambia ninguna ficha: avisa a una persona.`,
      ),
      led(
        "Cómo se comporta.",
        "Cada vez lee una sola página de cada web, respeta su robots.txt y no rellena ni envía nada.",
      ),
      led(
        "Para que no entre.",
        `Pon en el robots.txt de tu web «User-agent: ${ROBOT}» y «Disallow: /»${unreadNote(site) ? "." : ", o escríbenos:"}`,
      ),
      ...mail,
    ]),
    section("vigencia", "Qué significa el estado de cada promoción", [
      led(
        "Siempre con fecha.",
        "Cada ficha lleva la de su última comprobación. Si solo anotamos el mes, contamos desde el día 1.",
      ),
      led(
        "Cuándo hay que confirmarla.",
        `Si han pasado más de ${days(thresholds.unverified)} desde la última comprobación, la ficha te pide que confirmes la promoción en la web oficial.${badged ? ` La de ${badged} lleva, además, una etiqueta: «Promoción activa» hasta los ${days(thresholds.due)}; después, «Promoción por confirmar».` : ""}`,
      ),
      led(
        "Fuera de fechas, sin botón.",
        "Antes del primer día de una promoción y después del último, según el proveedor, la ficha se puede leer, pero no tiene botón.",
      ),
      led("El día que cuenta.", "El estado se calcula el día en que lo lees, con la hora de Madrid."),
    ]),
    section("ingresos", "Cómo se financia el sitio", [
      led("Quién gana qué.", "Lo decimos antes del primer botón de cada ficha."),
      led("Nuestra comisión.", disclosureOf(...offers)),
      led(
        "Publicidad, con su nombre.",
        "Los botones hacia un proveedor son publicidad, también si su enlace aún no lleva código, y por eso tienen al lado la palabra «Publicidad».",
      ),
      offers.some(({ invitation }) => !invitation) &&
        led(
          "Sin código, sin ingresos.",
          "Mientras no tengamos código de invitación de un proveedor, el botón lleva a su web oficial, no ganamos nada y lo decimos junto a él.",
        ),
      led(
        "Un enlace sin comisión.",
        "Cada ficha tiene también un enlace a la web oficial sin invitación, con el que no ganamos nada. Tú tampoco recibes el beneficio con él: sin invitación no se cumplen los requisitos.",
      ),
    ]),
    section("datos", landingCopy.openData, [
      led(
        "Ficheros para programas.",
        "Llevan lo principal de cada ficha (qué da, qué pide, su riesgo, su estado y sus fechas) y los cambios:",
      ),
      {
        links: Object.values(landingCopy.openDataFiles).map(({ path, label }) => ({
          link: label,
          url: path,
        })),
      },
      led(
        "En JSON.",
        "Cada promoción lleva, además de sus textos, sus cifras con su unidad, sus plazos, el dinero que pide y lo que gana este sitio. Las cifras que suponemos y las de ediciones anteriores van marcadas. El esquema explica cada campo.",
      ),
      led(
        "En CSV.",
        "Una tabla con una fila por promoción, comas entre las columnas y punto decimal. Si tu hoja de cálculo la abre en una sola columna, impórtala como texto separado por comas.",
      ),
      led("En Markdown.", "Cada ficha, con «.md» detrás de su dirección; empieza con las mismas cifras."),
    ]),
    section("accesibilidad", frameCopy.accessibility, [
      led(
        "Para cualquiera.",
        "Queremos que este sitio se pueda usar con teclado, con lector de pantalla, con letra grande y sin JavaScript.",
      ),
      led(
        "La referencia.",
        "Son las Pautas de Accesibilidad para el Contenido Web (WCAG) 2.2, nivel AA. Lo revisamos con programas en cada cambio; ninguna auditoría externa lo ha comprobado.",
      ),
      led(
        "¿Encuentras una barrera?",
        noContactNote(site) ??
          "Si algo te impide leer una página o usar una herramienta, dinos en qué página y qué ha pasado:",
      ),
      ...mail,
      ...phoneBlocks(site),
    ]),
  ];
}

/** A paragraph that begins with what it is about, in bold. */
function led(lead: string, text: string): LegalBlock {
  return { lead, text };
}
