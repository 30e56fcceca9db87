import { type CalendarDate, longDate, onDate } from "../../format/dates";
import { inSentence, list, present } from "../../format/format";
import { invitationOf, isByInvitation } from "../../ground/invitation";
import type { Offer } from "../../offers/offer";
import { yoursOf } from "../../ground/gains";
import { rewardNoun } from "../../ground/offer-words";
import type { Claim } from "./claim";
import { gap, grievanceOf } from "./grievances";

/** Splits a letter into its words and its gaps, which alternate; a comma stays with its gap. */
export const blanks = /(_{2,},?)/;

/**
 * The letter to the provider, as plain text: the conditions of the day of signing up, what was done and when. It asks
 * for what the conditions say and never asserts that the benefit is owed. `page` names the offer's page. Where nobody
 * knows those conditions, or the day of the fact has not come yet, it has gaps for them.
 */
export function claimLetter(
  {
    benefit,
    brand,
    landing,
    reward,
    terms,
  }: Pick<Offer, "benefit" | "brand" | "landing" | "reward" | "terms">,
  { signUp, grievance, fact, conditions }: Claim,
  page: string,
  today: CalendarDate,
): string {
  const isInvited = isByInvitation({ terms });
  const { event, request, doubt, ground, period } = grievanceOf(grievance);
  const noun = rewardNoun({ reward, terms });
  const isMonthly = period === "other" && yoursOf(terms)[0]?.every !== undefined;
  const inParts = period === "other" && yoursOf(terms).some(({ instalments }) => instalments);
  return `${[
    `En ${gap.place}, a ${longDate(today)}`,
    `Al servicio de atención al cliente de ${brand}`,
    `Asunto: reclamación sobre la promoción ${isInvited ? "de invitación («plan amigo») " : ""}de ${brand}`,
    [`Nombre y apellidos: ${gap.name}`, `Correo, teléfono o número de mi cuenta: ${gap.name}`].join("\n"),
    `Me ${terms.who.existing ? "apunté a la promoción de" : "di de alta en"} ${brand} el ${longDate(signUp)}.${isInvited ? ` ${invitationOf({ terms }).used}:\n${gap.name}` : ""}`,
    conditions
      ? `La promoción, como la resume ${page} (condiciones comprobadas ${onDate(conditions.edition)}), anunciaba: «${conditions.benefit}». Y pedía: «${conditions.requirements.replace(/\.$/, "")}».`
      : `La promoción anunciaba:\n${gap.line}\nY pedía:\n${gap.line}\nLes pido que me envíen las condiciones que estaban publicadas ese día.`,
    `Hice cada paso de la promoción en estas fechas:\n${gap.line}`,
    event({ reward }, fact ? (fact <= today ? longDate(fact) : gap.amount) : ""),
    ...present([
      inParts &&
        `El ${noun} llega por partes: ${list(landing.gains ?? [])}. La que me falta es:\n${gap.line}`,
      isMonthly &&
        `El ${noun} llega cada mes: ${inSentence(benefit)}. Los meses que me faltan son:\n${gap.line}`,
      ground,
    ]),
    [
      "Por todo ello, solicito:",
      `1. ${request}`,
      `2. Si entienden que ${doubt}, que me indiquen por escrito el motivo y la condición concreta en la que se basan.`,
      "3. Que me confirmen la recepción de esta reclamación y su fecha.",
    ].join("\n"),
    `Adjunto copia de los justificantes de cada paso y, si las tengo, de las condiciones y de nuestras comunicaciones anteriores.`,
    ["Atentamente,", gap.name].join("\n\n"),
  ].join("\n\n")}\n`;
}
