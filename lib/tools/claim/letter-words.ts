import { invitationOf, isByInvitation } from "../../ground/invitation";
import type { Claim } from "./claim";
import { isDiscount } from "../../ground/net-value";
import { type CalendarDate, longDate, onDate } from "../../format/dates";
import { present } from "../../format/format";
import type { Offer } from "../../offers/offer";

/** Gaps that the visitor fills in, as wide as what belongs there; the widest has a line of its own. */
const gap = {
  amount: "_".repeat(15),
  place: "_".repeat(25),
  name: "_".repeat(45),
  line: "_".repeat(80),
};

const GROUND =
  "La oferta publicada vincula a quien la hace (artículo 61 del texto refundido de la Ley General para la Defensa de los Consumidores y Usuarios, Real Decreto Legislativo 1/2007).";

/** Splits a letter into its words and its gaps, which alternate; a comma stays with its gap. */
export const blanks = /(_{2,},?)/;

/**
 * The letter to the provider, as plain text: the conditions of the day of signing up, what was done and when. It asks
 * for what the conditions say and never asserts that the benefit is owed. `page` names the offer's page.
 */
export function claimLetter(
  { brand, reward, terms }: Pick<Offer, "brand" | "reward" | "terms">,
  { signUp, grievance, fact, conditions }: Claim,
  page: string,
  today: CalendarDate,
): string {
  const isInvited = isByInvitation({ terms });
  const day = fact ? longDate(fact) : "";
  const missing = isDiscount({ reward })
    ? ["A día de hoy no se me ha aplicado lo anunciado.", day && `Lo esperaba desde el ${day}.`]
    : ["A día de hoy no he recibido lo anunciado.", day && `Lo esperaba el ${day}.`];
  const events = {
    "no-llega": present(missing).join(" "),
    denegado: `El ${day} me comunicaron que no me corresponde. El motivo que me dieron:\n${gap.line}`,
    cobro: `El ${day} me cobraron este importe: ${gap.amount}\nEl concepto que figura es: ${gap.name}`,
  };
  const request =
    grievance === "cobro"
      ? "Que revisen ese cobro y, si no correspondía según las condiciones, lo devuelvan."
      : "Que revisen mi caso y, si cumplo las condiciones, apliquen la promoción.";
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
    events[grievance],
    ...(grievance === "cobro" ? [] : [GROUND]),
    [
      "Por todo ello, solicito:",
      `1. ${request}`,
      `2. Si entienden que ${grievance === "cobro" ? "el cobro es correcto" : "no me corresponde"}, que me indiquen por escrito el motivo y la condición concreta en la que se basan.`,
      "3. Que me confirmen la recepción de esta reclamación y su fecha.",
    ].join("\n"),
    `Adjunto copia de ${conditions ? "las condiciones, de " : ""}los justificantes de cada paso y, si las hay, de nuestras comunicaciones anteriores.`,
    ["Atentamente,", gap.name].join("\n\n"),
  ].join("\n\n")}\n`;
}
