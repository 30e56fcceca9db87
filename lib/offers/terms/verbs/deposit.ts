import { z } from "zod";
import { type Act, toDo } from "../act";
import { atOnce, does, shared, verb } from "../ask";
import { ANY_AMOUNT, amountIn, basis, isEuros, lapse, moneyOrAny } from "../figures";
import { inTime, lapseFigure, within } from "../within";

/** Paying in money that stays the customer's own. */
export const deposit = verb({
  name: "deposit",
  role: "task",
  takes: "money",
  cost: ({ amount }) => ({ put: { each: amountIn(amount) } }),
  lasts: atOnce,
  schema: z.strictObject({
    do: does("deposit", "Ingresar dinero, que sigue siendo tuyo."),
    amount: moneyOrAny
      .optional()
      .describe("Cuánto, como mínimo, o any si vale cualquier importe; sin este campo, no se sabe.")
      .meta({ label: "importe" }),
    within,
    back: z
      .strictObject({ lapse: lapse.meta({ label: "plazo" }), basis })
      .optional()
      .describe("Cuánto tarda en poder sacarse, si se sabe o se supone.")
      .meta({ label: "cuándo vuelve" }),
    ...shared,
  }),
  figures: ({ amount, within: time }) => ({
    amount: amountIn(amount) && { name: "deposit", what: "depósito inicial", value: `${amount}` },
    within: lapseFigure(time, "depositWindow", "plazo para el depósito"),
  }),
  words: ({ amount: said, within: time, back }, slot, { asks, tie: kept }) => {
    const tie = kept?.what === "deposit" ? kept : undefined;
    const amount = amountIn(said);
    const any = said === ANY_AMOUNT ? " de cualquier importe" : "";
    const sum = amount ? ` de ${slot.amount}` : any;
    const least = amount ? ` de al menos ${slot.amount}` : any;
    const act: Act = { verb: "hacer", what: `un depósito inicial${least}`, time: inTime(time, slot.within) };
    const invested = asks("trade")
      ? "Sigue siendo tuyo, menos lo que cuesten las operaciones; lo que inviertas puede perder valor."
      : "Sigue siendo tuyo.";
    return {
      act,
      short: amount ? `Depósito${sum}` : "Haz un depósito inicial",
      question: {
        id: "deposito",
        question: `¿Puedes ${toDo(act)}?`,
        name: `Hacer un depósito inicial${sum}`,
        failure: `Sin un depósito inicial${least} no se cumplen los requisitos. El dinero sigue siendo tuyo, pero tienes que poder ingresarlo.`,
      },
      step: {
        title: `Deposita ${amount ? slot.amount : "el dinero"}`,
        text: `Haz un depósito inicial${least} en tu cuenta nueva de {brand}. ${invested}`,
      },
      blocked: [
        {
          what: "Depósito inicial",
          ...(isEuros(amount) && { euros: slot.amount }),
          ...(back ? { hold: back.lapse } : tie && { hold: tie.lapse }),
          ...(back?.basis === "supposed" && {
            supposed: "Suponemos que puedes sacar el depósito de {brand} cuando llega el regalo.",
          }),
          until: tie
            ? `El depósito inicial sigue siendo tuyo, pero la promoción de {brand} exige mantenerlo ${tie.slot}.`
            : "El depósito inicial sigue siendo tuyo: espera a tener el regalo de {brand} antes de moverlo.",
        },
      ],
      box: [`Depósito inicial${sum}`],
      loses: `no haces el depósito${least}`,
      ...(!said && { unknowns: ["cuánto hay que ingresar"] }),
    };
  },
});
