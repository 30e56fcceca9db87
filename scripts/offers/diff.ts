import { findingText } from "@/lib/catalogue/finding";
import type { Offer } from "@/lib/offers/offer";
import { textsOf } from "@/lib/catalogue/words";
import { readState, Refusal, sourcesAt, type Work } from "./work";

/** The fields of an offer as the editor reads them; the others are shown by their key. */
const fieldNames: Readonly<Record<string, string>> = {
  benefit: "beneficio",
  requirements: "requisitos",
  description: "descripción",
  condition: "condición",
  verifiedOn: "comprobada",
  validUntil: "último día",
  referralUrl: "enlace",
  weight: "lugar en las listas",
  seoTitle: "título en buscadores",
  seoDescription: "descripción en buscadores",
  callToAction: "botón",
  referrerBenefit: "lo que recibe quien invita",
  landing: "página",
  hero: "cabecera",
  heroB: "cabecera b",
  title: "título",
  text: "texto",
  lead: "entrada",
  badges: "señas",
  box: "recuadro",
  tiles: "cifras",
  figure: "cifra",
  lines: "líneas",
  steps: "pasos",
  sections: "secciones",
  points: "puntos",
  faq: "preguntas",
  question: "pregunta",
  answer: "respuesta",
  finePrint: "letra pequeña",
  eligibility: "requisitos, pregunta a pregunta",
  conditions: "condiciones",
  name: "nombre",
  failure: "si no se cumple",
  remaining: "por comprobar",
  deadlines: "plazos",
  value: "¿me compensa?",
  spend: "gasto",
  blocked: "dinero que hay que poner",
  assumptions: "supuestos",
  protection: "protección",
  history: "historial",
  summary: "nota",
  facts: "lo que prometía",
};

/** The parts of an offer that a visitor can see change, by their place in words. */
function shownOf({ shortBenefit, ...offer }: Offer): Map<string, string> {
  const { referralUrl, verifiedOn, validUntil = "sin fecha", weight } = offer;
  const texts = textsOf(shortBenefit === offer.benefit ? offer : { ...offer, shortBenefit });
  const said = Object.entries({ verifiedOn, validUntil, weight: String(weight), referralUrl });
  const all = [...said.map(([field, text]) => ({ path: [field], text })), ...texts];
  const word = (step: PropertyKey) =>
    typeof step === "number" ? `${step + 1}.º` : (fieldNames[String(step)] ?? step);
  return new Map(all.map(({ path, text }) => [path.map(word).join(", "), text]));
}

/** The offers' changes since a commit, in words, a line each. */
export function changes(work: Work, commit = "HEAD"): string[] {
  const before = sourcesAt(work, commit);
  if (!before) throw new Refusal(`No se puede comparar: git no conoce «${commit}».`);
  const { offers, findings } = readState(work);
  if (findings.length > 0)
    throw new Refusal(`Antes hay que corregir:\n${findings.map(findingText).join("\n")}`);
  const old = readState(work, before).offers;
  const gone = old.filter(({ id }) => !offers.some((offer) => offer.id === id));
  return [
    gone.map(({ brand }) => `${brand}: se borra.`),
    ...offers.map((offer) => changesOf(offer, old)),
  ].flat();
}

function changesOf(offer: Offer, old: readonly Offer[]): string[] {
  const { brand, enabled } = offer;
  const before = old.find(({ id }) => id === offer.id);
  if (!before) return [`${brand}: oferta nueva, ${enabled ? "publicada" : "en borrador"}.`];
  const [from, to] = [shownOf(before), shownOf(offer)];
  const said = (text: string | undefined) => (text === undefined ? "nada" : `«${text}»`);
  const changed = [...new Set([...from.keys(), ...to.keys()])].flatMap((place) => {
    const [one, other] = [from.get(place), to.get(place)];
    return one === other ? [] : [`${brand}: ${place}: ${said(one)} → ${said(other)}`];
  });
  if (before.enabled === enabled) return changed;
  return [`${brand}: ${enabled ? "se publica" : "se retira de la web"}.`, ...changed];
}
