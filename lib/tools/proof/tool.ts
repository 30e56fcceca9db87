import { NEVER_CHECKED } from "../../offers/never-checked";
import type { Offer } from "../../offers/offer";
import { type Phase, phaseOf } from "../../offers/status";
import { joiningVerb } from "../../ground/invitation";
import { inShort, type Tool } from "../tool";

export const proof: Tool = {
  when: "before",
  name: "Prueba",
  words: (offer) => ({
    title: `Guarda la prueba: ${offer.brand}`,
    description: `Las condiciones de la promoción de ${offer.brand} en una hoja para imprimir, qué conviene guardar y cómo reclamar si no llega el beneficio.`,
  }),
  lead: (offer, today) => leadOf(offer, phaseOf(offer, today)),
  headline: () => ({
    figure: "Una hoja",
    isWords: true,
    note: "para imprimir",
    more: "Las condiciones, una lista para marcar y líneas para tus fechas",
  }),
  isSheet: true,
  line: { title: () => "Guarda la prueba", result: (offer) => inShort(proof.headline(offer)) },
};

/** Who is to keep the sheet, what is on it, and what it helps with. */
function leadOf(offer: Offer, phase: Phase): string {
  const { brand, verifiedOn } = offer;
  const isChecked = verifiedOn !== NEVER_CHECKED;
  const joined = offer.terms.who.existing ? "te apuntaste" : "te diste de alta";
  const joining = `antes de ${joiningVerb(offer)}`;
  const when = {
    upcoming: joining,
    open: joining,
    closed: "si ya eres cliente",
    ended: `si ${joined} a tiempo`,
  }[phase];
  const unchecked =
    phase === "ended"
      ? `Nadie las ha comprobado: busca también las del día en que ${joined}.`
      : `Nadie las ha comprobado: mira antes las de la web oficial de ${brand}, y guárdalas también.`;
  const use = `Si el beneficio de ${brand} no llega, te ayudará a demostrar qué se ofrecía y qué hiciste.`;
  return `Guarda esta hoja ${when}: lleva las condiciones${isChecked ? "" : " que conocemos"}, una lista para marcar y líneas para tus fechas. ${isChecked ? use : unchecked}`;
}
