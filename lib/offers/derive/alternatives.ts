import { asSentence, either, inSentence, list, present } from "../../format/format";
import type { AskWords } from "../terms/ask-words";
import type { Fits } from "../terms/not-counted";

interface About {
  fits: Fits;
  /** Whether an option has a time of its own. */
  hasDeadline: boolean;
  /** Whether an option asks to invest. */
  isRisky: boolean;
}

/** What somebody does, within a sentence: «hacer 3 compras». */
export const questionName = ({ question }: AskWords) => question && inSentence(question.name);

/** A choice in words. Items that are lists themselves are set off by commas or semicolons: «hacer a y b, o c». */
function choice(items: readonly string[]): string {
  if (items.length < 2 || !items.some((item) => /,| y | o /.test(item))) return either(items);
  const mark = items.length > 2 ? ";" : ",";
  return `${items.slice(0, -1).join("; ")}${mark} o ${items.at(-1)}`;
}

/** The words of alternatives, of which one is enough; each option has all that it asks. */
export function anyOf(
  options: readonly (readonly AskWords[])[],
  { fits, hasDeadline, isRisky }: About,
): AskWords {
  const all = options.flat();
  const of = (words: (one: AskWords) => string | undefined) =>
    choice(options.map((option) => list(option.flatMap((one) => words(one) ?? []))).filter(Boolean));
  const infinitives = of((one) => one.infinitive ?? questionName(one));
  const names = of(questionName);
  const isSimple = options.every((option) => option.length === 1);
  const short = all[0]?.short && `${all[0].short}${isSimple ? "" : " y algo más"}, o una alternativa`;
  const shorts = isSimple && all.every((one) => one.short) && of((one) => one.short && inSentence(one.short));
  const titles = of(({ step, clause }) => (step ? inSentence(step.title) : clause));
  const [atRisk] = present(all.map(({ costs }) => costs?.atRisk));
  const isFree = ({ costs, infinitive }: AskWords) => !costs?.spend && infinitive !== undefined;
  const hasCosts = all.some(({ costs }) => costs?.spend);
  const free = options.find((option) => option.every(isFree));
  const things = isSimple && of(({ untimed }) => untimed);
  const thirds = isSimple && all.every(({ third }) => third) && of(({ third }) => third);
  const enough = `basta con una${all.length === 2 ? " de las dos cosas" : ""}`;
  const none = "Sin ninguna no se cumplen los requisitos.";
  return {
    clause:
      isSimple && all.every(({ clause }) => clause)
        ? of(({ clause }) => clause)
        : `haz una de estas cosas: ${infinitives}`,
    brief: isSimple ? titles : `elige: ${titles}`,
    infinitive: thirds ? `${infinitives} (${enough})` : `hacer una de estas cosas (${infinitives})`,
    untimed: "hacer una de las cosas que valen",
    third: thirds ? `${thirds} (${enough})` : `hace una de estas cosas (${infinitives})`,
    short: fits(
      [
        ...present([shorts, isSimple && titles]).map(asSentence),
        ...present([short]),
        "Una de varias condiciones",
      ],
      40,
    ),
    question: {
      id: options
        .map((option) => option.flatMap(({ question }) => question?.id ?? []).join("-y-"))
        .filter(Boolean)
        .join("-o-"),
      question: fits(
        [
          `¿Vas a hacer una de estas cosas: ${infinitives}?`,
          `¿Vas a hacer una de estas cosas: ${names}?`,
          ...(hasDeadline ? [`¿Vas a ${names}, dentro de plazo?`] : []),
          `¿Vas a ${names}?`,
          `¿Vas a cumplir una opción (${titles})?`,
          "¿Vas a hacer una de las cosas que valen?",
        ],
        140,
      ),
      name: fits([...present([things]).map(asSentence), "Hacer una de las cosas que valen"], 70),
      failure: fits(
        [infinitives, names].map((what) => `Basta con una de estas cosas: ${what}. ${none}`),
        320,
      ),
    },
    step: {
      title: fits([...present([isSimple && titles]).map(asSentence), "Haz una de las cosas que valen"], 60),
      text: fits(
        [infinitives, names].map((what) => `En {brand} basta con una de estas cosas: ${what}.`),
        320,
      ),
    },
    deadlines: all.flatMap(({ deadlines = [] }) =>
      deadlines.map((one) => ({
        ...one,
        title: fits([`${one.title} (una opción)`, `${one.title} (opción)`, one.title], 60),
        text: `Solo si es la opción que eliges. ${one.text}`,
      })),
    ),
    ...(hasCosts &&
      free && {
        assumptions: [
          fits(
            [({ infinitive }: AskWords) => infinitive, questionName].map(
              (words) => `Eliges algo que no cuesta nada: ${list(free.flatMap((one) => words(one) ?? []))}.`,
            ),
            320,
          ),
        ],
      }),
    costs: {
      ...(hasCosts && !free && { spend: [{ what: "Lo que cueste la opción que elijas" }] }),
      ...(all.some(({ costs }) => costs?.blocked) && {
        blocked: [
          {
            what: "Lo que ingreses o inviertas, según la opción que elijas",
            until: `Si eliges una opción que pide poner dinero en {brand}, sigue siendo tuyo${isRisky ? ", pero lo que inviertas puede perder valor" : ""}.`,
          },
        ],
      }),
      ...(atRisk && {
        atRisk: {
          ...atRisk,
          what: fits([`${atRisk.what}, si es la opción que eliges`, "Lo que inviertas"], 80),
        },
      }),
    },
    loses: fits(
      [`no haces ninguna de estas cosas (${infinitives})`, "no haces ninguna de las cosas que valen"],
      140,
    ),
    unknowns: all.flatMap(({ unknowns = [] }) => unknowns),
    lookUps: all.flatMap(({ lookUps = [] }) => lookUps),
  };
}
