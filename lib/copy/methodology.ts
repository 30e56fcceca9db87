import { type CalendarDate, sinceDate } from "../format/dates";
import { pagePaths } from "../config/paths";
import type { Site } from "../config/site";
import { thresholds } from "../offers/status";
import { correction } from "./changes";
import { frame, updatedOn } from "./frame";
import { landing } from "./landing";
import type { LegalSection } from "./legal";
import { mailBlock } from "./owner";
import { statusWords } from "./status";
import { days } from "./lengths";

/** When the words of this page last changed: whoever changes them, changes this. */
export const methodologyDate: CalendarDate = "2026-11-22";

/** The head of the page. */
export const methodologyHead = {
  title: "Metodología",
  seoTitle: "Metodología: cómo elegimos, ordenamos y comprobamos",
  description:
    "Cómo se eligen, ordenan y comprueban las promociones, qué significa cada fecha, cómo se corrigen los errores y cómo se financia el sitio.",
  summary: "Cómo elegimos, ordenamos y comprobamos",
  intro:
    "Cómo se hace este sitio: qué publicamos, en qué orden, cómo lo comprobamos, qué hacemos con los errores y cómo se financia.",
  updated: updatedOn(methodologyDate),
} as const;

/** Each status as it is written, by an example, and what it means. */
function statusTable(): LegalSection["blocks"][number] {
  const day = "2026-01-31";
  const example = { verifiedOn: day };
  return {
    table: {
      caption: "Estados de una promoción",
      plain: true,
      columns: ["Lo que lees", "Qué significa"],
      rows: [
        [statusWords(example, day), `La comprobamos ese día, hace ${days(thresholds.unverified)} o menos.`],
        [
          statusWords(example, "2026-12-31"),
          `Hace más de ${days(thresholds.unverified)} que no la comprobamos: confírmala en la web oficial.`,
        ],
        [
          statusWords({ ...example, validUntil: day }, "2026-12-31"),
          "Ha pasado el último día que anunció el proveedor: la ficha se queda, sin botón.",
        ],
        [
          statusWords({ ...example, validFrom: "2027-01-01" }, day),
          "No ha llegado el primer día: hasta entonces no hay botón.",
        ],
      ],
    },
  };
}

const withWeight = ({ brand, weight }: { brand: string; weight: number }) => `${brand}, peso ${weight}`;

/** The sections of `/metodologia`. `offers` are those of the list, in the order in which it shows them. */
export function methodology(
  site: Pick<Site, "brand" | "contactEmail">,
  offers: readonly { brand: string; weight: number }[],
): LegalSection[] {
  return [
    {
      id: "eleccion",
      title: "Cómo se eligen las promociones",
      blocks: [
        "Publicamos promociones de invitación («plan amigo») de bancos, brókeres, plataformas de criptoactivos y operadores de telecomunicaciones que se pueden aceptar desde España.",
        "Para publicar una necesitamos saber de qué trata, qué pide y cuál es la web oficial del proveedor. Lo que no sabemos no se rellena: la ficha lo dice y remite a la web oficial.",
        "No están todas las que existen.",
      ],
    },
    {
      id: "orden",
      title: "Cómo se ordenan",
      blocks: [
        "El criterio es editorial: lo decide quien edita el sitio, sin fórmula, y no mide qué promoción te conviene más. Cada promoción tiene un peso, un número, y las listas van del peso menor al mayor. Las finalizadas van al final, con la misma regla. Solo «Mi plan» ordena de otra manera, por lo que te queda, y lo dice junto a la lista.",
        "El peso no es una nota y no se calcula con la comisión. Ningún proveedor puede comprar un puesto.",
        ...(offers.length > 0 ? ["El orden de hoy:", { list: offers.map(withWeight) }] : []),
      ],
    },
    {
      id: "comprobacion",
      title: "Cómo se comprueban",
      blocks: [
        "Una persona compara la ficha con la web oficial del proveedor y anota la fecha. Si algo no coincide, lo cambia y lo explica en el historial.",
        "Las condiciones que valen son las del proveedor, que puede cambiarlas sin avisarnos: por eso cada ficha enlaza a su web oficial.",
      ],
    },
    {
      id: "vigencia",
      title: "Qué significa el estado de cada promoción",
      blocks: [
        "Cada promoción muestra su estado, que se calcula el día en que la lees, con la hora de Madrid:",
        statusTable(),
        `Si de una comprobación solo consta el mes, contamos desde su primer día: «${statusWords({ verifiedOn: "2025-09" }, "2025-09-30")}» cuenta desde ${sinceDate("2025-09-01")}. Así nada parece más reciente de lo que es.`,
      ],
    },
    {
      id: "correcciones",
      title: "Historial y correcciones",
      blocks: [
        "Si cambian el beneficio, los requisitos o el enlace de una promoción, queda anotado en su historial, con la fecha. Mientras una promoción está publicada, sus entradas no se borran ni se reescriben.",
        { link: "Todos los cambios", url: pagePaths.changes },
        `Si ves un error, usa «${correction.link}», en el historial de cada ficha, o escribe a:`,
        mailBlock(site),
      ],
    },
    {
      id: "ingresos",
      title: "Cómo se financia el sitio",
      blocks: [
        frame.disclosure,
        "Si te das de alta con un enlace de invitación, el proveedor puede pagarnos una comisión o darnos otra recompensa. Es publicidad, y por eso lo acompaña la palabra «Publicidad».",
        "Mientras no tengamos código de invitación de un proveedor, el botón lleva a su web oficial, no ganamos nada y lo decimos junto a él.",
        "Antes del primer botón de cada ficha decimos quién gana qué. Cada ficha tiene también un enlace oficial sin invitación, por el que no cobramos: si lo usas, puedes quedarte sin regalo.",
      ],
    },
    {
      id: "limites",
      title: "Lo que no hacemos",
      blocks: [
        {
          list: [
            "No vendemos puestos en la lista.",
            "No publicamos notas, opiniones ni testimonios.",
            "No ponemos cuentas atrás ni metemos prisa.",
            "No inventamos cifras: si algo no consta, lo decimos.",
            "No somos una entidad financiera ni damos asesoramiento.",
          ],
        },
      ],
    },
    {
      id: "datos",
      title: "Datos abiertos",
      blocks: [
        "Todo lo anterior se puede comprobar con los mismos datos de las fichas:",
        ...Object.values(landing.openDataFiles).map(({ path, label }) => ({ link: label, url: path })),
      ],
    },
  ];
}
