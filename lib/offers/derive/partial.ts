import { list } from "../../format/format";
import { asksTo } from "../terms/act";
import type { AskWords } from "../terms/ask-words";

/** What is asked for some gains only, with what these are: «recibir además 20 €». */
export interface PartialAsk {
  gets: string;
  /** What it asks, in the requirements and as an infinitive. */
  clause: string | undefined;
  infinitive: string | undefined;
}

/**
 * The words of something that is asked for some of the gains only: whoever does not do it has the others. `isPart` if the
 * benefit is the sum of all of them, and so needs it at most.
 */
export function partialWords(words: AskWords, gets: string, isPart: boolean): AskWords {
  const { question, step, deadlines, unknowns, lookUps, infinitive, third, costs, later, isUnknown } = words;
  return {
    // Nobody can say whether he will do what is not known.
    ...(question &&
      !isUnknown && {
        question: {
          ...question,
          failure: isPart
            ? `Hace falta solo para ${gets}. Basta con una de las partes: sin ninguna no recibes nada.`
            : `Hace falta solo para ${gets}: el resto de la promoción de {brand} no lo pide.`,
          doubt: undefined,
          optional: true,
          ...(isPart && { part: gets }),
        },
      }),
    ...(step && {
      step: {
        title: step.title,
        // A benefit in parts needs only one of them.
        text: infinitive
          ? `${isPart ? "Opcional si haces otra parte: para" : "Opcional: para"} ${gets}, {brand} ${asksTo(infinitive)}.`
          : step.text,
      },
    }),
    ...(deadlines && {
      deadlines: deadlines.map((one) => ({ ...one, text: `Solo para ${gets}. ${one.text}` })),
    }),
    ...(unknowns && { unknowns }),
    ...(lookUps && { lookUps }),
    ...(later && { later }),
    ...(isPart && { ...(third && { third }), ...(costs && { costs }) }),
  };
}

/** One sentence for each gain that asks for something of its own; `things` are clauses or infinitives. */
export function partialSentences(
  partial: readonly PartialAsk[],
  field: "clause" | "infinitive",
  verb = "",
): string[] {
  return [...new Set(partial.map(({ gets }) => gets))].flatMap((gets) => {
    const things = partial.flatMap((one) => (one.gets === gets ? (one[field] ?? []) : []));
    return things.length > 0 ? [`Para ${gets}, ${verb}${list(things)}.`] : [];
  });
}
