import { list } from "../../format/format";
import type { Category } from "../categories";
import type { OfferRecord } from "../offer";
import type { Parts } from "./parts";

/** What the button of each kind of provider says. */
const buttons: Record<Category, string> = {
  finanzas: "Abrir cuenta en {brand}",
  crypto: "Crear cuenta en {brand}",
  telecom: "Ver tarifas {brand}",
};

type Headline = Pick<
  OfferRecord,
  | "benefit"
  | "shortBenefit"
  | "description"
  | "requirements"
  | "condition"
  | "callToAction"
  | "seoTitle"
  | "seoDescription"
>;

const capital = (text: string) => text.replace(/^\p{Ll}/u, (sign) => sign.toUpperCase());
const small = (text: string) => text.replace(/^\p{Lu}(?=\p{Ll})/u, (sign) => sign.toLowerCase());

/** The condition in short: that of the one thing asked, of two, or of the first with how many more there are. */
function conditionOf({ asked, context: { joining } }: Parts): string {
  const all = asked.filter(({ isJoining, words }) => !isJoining && words.short);
  const main = all.filter(({ words }) => !words.isMinor);
  const [first, second, ...more] = (main.length > 0 ? main : all).map(({ words }) => words.short ?? "");
  if (first === undefined) return joining.imperative;
  if (second === undefined) return first;
  if (more.length > 0) return `${first} y ${more.length + 1} condiciones más`;
  return `${first} y ${small(second)}`;
}

/** The texts of cards, lists and search engines. */
export function headlineOf(parts: Parts): Headline {
  const { asked, main, context, terms } = parts;
  const { joining, withInvitation, reward } = context;
  const joins = `${joining.imperative}${withInvitation ? ` con ${withInvitation}` : ""}`;
  const clauses = asked.flatMap(({ isJoining, words }) => (!isJoining && words.clause ? [words.clause] : []));
  const benefit = main?.words.benefit ?? "Cobra solo quien te invita";
  const receives = main ? `Quien cumple los requisitos ${main.words.receives}.` : "A ti no te da nada.";
  return {
    benefit,
    ...(main?.words.short && { shortBenefit: main.words.short }),
    description: main?.words.description
      ? main.words.description
      : withInvitation
        ? `Promoción de {brand} para quien llega con una invitación. ${receives}`
        : `Promoción de {brand} ${terms.who.existing ? "para sus clientes" : "para nuevos clientes"}. ${receives}`,
    requirements: `${capital(list(terms.who.existing ? clauses : [joins, ...clauses]))}.`,
    condition: conditionOf(parts),
    callToAction: buttons[terms.category],
    seoTitle:
      withInvitation && main?.words.title && main.gain.waives
        ? `{brand}: con invitación, ${main.gap.fee} de ${main.gain.waives.fee}`
        : withInvitation
          ? `{brand}: ${small(benefit).replace(/ de regalo$/, "")} con invitación y qué te piden`
          : `{brand}: ${small(benefit)} y qué te piden`,
    seoDescription: withInvitation
      ? "Plan amigo de {brand}: qué recibes con la invitación, qué tienes que hacer, pasos y preguntas frecuentes."
      : `Promoción de {brand}: qué ${reward} da, qué tienes que hacer, pasos y preguntas frecuentes.`,
  };
}
