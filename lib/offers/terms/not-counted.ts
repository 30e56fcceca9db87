import { z } from "zod";
import { list } from "../../format/format";
import { text } from "../fields";
import type { AskWords } from "./ask-words";

/** What does not count of what is asked: gift cards among purchases, futures among trades. */
export const notCounted = z
  .array(text(30))
  .min(1)
  .max(5)
  .optional()
  .describe("Qué no cuenta, con su artículo: [las tarjetas regalo, el juego, las transferencias].")
  .meta({ label: "qué no cuenta" });

/** What does not count of one thing that is asked; `option` names it, as an infinitive, where it is one of several. */
export interface NotCounted {
  not: readonly string[];
  option?: string | undefined;
}

/** Takes the first of some texts that has room once its figures are in place; the last if none has. */
export type Fits = (texts: readonly string[], most: number) => string;

/** What does not count, after «no»: «cuenta el juego», «cuentan las tarjetas regalo y los cajeros». */
function countsNot(not: readonly string[]): string {
  const all = [...new Set(not)];
  const isOne = all.length === 1 && /^(el|la) /.test(all[0] ?? "");
  return `${isOne ? "cuenta" : "cuentan"} ${list(all)}`;
}

/**
 * The words of an ask with what does not count of it: in its step, in what a «no» means, among what to look up and in
 * the fine print.
 */
export function withNotCounted(words: AskWords, all: readonly NotCounted[], fits: Fits): AskWords {
  if (all.length === 0) return words;
  const { step, question, finePrint = [], lookUps = [] } = words;
  const said = all.map(({ not, option }) =>
    option
      ? {
          text: `Si eliges ${option}, no ${countsNot(not)}.`,
          full: `En la promoción de {brand}, si eliges ${option}, no ${countsNot(not)}.`,
        }
      : {
          text: `No ${countsNot(not)}.`,
          full: `En la promoción de {brand} no ${countsNot(not)}.`,
        },
  );
  const names = list([...new Set(all.flatMap(({ not }) => not))]);
  const also = (text: string) => fits([[text, ...said.map((one) => one.text)].join(" "), text], 320);
  return {
    ...words,
    ...(step && { step: { ...step, text: also(step.text) } }),
    ...(question && { question: { ...question, failure: also(question.failure) } }),
    lookUps: [...lookUps, `Si lo que haces cuenta: no ${countsNot(all.flatMap(({ not }) => not))}.`],
    finePrint: [
      ...finePrint,
      ...said.map(({ full }) => fits([full, `En la promoción de {brand} no cuentan ${names}.`], 240)),
    ],
  };
}
