import { type CalendarDate, longDate, onDate } from "../../format/dates";
import { list, present } from "../../format/format";
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
 * for what the conditions say and never asserts that the benefit is owed. `page` names the offer's page.
 */
export function claimLetter(
  { brand, landing, reward, terms }: Pick<Offer, "brand" | "landing" | "reward" | "terms">,
  { signUp, grievance, fact, conditions }: Claim,
  page: string,
  today: CalendarDate,
): string {
  const isInvited = isByInvitation({ terms });
  const { event, request, doubt, ground, period } = grievanceOf(grievance);
  const noun = rewardNoun({ reward, terms });
  const inParts = period === "other" && yoursOf(terms).some(({ instalments }) => instalments);
  return `${[
    `En ${gap.place}, a ${longDate(today)}`,
    `Al servicio de atención al cliente de ${brand}`,
    `Asunto: reclamación sobre la promoción ${isInvited ? "de invitación («plan amigo») " : ""}de ${brand}`,
    [`Nombre y apellidos: ${gap.name}`, `Correo, teléfono o número de mi cuenta: ${gap.name}`].join("\n"),
    `Me ${terms.who.existing ? "apunté a la promoción de" : "di de alta en"} ${brand} el ${longDate(signUp)}.${isInvited ? ` ${invitationOf({ terms }).used}:\n${gap.name}` : ""}`,
    conditions
      ? `Según las condiciones de la promoción, resumidas en ${page} y comprobadas ${onDate(conditions.edition)}, las últimas de las que tengo constancia hasta el día de mi alta, se ofrecía «${conditions.benefit}» y se pedía «${conditions.requirements.replace(/\.$/, "")}».`
      : "No tengo constancia de las condiciones publicadas el día de mi alta. Les pido que me las envíen.",
    `Hice cada paso de la promoción en estas fechas:\n${gap.line}`,
    event({ reward }, fact ? longDate(fact) : ""),
    ...present([
      inParts &&
        `El ${noun} llega por partes: ${list(landing.gains ?? [])}. La que me falta es:\n${gap.line}`,
      ground,
    ]),
    [
      "Por todo ello, solicito:",
      `1. ${request}`,
      `2. Si entienden que ${doubt}, que me indiquen por escrito el motivo y la condición concreta en la que se basan.`,
      "3. Que me confirmen la recepción de esta reclamación y su fecha.",
    ].join("\n"),
    `Adjunto copia de ${conditions ? "las condiciones, de " : ""}los justificantes de cada paso y, si las hay, de nuestras comunicaciones anteriores.`,
    ["Atentamente,", gap.name].join("\n\n"),
  ].join("\n\n")}\n`;
}
