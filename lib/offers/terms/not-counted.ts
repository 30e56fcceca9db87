import { z } from "zod";
import { list } from "../../format/format";
import { text } from "../fields";
import type { AskWords } from "./ask";

/** What does not count of what is asked: gift cards among purchases, futures among trades. */
export const notCounted = z
  .array(text(30))
  .min(1)
  .max(5)
  .optional()
  .describe("Qué no cuenta, con su artículo: [las tarjetas regalo, el juego, las transferencias].")
  .meta({ label: "qué no cuenta" });

/** The words of an ask, with what does not count: in its step, the fine print, and among what loses the gain. */
export function withNotCounted(words: AskWords, not: z.output<typeof notCounted>): AskWords {
  if (!not) return words;
  const { step, loses, finePrint = [] } = words;
  const all = list(not);
  return {
    ...words,
    ...(step && { step: { ...step, text: `${step.text} No cuentan: ${all}.` } }),
    ...(loses && { loses: `${loses}, o si lo que haces no cuenta (${all})` }),
    finePrint: [...finePrint, `En la promoción de {brand} no cuentan: ${all}.`],
  };
}
