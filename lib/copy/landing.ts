import { feedPaths, openDataPaths, pagePaths } from "../config/paths";
import { type CalendarDate, firstDay, onDate } from "../format/dates";
import { ownLimit } from "../ground/deadline-words";
import { inSentence, present } from "../format/format";
import { quantityWords, readQuantity } from "../format/quantity";
import type { Offer } from "../offers/offer";
import { closedShort, type Phase, phaseOf, type Validity } from "../offers/status";
import { isPublisher } from "../offers/derive/publisher";
import { isForNew, newOrReturning } from "../offers/terms/people";

/** Words that every landing page shares. */
export const landingCopy = {
  facts: "La promoción en breve",
  receive: "Recibes",
  /** Title of the benefit of a promotion that nobody has checked. */
  wouldReceive: "Recibirías",
  /** Title of the benefit of an offer that admits no new clients. */
  promised: "Lo que dice la promoción",
  /** Title of a benefit in tiers, or of several things. */
  parts: "Por partes",
  /** Title of the benefit of a promotion that is over. */
  gave: "Daba",
  endedHead: (brand: string, day: CalendarDate) => `La promoción de ${brand} terminó ${onDate(day)}`,
  endedLead: (brand: string, day: CalendarDate) =>
    `La promoción de ${brand} terminó ${onDate(day)}. Aquí queda lo que daba y lo que pedía.`,
  /** The heading of what is asked, of an offer that admits no new clients. */
  did: "Qué pedía",
  /** Title of the requirements of a promotion that is over: they are orders, as they were. */
  didThen: "Requisitos de entonces",
  limit: "Plazo",
  /** Word after «El descuento», which lasts for a time. */
  endsAfter: "acaba",
  ifToday: "si empiezas hoy",
  /** Word before a date that only the browser knows. */
  onDay: "el",
  or: "o",
  ownLimit,
  shortestLimit: "Si no sabes cuál es el tuyo, cuenta el más corto:",
  untilDay: "hasta el",
  later: "después",
  signUpDay: "del día del alta",
  safe: "¿Es\u00a0seguro?",
  evidence: "Detalles y dónde comprobarlo",
  benefit: "Qué recibes",
  requirements: "Qué te piden",
  inFull: "Requisitos completos y web oficial",
  audience: "Para quién",
  status: "Estado",
  source: "Web oficial",
  /** Advice for a promotion that nobody has checked. */
  unchecked: (before: string) => `Lee las condiciones en la web oficial antes de ${before}.`,
  /** Note beside the official link: what it is not. */
  unpaid:
    "Este enlace no lleva invitación: no ganamos nada si lo usas. Sin invitación no se cumplen los requisitos.",
  /** Note beside the official link where the invitation is a code, which can be typed in by whichever link one comes. */
  uncoded:
    "Si no escribes nuestro código, no ganamos nada. Sin código de invitación no se cumplen los requisitos.",
  /** Condition of what ends a time after an event: that it counts from the visitor's first day. */
  ifFromDay: { alone: "si se cuenta desde ese día", after: "y se cuenta desde ese día" },
  faq: "Preguntas frecuentes",
  tools: "Tus herramientas",
  finePrint: "Letra pequeña",
  /** What a visitor may miss, once. */
  unpublished: ({ brand, terms }: Offer) =>
    isPublisher(terms) ? `Lo que ${brand} no publica` : `Lo que no hemos encontrado de ${brand}`,
  conditions: "Sus condiciones",
  /** `before`: what a visitor has not done yet; of a promotion that is over, undefined. */
  unpublishedNote: ({ brand, terms }: Offer, before: string | undefined) =>
    before
      ? `Si te importa, pide a ${brand} que te lo confirme por escrito antes de ${before}.`
      : `Si ${terms.who.existing ? "te apuntaste" : "te diste de alta"} a tiempo, pide a ${brand} que te lo confirme por escrito.`,
  related: "Promos relacionadas",
  detail: "Ver detalle",
  /** Visually hidden after links whose text is the same for every offer. */
  detailOf: (brand: string) => `de ${brand}`,
  page: "Página",
  quickAction: "Acción rápida",
  riskFirst: "Ver riesgos y oferta",
  /** The same after «No admite clientes nuevos». */
  whyClosed: "Ver por qué",
  validFrom: "Primer día",
  validUntil: "Último día",
  steps: "Cómo funciona",
  stepsOf: (brand: string) => `Cómo funciona la promoción de ${brand}`,
  duration: (minutes: string) => `Tiempo de dedicación: unos ${minutes}, sin contar la espera.`,
  /** The words before the last button, or in its place once the promotion is over. */
  closing: {
    title: (brand: string) => `¿Te encaja la promoción de ${brand}?`,
    closedTitle: (brand: string) => `${brand} ${inSentence(closedShort)}`,
    endedTitle: (brand: string) => `La promoción de ${brand} ha terminado`,
    endedText: "Ya no se puede aceptar. Mira las que tenemos ahora.",
  },
  others: { title: "¿Buscas otra promoción?", action: "Ver todas las ofertas" },
  openData: "Datos abiertos",
  openDataFiles: {
    data: { path: openDataPaths.data, label: "Ofertas en JSON" },
    table: { path: openDataPaths.table, label: "Ofertas en CSV" },
    schema: { path: openDataPaths.schema, label: "Esquema de las ofertas" },
    atom: { path: feedPaths.atom, label: "Cambios, en Atom" },
    json: { path: feedPaths.json, label: "Cambios, en JSON Feed" },
  },
} as const;

/** The ranking note beside every list of offers (RDL 24/2021). */
export const rankingCopy = {
  /** Says of an offer that nobody can take why it stands where it does, if there is one. */
  text: (offers: readonly Offer[]) =>
    present([
      "Orden: criterio editorial. Cuentan lo que tienes que poner, lo seguro que es el regalo y lo que tarda, sin un peso fijo y a juicio de quien edita; el dinero que ganamos, no.",
      offers.some(({ terms }) => terms.closed) && "La que ya no admite clientes nuevos conserva su puesto.",
      "Lo explicamos en la",
    ]).join(" "),
  link: "metodología",
  path: `${pagePaths.methodology}#orden`,
} as const;

/** The names of benefit and requirements: of what nobody new can have, none promises it. */
export function landingNames(offer: Validity, today: CalendarDate): [string, string] {
  const { benefit, requirements, promised, did, gave, didThen } = landingCopy;
  const current: [string, string] = [benefit, requirements];
  const names: Record<Phase, [string, string]> = {
    upcoming: current,
    open: current,
    closed: [promised, did],
    ended: [gave, didThen],
  };
  return names[phaseOf(offer, today)];
}

/** Words for whom an offer is; undefined if that is not known. */
export function audienceOf({ terms: { who } }: Offer): string | undefined {
  if (who.existing) return "Solo clientes";
  if (!isForNew(who)) return undefined;
  const time = readQuantity(who.fresh ?? "");
  return time ? newOrReturning(quantityWords(time)) : "Solo nuevos clientes";
}

/** Sentence on when the promotion began or begins: «La promoción empezó el 1 de enero de 2025.» */
export function validFromWords(validFrom: CalendarDate, today: CalendarDate): string {
  return `La edición que conocemos ${firstDay(validFrom) > today ? "empieza" : "empezó"} ${onDate(validFrom)}.`;
}
