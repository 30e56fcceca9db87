import { either, inSentence } from "../../format/format";
import type { AskWords } from "../terms/ask";

/** The words of alternatives, of which one is enough. `fits` takes the first of some texts that has room, once it is filled in. */
export function anyOf(
  all: readonly AskWords[],
  fits: (texts: readonly string[], most: number) => string,
): AskWords {
  const of = (words: (one: AskWords) => string | undefined) => either(all.flatMap((one) => words(one) ?? []));
  const nameOf = ({ question }: AskWords) => question && inSentence(question.name);
  const infinitives = of((one) => one.infinitive ?? nameOf(one));
  const names = of(nameOf);
  const short = all[0]?.short && `${all[0].short}, o una alternativa`;
  return {
    clause: all.every(({ clause }) => clause)
      ? of(({ clause }) => clause)
      : `haz una de estas cosas: ${infinitives}`,
    infinitive: `hacer una de estas cosas (${infinitives})`,
    third: `hace una de estas cosas (${infinitives})`,
    short: fits([...(short ? [short] : []), "Una de varias condiciones"], 40),
    question: {
      id: all.flatMap(({ question }) => question?.id ?? []).join("-o-"),
      question: fits(
        [
          `¿Vas a hacer una de estas cosas: ${infinitives}?`,
          `¿Vas a hacer una de estas cosas: ${names}?`,
          "¿Vas a hacer una de las cosas que valen?",
        ],
        140,
      ),
      name: "Hacer una de las cosas que valen",
      failure: fits(
        [
          `Basta con una de estas cosas: ${infinitives}. Sin ninguna no se cumplen los requisitos.`,
          `Basta con una de estas cosas: ${names}. Sin ninguna no se cumplen los requisitos.`,
        ],
        320,
      ),
    },
    step: {
      title: "Haz una de las cosas que valen",
      text: fits(
        [infinitives, names].map((what) => `En {brand} basta con una de estas cosas: ${what}.`),
        320,
      ),
    },
    deadlines: all.flatMap(({ deadlines = [] }) =>
      deadlines.map((one) => ({ ...one, text: `Solo si es la opción que eliges. ${one.text}` })),
    ),
    ...(all.some(({ spend }) => spend) && { spend: [{ what: "Lo que cueste la opción que elijas" }] }),
    ...(all.some(({ blocked }) => blocked) && {
      blocked: [
        {
          what: "Lo que ingreses o inviertas, según la opción que elijas",
          until: "Si eliges una opción que pide poner dinero en {brand}, sigue siendo tuyo.",
        },
      ],
    }),
    loses: "no haces ninguna de las cosas que valen",
    unknowns: all.flatMap(({ unknowns = [] }) => unknowns),
    lookUps: all.flatMap(({ lookUps = [] }) => lookUps),
  };
}
