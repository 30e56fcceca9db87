import { z } from "zod";
import { asSentence, either, present } from "../../../format/format";
import { choice } from "../../fields";
import { type Act, toDo } from "../act";
import { does, namedFigure, shared, verb } from "../ask";
import { sinceJoining } from "../context";
import { euroFigure, lapse } from "../figures";
import { inFirst, lapseFigure, within } from "../within";

/** What may count as a salary, as sentences say it. */
const kinds = {
  salary: "una nómina",
  pension: "una pensión",
  benefit: "una prestación",
  transfer: "una transferencia mensual de otro banco",
} as const;

type Kind = keyof typeof kinds;

/** The same without an article, where there is less room. */
const bare: Readonly<Record<Kind, string>> = {
  salary: "nómina",
  pension: "pensión",
  benefit: "prestación",
  transfer: "ingreso fijo",
};

/** What may be brought, in short: «nómina o pensión», «nómina u otro ingreso». */
const inShort = (names: readonly Kind[]) =>
  names.length > 2 ? "nómina u otro ingreso" : either(names.map((name) => bare[name]));

/** «una nómina, una pensión o una prestación». */
const anyOf = (names: readonly Kind[]) =>
  names.length === Object.keys(kinds).length
    ? "una nómina, pensión, prestación o transferencia mensual"
    : either(names.map((name) => kinds[name]));

/** Having one's salary paid into the account. A visitor has one: two offers cannot have it at once. */
export const salary = verb({
  role: "task",
  takes: "salary",
  lasts: ({ for: time }) => time,
  recurs: true,
  binds: true,
  proof: () => "Nómina o ingreso fijo: los extractos donde se vea cada uno.",
  schema: z.strictObject({
    do: does("salary", "Llevar la nómina, la pensión u otro ingreso de cada mes."),
    amount: euroFigure
      .optional()
      .describe("Cuánto al mes, como mínimo; sin este campo, no se sabe.")
      .meta({ label: "importe al mes" }),
    accepts: z
      .array(choice(kinds))
      .min(1)
      .optional()
      .describe("Qué vale: salary, pension, benefit, transfer. Sin este campo, la nómina.")
      .meta({ label: "qué vale" }),
    for: lapse.optional().describe("Cuánto tiempo seguido: 6 months.").meta({ label: "cuánto tiempo" }),
    within,
    ...shared,
  }),
  figures: ({ amount, for: time, within: start }) => ({
    amount: namedFigure("salary", "ingreso mínimo al mes", amount),
    for: namedFigure("salaryTime", "tiempo con la nómina", time),
    within: lapseFigure(start, "salaryWindow", "plazo para llevar la nómina"),
  }),
  words: (
    { amount, accepts = ["salary" as const], for: time, within: start },
    slot,
    { reward, asks, joining },
  ) => {
    const what = anyOf(accepts);
    const sum = amount ? ` de ${slot.amount} o más` : "";
    // «800 € o más en 6 meses» would read as the sum of six months.
    const begin = inFirst(start, slot.within, " dentro de");
    const long = time ? `${begin && " y"} durante ${slot.for} seguidos` : "";
    const all = `${what}${sum}${begin}${long}`;
    // Without «al mes» a fixed income of several kinds could be read as a single deposit.
    const monthly = amount && !time ? ` de ${slot.amount} al mes o más` : sum;
    const yours = `Trae tu ${inShort(accepts)}`;
    const isOne = accepts.length === 1;
    // What else comes every month has too many names for a short text.
    const isAnyIncome = accepts.some((kind) => kind === "benefit" || kind === "transfer");
    const brought = isAnyIncome ? `un ingreso fijo${monthly}` : `${what}${sum}`;
    const act: Act = {
      verb: "traer",
      ...(time ? { what: all } : { what: `${what}${sum}`, time: begin }),
    };
    return {
      act,
      ...(time && { untimed: `traer ${what}${sum} durante ${slot.for} seguidos` }),
      ...(amount && {
        brief: `trae ${brought}${time ? ` durante ${slot.for}` : ""}`,
      }),
      short: amount ? `${asSentence(inShort(accepts))} desde ${slot.amount}` : yours,
      question: {
        id: "nomina",
        name: `Traer ${isOne ? `tu nómina${sum}` : brought}${long}`,
        failure: `El ${reward} exige ${what}${sum}${long}.`,
      },
      step: {
        title: yours,
        text: `La promoción de {brand} pide ${toDo(act)}. Pide el cambio a quien te paga.`,
      },
      deadlines: time
        ? [
            {
              id: "mantener-la-nomina",
              kind: "keep" as const,
              title: "Mantén tu nómina",
              text: `La promoción de {brand} pide ${slot.for} seguidos con la nómina. Los contamos ${sinceJoining(joining)}: si la primera llega más tarde, será más tarde.`,
              after: time,
            },
          ]
        : [],
      loses:
        amount && time
          ? `lo que llega cada mes baja de ${slot.amount}`
          : amount
            ? `no traes ${all}`
            : `no traes ${isOne ? "tu nómina" : what}`,
      unknowns: present([
        !amount && "de cuánto tiene que ser la nómina",
        !time && !asks("keep") && "cuánto tiempo hay que mantener la nómina y qué pasa si la quitas antes",
      ]),
    };
  },
});
