import type { ToolId } from "../config/addresses";
import { procedureOf } from "./claim/procedures";
import type { Offer } from "../offers/offer";
import { asSentence, inSentence } from "../format/format";
import { startOf } from "../ground/deadline-words";
import { rewardOf } from "../ground/offer-words";

/** The names of the tool pages of an offer. */
export const toolNames: Readonly<Record<ToolId, string>> = {
  "me-la-daran": "¿Cumplo los requisitos?",
  valor: "¿Me compensa?",
  plazos: "Plazos",
  prueba: "Prueba",
  reclamar: "Reclamar",
};

/** The part of a name that a phone leaves out in the navigation: «¿Cumplo?». Screen readers read the whole. */
export const leftOutOnPhones = " los requisitos";

/** The pages by when a visitor needs them. */
export const toolGroups: readonly { title: string; pages: readonly ToolId[] }[] = [
  { title: "Antes de registrarte", pages: ["me-la-daran", "valor", "prueba"] },
  { title: "¿Ya te registraste?", pages: ["plazos", "reclamar"] },
];

/** The frame of these pages: links between them and, at the end, the offer. */
export const toolPageCopy = {
  navigation: (brand: string) => `Páginas de la promoción de ${brand}`,
  offer: (brand: string) => `Promoción de ${brand}`,
  detail: "Ver la promoción",
} as const;

/** Title, description for search engines, and first paragraph of a page. */
export function toolPageWords(page: ToolId, offer: Pick<Offer, "brand" | "deadlines" | "claim" | "reward">) {
  const { brand, deadlines } = offer;
  const noDeadlines = `No sabemos de ningún plazo en la promoción de ${brand}: mira qué conviene comprobar antes de registrarte.`;
  const hasDeadlines = deadlines.items.length > 0;
  // The day on which the reward usually comes is no limit.
  const onlyExpected = hasDeadlines && deadlines.items.every(({ kind }) => kind === "expected");
  const chosen = `Elige el día ${startOf(offer)}`;
  const arrival = `verás cuándo suele llegar ${inSentence(rewardOf(offer))} de ${brand}`;
  const dates = onlyExpected
    ? {
        description: `${chosen} y ${arrival}, con un calendario para descargar.`,
        lead: `${asSentence(arrival)}.`,
      }
    : {
        description: `${chosen} y verás cada plazo de la promoción de ${brand}, con un calendario para descargar y avisos antes de cada fecha.`,
        // The form says what to choose.
        lead: undefined,
      };
  return {
    "me-la-daran": {
      title: `¿Cumplo los requisitos de ${brand}?`,
      description: `Responde sí o no y sabrás si cumples los requisitos que conocemos de la promoción de ${brand}, o cuál te falta.`,
      lead: `Responde sí o no y sabrás si cumples los requisitos que conocemos de ${brand}. Lo que contestes no se guarda ni se envía.`,
    },
    valor: {
      title: `¿Me compensa ${brand}?`,
      description: `Qué te queda de la promoción de ${brand}: beneficio, gasto necesario, dinero que tienes que poner y tiempo, con lo que suponemos a la vista.`,
      lead: `Contamos lo que da la promoción de ${brand} y lo que cuesta: el gasto, el dinero que tienes que poner y el tiempo.`,
    },
    plazos: {
      title: `Tus plazos con ${brand}`,
      ...(hasDeadlines ? dates : { description: noDeadlines, lead: noDeadlines }),
    },
    prueba: {
      title: `Guarda la prueba: ${brand}`,
      description: `Las condiciones de la promoción de ${brand} en una hoja para imprimir, qué conviene guardar y cómo reclamar si no llega el beneficio.`,
      lead: `Guarda esta hoja antes de registrarte: lleva las condiciones, una lista para marcar y líneas para tus fechas. Si el beneficio de ${brand} no llega, te ayudará a demostrar qué se ofrecía y qué hiciste.`,
    },
    reclamar: { title: `Reclama a ${brand} a tiempo`, ...claimWords(offer) },
  }[page];
}

/** What the page on complaints promises: a period to answer only where one is known. */
function claimWords(offer: Pick<Offer, "brand" | "claim">): Record<"description" | "lead", string> {
  const { brand } = offer;
  const happened = `Si lo anunciado por ${brand} no llega, te lo deniegan o te cobran algo`;
  return procedureOf(offer).answer
    ? {
        description: `${happened}: cuándo escribir, en qué plazo contestan y adónde ir, y la carta ya redactada.`,
        lead: `Di qué ha pasado y verás cuándo escribir a ${brand}, qué plazo tiene para contestarte y adónde ir después. Este sitio no guarda lo que contestas.`,
      }
    : {
        description: `${happened}: a quién escribir y la carta. No sabemos en qué plazo contestan.`,
        lead: `Di qué ha pasado y verás a quién escribir en ${brand} y dónde preguntar después. No sabemos en qué plazo tiene que contestarte. Este sitio no guarda lo que contestas.`,
      };
}
