import { asSentence } from "../../format/format";
import { readQuantity, singleUnit } from "../../format/quantity";
import { sinceJoining } from "../terms/context";
import { type Gain, lapseOf } from "../terms/gain";
import { type About, type GainWords, outside } from "./gain-text";

/** What the visitor is asked for the amount of a share; of the inviter's, which nobody is asked for, a file says less. */
export const askedOf = ({ assumption = "importe", question = "", usual = "" }: NonNullable<Gain["of"]>) => ({
  name: assumption,
  label: question,
  usual,
});

/** The words of a fee that is not charged; what is saved is a figure where the file has an example. */
export function waivedWords(
  waives: NonNullable<Gain["waives"]>,
  { gain, slot, long, span, context: { reward, invitationWords, joining } }: About,
): GainWords {
  const { of } = gain;
  const time = lapseOf(gain.for);
  const quantity = readQuantity(time ?? "");
  const single = quantity && singleUnit(quantity);
  const isFree = readQuantity(waives.rate)?.least === 0;
  const share = `${slot.fee} de ${waives.fee}`;
  const without = `sin ${waives.fee}`;
  const most = waives.upTo ? ` sobre un máximo de ${slot.cap}` : "";
  const fee = `${waives.fee}${long}${most && `,${most}`}`;
  const short = isFree ? (span ? `${span} ${without}` : without) : share;
  const inSpan = span ? `Durante ${span}, ${without}` : asSentence(without);
  const common = {
    title: short,
    step: { title: inSpan, text: `{brand} no te cobra ${waives.fee}${most}.` },
    ...(time && {
      ends: {
        id: "fin-de-la-promocion",
        kind: "ends" as const,
        title: `Fin ${single ? `del ${single}` : `de los ${span}`} sin comisión, si cuenta ${sinceJoining(joining)}`,
        text: `${single ? `Cuando pasa el ${single}` : `Cuando pasan los ${span}`}, {brand} te cobra su ${waives.fee}. Contamos ${single ? `el ${single}` : `los ${span}`} ${sinceJoining(joining)}.`,
        after: time,
      },
    }),
    inKind: "una comisión que no pagas",
    the: `el ${reward}`,
    gets: { verb: "paysNo" as const, yours: fee, theirs: fee },
  };
  const lines = [`De ${waives.fee}${long}`, ...(most ? [asSentence(most.trim())] : [])];
  if (!waives.saving || !waives.per || !of)
    return {
      ...common,
      benefit: isFree ? asSentence(short) : `${share}${long}`,
      short,
      box: { figure: `${slot.fee}`, lines },
      value: {
        kind: "unknown",
        why: `El ${reward} es ${waives.fee} que no se paga: depende de cuánto sea.`,
        figure: `${slot.fee}`,
      },
      outside: outside(`${short}${most}`),
    };
  const example = `Con ${slot.per} ahorras unos ${slot.saving}.`;
  return {
    ...common,
    benefit: `Ahorra hasta ${slot.saving}: ${share}${long}`,
    short: span ? `${span} ${without}` : share,
    title: span ? `${span} ${without}` : without,
    lead: `El ${share} vale${most ? ` para un máximo de ${slot.cap}` : " sin máximo"}. ${example}`,
    description: `${invitationWords ? "Con una invitación, {brand} no te cobra" : "{brand} no te cobra"} ${waives.fee}${long}${most}. ${example}`,
    box: { figure: `${slot.fee}`, lines: [...lines, `Unos ${slot.saving} de ahorro con ${slot.per}`] },
    value: {
      kind: "share",
      euros: `${slot.saving}`,
      per: `${slot.per}`,
      ...(waives.upTo && { upTo: `${slot.cap}` }),
      period: "en un año",
      about: true,
      most: {
        euros: `${slot.saving}`,
        note: `Es el mayor ahorro del que tenemos una cifra, el de ${slot.per}: por eso decimos «hasta ${slot.saving}».${waives.upTo ? ` Entre ${slot.per} y ${slot.cap} tampoco pagas ${waives.fee}, pero lo que ahorras de más depende de la tarifa.` : ""}`,
      },
      of: { ...askedOf(of), usual: of.usual ?? `${slot.per}` },
    },
  };
}
