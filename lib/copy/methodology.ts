import type { CalendarDate } from "../format/dates";
import { pagePaths } from "../config/paths";
import type { Site } from "../config/site";
import { thresholds, type Validity } from "../offers/status";
import { changes, correction } from "./changes";
import { frame, updatedOn } from "./frame";
import { landing } from "./landing";
import { type LegalSection, mailBlock } from "./legal";
import { statusWords } from "./status";
import { days } from "../format/quantity";

/** When the words of this page last changed: whoever changes them, changes this. */
export const methodologyDate: CalendarDate = "2026-11-22";

/** The head of the page. */
export const methodologyHead = {
  name: "Metodología",
  title: "Metodología: cómo elegimos, ordenamos y comprobamos",
  description:
    "Cómo se eligen, ordenan y comprueban las promociones, qué significa cada fecha, cómo se corrigen los errores y cómo se financia el sitio.",
  summary: "Cómo elegimos, ordenamos y comprobamos",
  intro:
    "Qué publicamos, en qué orden, cómo lo comprobamos, qué hacemos con los errores y cómo se financia el sitio.",
  updated: updatedOn(methodologyDate),
} as const;

/** Each status as it is written, by an example, and what it means. */
function statuses(): string[] {
  const [checked, later] = ["2026-01-31", "2026-12-31"];
  const written = (dates: Partial<Validity>, today: string) =>
    `«${statusWords({ verifiedOn: checked, ...dates }, today)}»`;
  const limit = days(thresholds.unverified);
  return [
    `${written({}, checked)}: la comprobamos ese día, hace ${limit} o menos.`,
    `${written({}, later)}: hace más de ${limit}. Confírmala en la web oficial.`,
    `${written({ validUntil: checked }, later)}: era el último día que anunció el proveedor. La ficha se queda, sin botón.`,
    `${written({ validFrom: "2027-01-01" }, later)}: hasta ese día no hay botón.`,
  ];
}

const withWeight = ({ brand, weight }: { brand: string; weight: number }) => `${brand}, peso ${weight}`;

/** The sections of `/metodologia`. `offers` are those of the list, in the order in which it shows them. */
export function methodology(
  site: Pick<Site, "contactEmail">,
  offers: readonly { brand: string; weight: number }[],
): LegalSection[] {
  return [
    {
      id: "eleccion",
      title: "Cómo se eligen las promociones",
      blocks: [
        "Publicamos promociones de invitación («plan amigo») de bancos, brókeres, plataformas de criptoactivos y operadores de telecomunicaciones que se pueden aceptar desde España. No están todas.",
        "Para publicar una necesitamos saber qué da, qué pide y cuál es la web oficial del proveedor. Lo que no sabemos no se rellena: la ficha lo dice y remite a la web oficial.",
      ],
    },
    {
      id: "orden",
      title: "Cómo se ordenan",
      blocks: [
        "El criterio es editorial: lo decide quien edita el sitio, sin fórmula, y no mide qué promoción te conviene más. Cada promoción tiene un peso, y las listas van del menor al mayor, con las finalizadas al final. Solo «Mi plan» ordena de otra manera, por lo que te queda, y lo dice junto a la lista.",
        "El peso no es una nota y no se calcula con la comisión. Ningún proveedor puede comprar un puesto.",
        ...(offers.length > 0 ? ["El orden de hoy:", { list: offers.map(withWeight) }] : []),
      ],
    },
    {
      id: "comprobacion",
      title: "Cómo se comprueban y se corrigen",
      blocks: [
        "Una persona compara la ficha con la web oficial del proveedor y anota la fecha. Si cambian el beneficio, los requisitos o el enlace, queda anotado en el historial. Mientras una promoción está publicada, sus entradas no se borran ni se reescriben.",
        "Valen las condiciones del proveedor, que puede cambiarlas sin avisarnos.",
        { link: changes.all, url: pagePaths.changes },
        `Si ves un error, usa «${correction.link}», en el historial de cada ficha, o escribe a:`,
        mailBlock(site),
      ],
    },
    {
      id: "vigencia",
      title: "Qué significa el estado de cada promoción",
      blocks: [
        "El estado se calcula el día en que lo lees, con la hora de Madrid:",
        { list: statuses() },
        "Si de una comprobación solo consta el mes, contamos desde su primer día: así nada parece más reciente de lo que es.",
      ],
    },
    {
      id: "ingresos",
      title: "Cómo se financia el sitio",
      blocks: [
        frame.disclosure,
        "Un enlace de invitación es publicidad, y por eso lleva al lado la palabra «Publicidad». Mientras no tengamos código de invitación de un proveedor, el botón lleva a su web oficial, no ganamos nada y lo decimos junto a él.",
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
      title: landing.openData,
      blocks: [
        "Estos ficheros tienen los mismos datos que las fichas:",
        ...Object.values(landing.openDataFiles).map(({ path, label }) => ({ link: label, url: path })),
      ],
    },
  ];
}
