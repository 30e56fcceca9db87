import { asSentence } from "../../format/format";
import type { AskWords } from "./ask-words";

/** What one does: the verbs of offers, by their infinitive, in the other forms in which texts say them. */
const conjugations = {
  abrir: { imperative: "abre", you: "abres", third: "abre" },
  ahorrar: { imperative: "ahorra", you: "ahorras", third: "ahorra" },
  "comprar o vender": { imperative: "compra o vende", you: "compras o vendes", third: "compra o vende" },
  completar: { imperative: "completa", you: "completas", third: "completa" },
  conservar: { imperative: "conserva", you: "conservas", third: "conserva" },
  contratar: { imperative: "contrata", you: "contratas", third: "contrata" },
  cumplir: { imperative: "cumple", you: "cumples", third: "cumple" },
  dejar: { imperative: "deja", you: "dejas", third: "deja" },
  domiciliar: { imperative: "domicilia", you: "domicilias", third: "domicilia" },
  enviar: { imperative: "envía", you: "envías", third: "envía" },
  gastar: { imperative: "gasta", you: "gastas", third: "gasta" },
  hacer: { imperative: "haz", you: "haces", third: "hace" },
  invertir: { imperative: "invierte", you: "inviertes", third: "invierte" },
  mantener: { imperative: "mantén", you: "mantienes", third: "mantiene" },
  operar: { imperative: "opera", you: "operas", third: "opera" },
  pagar: { imperative: "paga", you: "pagas", third: "paga" },
  pedir: { imperative: "pide", you: "pides", third: "pide" },
  tener: { imperative: "ten", you: "tienes", third: "tiene" },
  traer: { imperative: "trae", you: "traes", third: "trae" },
  traspasar: { imperative: "traspasa", you: "traspasas", third: "traspasa" },
  usar: { imperative: "usa", you: "usas", third: "usa" },
  verificar: { imperative: "verifica", you: "verificas", third: "verifica" },
  vincular: { imperative: "vincula", you: "vinculas", third: "vincula" },
} as const;

/** Something that an offer asks somebody to do, said once: every text has it in its own person. */
export interface Act {
  verb: keyof typeof conjugations;
  /** What follows the verb, as said to the visitor: «tus primeras operaciones». */
  what?: string;
  /** What follows the verb, as said of somebody else, where that is another: «sus primeras operaciones». */
  theirs?: string;
  /** What has to stay locked for it: «CRO» in «pide una tarjeta y deja bloqueados CRO». */
  locks?: string;
  /** What has to be paid for it: «la primera prima» in «contrata un seguro (y paga la primera prima)». */
  pays?: string;
  /** The time that there is for it, with its space: « en 30 días». */
  time?: string;
}

type Question = NonNullable<AskWords["question"]>;

/** What a verb's file says: its act, the parts of its question that do not follow from it, and texts that differ from `actWords`. */
export type ActWords = Omit<AskWords, "untimed" | "question" | "step"> & {
  act: Act;
  question: Pick<Question, "id" | "failure"> & Partial<Question>;
  step?: Partial<AskWords["step"]>;
};

const phrase = (verb: string, what = "", time = "") => `${verb}${what && ` ${what}`}${time}`;

/** What is done, after its verb, with what has to stay locked or to be paid for it, if anything. */
function withMore({ what = "", locks, pays }: Act, form: keyof typeof conjugations.dejar | "infinitive") {
  if (pays) return `${what} (y ${form === "infinitive" ? "pagar" : conjugations.pagar[form]} ${pays})`;
  return locks
    ? `${what} y ${form === "infinitive" ? "dejar" : conjugations.dejar[form]} bloqueados ${locks}`
    : what;
}

/** «haz una primera compra en 30 días» */
export const orderTo = (act: Act) =>
  phrase(conjugations[act.verb].imperative, withMore(act, "imperative"), act.time);

/** «hacer una primera compra en 30 días» */
export const toDo = (act: Act) => phrase(act.verb, withMore(act, "infinitive"), act.time);

/** «pide abrir la cuenta»; «exige» before «pedir», to avoid «pide pedir». */
export const asksTo = (infinitive: string) =>
  `${infinitive.startsWith("pedir ") ? "exige" : "pide"} ${infinitive}`;

/** What answering «no» means if the promotion asks to invest or to trade. */
export const investingFailure = (act: Act) =>
  `Sin ${toDo(act)} no se cumplen los requisitos. Invertir conlleva riesgo de pérdida: si no quieres asumirlo, esta promoción no es para ti.`;

/** The texts of something asked, made from its act; the verb's own words win. */
export function actWords({ act, question, step, ...own }: ActWords): AskWords {
  const { time, ...timeless } = act;
  const { verb, what, theirs = what } = act;
  const { you, third } = conjugations[verb];
  const title = asSentence(orderTo(timeless));
  return {
    clause: orderTo(act),
    infinitive: toDo(act),
    untimed: toDo(timeless),
    third: phrase(third, withMore({ ...act, what: theirs }, "third"), time),
    short: title,
    loses: `no ${phrase(you, what, time)}`,
    ...own,
    question: { question: `¿Vas a ${toDo(act)}?`, name: asSentence(toDo(timeless)), ...question },
    step: { title, text: `La promoción de {brand} ${asksTo(toDo(act))}.`, ...step },
  };
}
