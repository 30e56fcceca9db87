import type { CalendarDate } from "../format/dates";
import { pagePaths } from "../config/paths";
import type { Site } from "../config/site";
import { days } from "../format/quantity";
import { type Category, providersOf } from "../offers/categories";
import { thresholds } from "../offers/status";
import { changesCopy, correctionCopy } from "./changes";
import { disclosureOf, frameCopy } from "./frame";
import { landingCopy } from "./landing";
import { contactBlocks, type LegalSection, mailBlocks, section } from "./legal";

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
  offers: readonly { brand: string; category: Category; invitation: boolean }[],
): LegalSection[] {
  return [
    section("eleccion", "Cómo se eligen las promociones", [
      `Publicamos promociones de invitación («plan amigo») de ${providersOf(offers)} dirigidas a quien vive en España. No están todas. Si no podemos confirmar que una entidad puede aceptarte, su ficha lo dice antes del botón.`,
      "Para publicar una necesitamos saber qué da o de qué depende, qué pide y cuál es la web oficial del proveedor. Lo que no sabemos no lo inventamos: la ficha dice que no lo sabemos y, si podemos, a quién preguntarlo. Tampoco publicamos notas, opiniones ni testimonios. Los días que te quedan solo salen cuando los calculas con tu fecha.",
    ]),
    section("orden", "Cómo se ordenan", [
      "No vendemos puestos en la lista. El criterio es editorial: lo decide quien edita el sitio, sin fórmula, y no mide qué promoción te conviene más.",
      "Quien edita pone a cada promoción un peso, que no es una nota ni se calcula con la comisión. Las listas van del menor al mayor, con las finalizadas al final. Solo «Mi plan» ordena de otra manera: por el día en que empezarías cada una y, las de inversión, por lo que te queda.",
      offers.length > 0 && "El orden de hoy:",
      offers.length > 0 && { ordered: offers.map(({ brand }) => brand) },
    ]),
    section("comprobacion", "Cómo se comprueban y se corrigen", [
      "Comprobar una promoción es comparar su ficha con lo que publica el proveedor y anotar la fecha; si el proveedor no publica las condiciones, la ficha lo dice. Si cambian el beneficio, los requisitos o el enlace, queda anotado en el historial.",
      { link: changesCopy.all, url: pagePaths.changes },
      `Si ves un error, usa «${correctionCopy.link}», en el historial de cada ficha, o escribe a:`,
      ...mailBlocks(site),
    ]),
    section("programa", "El programa que visita las webs oficiales", [
      `Entre una comprobación y otra, un programa que se presenta como «${ROBOT}» puede leer la página oficial de una promoción para ver si sus cifras siguen ahí. Lee una sola página de cada web cada vez, respeta su robots.txt y no rellena ni envía nada. No cambia ninguna ficha: avisa a una persona.`,
      `Para que no entre en tu web, pon en robots.txt «User-agent: ${ROBOT}» y «Disallow: /», o escríbenos:`,
      ...mailBlocks(site),
    ]),
    section("vigencia", "Qué significa el estado de cada promoción", [
      `Cada ficha lleva la fecha de su última comprobación. Si han pasado más de ${days(thresholds.unverified)}, la página te pide, además, que la confirmes en la web oficial. Si de una comprobación solo anotamos el mes, contamos desde el día 1. Una promoción pone «Promoción por confirmar» si han pasado más de ${days(thresholds.due)} desde su última comprobación.`,
      "Antes del primer día de una promoción y después del último, según el proveedor, la ficha se puede leer, pero no tiene botón. El estado se calcula el día en que lo lees, con la hora de Madrid.",
    ]),
    section("ingresos", "Cómo se financia el sitio", [
      "Antes del primer botón de cada ficha decimos quién gana qué. Cada ficha tiene también un enlace a la web oficial sin invitación, con el que no ganamos nada: sin invitación no se cumplen los requisitos.",
      disclosureOf(...offers),
      "Un enlace de invitación es publicidad, y por eso lleva al lado la palabra «Publicidad». Mientras no tengamos código de invitación de un proveedor, el botón lleva a su web oficial, no ganamos nada y lo decimos junto a él.",
    ]),
    section("datos", landingCopy.openData, [
      "Estos ficheros son para programas. Llevan lo principal de cada ficha (qué da, qué pide, su riesgo, su estado y sus fechas) y los cambios:",
      {
        links: Object.values(landingCopy.openDataFiles).map(({ path, label }) => ({
          link: label,
          url: path,
        })),
      },
      "En JSON, cada promoción lleva, además de sus textos, sus cifras con su unidad, sus plazos, el dinero que pide y lo que gana este sitio. Las cifras que suponemos y las de ediciones anteriores van marcadas. El esquema explica cada campo.",
      "La tabla CSV tiene una fila por promoción, con comas entre las columnas y punto decimal. Si tu hoja de cálculo la abre en una sola columna, impórtala como texto separado por comas.",
      "Cada ficha está también en Markdown, con «.md» detrás de su dirección, y empieza con las mismas cifras.",
    ]),
    section("accesibilidad", frameCopy.accessibility, [
      "Queremos que cualquiera pueda usar este sitio con teclado, con lector de pantalla, con letra grande y sin JavaScript. La referencia son las Pautas de Accesibilidad para el Contenido Web (WCAG) 2.2, nivel AA. Lo revisamos con programas en cada cambio; ninguna auditoría externa lo ha comprobado.",
      "Si algo te impide leer una página o usar una herramienta, dinos en qué página y qué ha pasado:",
      ...contactBlocks(site),
    ]),
  ];
}
