import type { Change } from "../offers/changes";
import { inSentence } from "../format/format";
import { hasSameFigures } from "../format/quantity";
import { promiseOf } from "../offers/history";
import type { Offer } from "../offers/offer";

/** The words of the histories: of one offer, and of all on `/cambios`. */
export const changesCopy = {
  name: "Cambios en las promociones",
  title: "Cambios en las promociones: qué ha cambiado y cuándo",
  description:
    "El historial de las promociones: cada publicación, cada cambio de beneficio, requisitos o plazos, y las notas sobre cada proveedor.",
  summary: "Qué ha cambiado y cuándo",
  older: "Los anteriores están en la ficha de cada promoción y, todos juntos, en los datos abiertos.",
  none: "Todavía no hay cambios anotados.",
  follow: "Puedes seguirlos con un lector de canales (Atom o JSON Feed):",
  ofOffer: "Historial",
  all: "Todos los cambios",
  followOffer: "Seguirlos (Atom)",
  kinds: { published: "Publicación", changed: "Cambio", note: "Nota" },
  facts: { benefit: "Beneficio", shortBenefit: "Beneficio, en corto", requirements: "Qué te piden" },
  before: "Antes",
  after: "Después",
  /** Word before a part of a text, for who does not see its mark. */
  removed: "quitado",
  added: "añadido",
  offerOf: (brand: string) => `Ver la promoción de ${brand}`,
} as const;

/** A history entry as one text: «Sube el regalo. Beneficio. Antes: «10 € de regalo». Después: «20 € de regalo».». */
export function changeWords({ summary, promiseChanges }: Pick<Change, "summary" | "promiseChanges">): string {
  const { facts, before, after } = changesCopy;
  const quoted = (text: string) => `«${text.replace(/\.$/, "")}».`;
  const changed = promiseChanges.map(
    (change) =>
      ` ${facts[change.fact]}. ${before}: ${quoted(change.before)} ${after}: ${quoted(change.after)}`,
  );
  return summary + changed.join("");
}

/** The note beside a history when the owner has set another benefit than the recorded one. */
export function ownerNote({ brand, benefit, history }: Offer) {
  const recorded = promiseOf(history).benefit ?? benefit;
  if (hasSameFigures(recorded, benefit)) return undefined;
  return `Hoy anunciamos ${inSentence(benefit)}; cuenta el importe que te muestre ${brand}.`;
}

/** The owner's note in a list of all histories: once for each offer, beside its newest entry. */
export function ownerNoteAt({ offer, place }: Pick<Change, "offer" | "place">): string | undefined {
  return place === offer.history.length ? ownerNote(offer) : undefined;
}

/** The e-mail that reports a mistake: link text and body. */
export const correctionCopy = {
  link: "Avisar de un error",
  edit: "Editar esta ficha",
  subject: (brand: string) => `Error en la ficha de ${brand}`,
  offer: "Promoción",
  verified: "Comprobada",
  changed: "Último cambio",
  page: "Página",
  question: "Qué está mal y dónde lo has visto:",
} as const;
