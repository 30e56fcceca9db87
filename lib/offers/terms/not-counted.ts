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

/**
 * The words of an ask with what does not count of it: in its step, in what a «no» means, among what to look up and what
 * loses the gain, and in the fine print.
 */
export function withNotCounted(words: AskWords, all: readonly NotCounted[], fits: Fits): AskWords {
  if (all.length === 0) return words;
  const { step, question, loses, finePrint = [], lookUps = [] } = words;
  const said = all.map(({ not, option }) =>
    option
      ? {
          text: `Si eliges ${option}, no cuentan: ${list(not)}.`,
          full: `En la promoción de {brand}, si eliges ${option}, no cuentan: ${list(not)}.`,
        }
      : {
          text: `No cuentan: ${list(not)}.`,
          full: `En la promoción de {brand} no cuentan: ${list(not)}.`,
        },
  );
  const isOne = all.length === 1 && all[0]?.not.length === 1 && /^(el|la) /.test(all[0].not[0] ?? "");
  const names = list([...new Set(all.flatMap(({ not }) => not))]);
  const also = (text: string) => fits([[text, ...said.map((one) => one.text)].join(" "), text], 320);
  return {
    ...words,
    ...(step && { step: { ...step, text: also(step.text) } }),
    ...(question && { question: { ...question, failure: also(question.failure) } }),
    ...(loses && { loses: `${loses}, o si lo que haces no cuenta (${names})` }),
    lookUps: [...lookUps, `Si lo que haces cuenta: no ${isOne ? "cuenta" : "cuentan"} ${names}.`],
    finePrint: [
      ...finePrint,
      ...said.map(({ full }) => fits([full, `En la promoción de {brand} no cuentan: ${names}.`], 240)),
    ],
  };
}
