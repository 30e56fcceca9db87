import { createHash } from "node:crypto";
import { lastDay, longDate, writtenDay } from "../format/dates";

/** A sign that a promotion is over: what the page says, and a digest of the sentence: the text itself is not kept. */
interface Ending {
  says: string;
  digest: string;
}

const OVER =
  /\b(finalizad[ao]|terminad[ao]|caducad[ao]|expirad[ao]|ha (?:finalizado|terminado|caducado|expirado))\b/i;
const PROMOTION = /\b(promoci[oó]n|oferta|campaña|plan amigo|programa|bono|regalo|invitaci[oó]n)/i;
/** A last day: «hasta el 31 de octubre de 2025», «válida hasta 31/10/2025». */
const UNTIL =
  /\b(?:hasta|finaliza|termina|caduca|vence)\b\D{0,25}(\d{1,2} de [a-z]+ (?:de|del) \d{4}|\d{1,2}\/\d{1,2}\/\d{4})/gi;

/** A short digest of a text that is not kept. */
export const hashOf = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 12);

/** The sentences of a text that say that the promotion is over: in words, or by a last day before today. */
export function endingsIn(text: string, today: string): Ending[] {
  const sentences = text.split(/\n+|(?<=[.!?])\s+/).map((line) => line.replace(/\s+/g, " ").trim());
  const days = sentences.flatMap((sentence) =>
    [...sentence.matchAll(UNTIL)].flatMap(([, words = ""]) => {
      const day = writtenDay(words);
      return day ? [{ day: lastDay(day), sentence }] : [];
    }),
  );
  const latest =
    days
      .map(({ day }) => day)
      .sort()
      .at(-1) ?? today;
  // A page that also names a later last day has a new edition.
  const past = latest < today ? days.filter(({ day }) => day === latest) : [];
  return [
    ...sentences.flatMap((sentence) => {
      const [, word] = (!sentence.endsWith("?") && PROMOTION.test(sentence) && OVER.exec(sentence)) || [];
      return word ? [{ says: `dice «${word.toLowerCase()}»`, digest: hashOf(sentence) }] : [];
    }),
    ...past.slice(0, 1).map(({ day, sentence }) => ({
      says: `su último día era el ${longDate(day)}`,
      digest: hashOf(sentence),
    })),
  ];
}
