import { z } from "zod";
import { asSentence } from "../../../format/format";
import { type Act, toDo } from "../act";
import { does, namedFigure, shared, verb } from "../ask";
import { ANY_AMOUNT, amountIn, basis, lapse, moneyOrAny } from "../figures";
import { inTime, lapseFigure, within } from "../within";

/** What the money paid in is called: the first one only where the source says so. */
const nameOf = (first: boolean | undefined) => (first ? "depósito inicial" : "depósito");

/** Paying in money that stays the customer's own. */
export const deposit = verb({
  role: "task",
  takes: "money",
  cost: ({ amount }) => ({ put: { each: amountIn(amount) } }),
  putsIn: true,
  holds: ({ back }) => back?.lapse,
  proof: () => "Depósito: el justificante del ingreso, con importe y fecha.",
  schema: z.strictObject({
    do: does("deposit", "Ingresar dinero, que sigue siendo tuyo."),
    amount: moneyOrAny
      .optional()
      .describe("Cuánto, o any si vale cualquier importe; sin este campo, no se sabe.")
      .meta({ label: "importe" }),
    orMore: z
      .boolean()
      .optional()
      .describe("true si las bases dicen «al menos» o «como mínimo».")
      .meta({ label: "como mínimo" }),
    first: z
      .literal(true)
      .optional()
      .describe("true si las bases dicen que es el primer ingreso: «depósito inicial».")
      .meta({ label: "el primero" }),
    within,
    keeps: z
      .literal("none")
      .optional()
      .describe("none si las bases dicen que no hay que mantenerlo.")
      .meta({ label: "mantenerlo", kind: "choice", choices: { none: "no hace falta" } }),
    back: z
      .strictObject({ lapse: lapse.meta({ label: "vuelve en" }), basis })
      .optional()
      .describe("Cuánto tarda en poder sacarse, si se sabe o se supone.")
      .meta({ label: "cuándo vuelve" }),
    ...shared,
  }),
  figures: ({ amount, first, within: time }) => ({
    amount: namedFigure("deposit", nameOf(first), amountIn(amount)),
    within: lapseFigure(time, "depositWindow", "plazo para el depósito"),
  }),
  words: ({ amount: said, orMore, first, within: time, keeps, back }, slot, { asks, reward, tie: kept }) => {
    const name = nameOf(first);
    const tie = kept?.what === "deposit" ? kept : undefined;
    const amount = amountIn(said);
    const any = said === ANY_AMOUNT ? " de cualquier importe" : "";
    const figure = amount && `${orMore ? "al menos " : ""}${slot.amount}`;
    const sum = figure ? ` de ${figure}` : any;
    const act: Act = { verb: "hacer", what: `un ${name}${sum}`, time: inTime(time, slot.within) };
    const invested = asks("trade")
      ? "Sigue siendo tuyo, menos lo que cuesten las operaciones; lo que inviertas puede perder valor."
      : "Sigue siendo tuyo.";
    return {
      act,
      short: amount ? `Depósito${sum}` : `Haz un ${name}`,
      question: {
        id: "deposito",
        question: `¿Puedes ${toDo(act)}?`,
        name: `Hacer un ${name}${sum}`,
        failure: `Sin un ${name}${amount ? sum : ""} no se cumplen los requisitos. El dinero sigue siendo tuyo, pero tienes que poder ingresarlo.`,
      },
      step: {
        title: `Deposita ${figure ?? "el dinero"}`,
        text: `Haz un ${name}${sum} en tu cuenta nueva de {brand}. ${invested}${keeps ? " No hace falta mantenerlo." : ""}`,
      },
      costs: {
        blocked: {
          what: asSentence(name),
          ...(back ? { hold: back.lapse } : tie && { hold: tie.lapse }),
          ...(back?.basis === "supposed" && {
            supposed: "Suponemos que puedes sacar el depósito de {brand} cuando llega el regalo.",
          }),
          until: tie
            ? `El ${name} sigue siendo tuyo, pero la promoción de {brand} exige mantenerlo ${tie.slot}.`
            : keeps
              ? `El ${name} sigue siendo tuyo, y {brand} no pide mantenerlo.`
              : `El ${name} sigue siendo tuyo: espera a tener el ${reward} de {brand} antes de moverlo.`,
        },
      },
      box: [`${asSentence(name)}${sum}`],
      loses: any ? "no haces un depósito" : `no haces el depósito${sum}${act.time}`,
      ...(!said && { unknowns: ["cuánto hay que ingresar"] }),
    };
  },
});
