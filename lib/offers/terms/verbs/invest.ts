import { z } from "zod";
import { atOnce, does, shared, verb } from "../ask";
import { euros } from "../figures";
import { inTime, lapseFigure, within } from "../within";

/** Putting money into an investment: how much depends on the visitor. */
export const invest = verb({
  name: "invest",
  role: "task",
  takes: "money",
  cost: ({ amount }) => ({ put: { each: amount }, risk: { each: amount } }),
  lasts: atOnce,
  schema: z.strictObject({
    do: does("invest", "Invertir: el dinero sigue siendo tuyo, pero puede perder valor."),
    amount: euros
      .optional()
      .describe("Cuánto, como mínimo; sin este campo, no se sabe.")
      .meta({ label: "importe" }),
    recommended: z
      .boolean()
      .optional()
      .describe("true si el importe solo se recomienda.")
      .meta({ label: "solo recomendado" }),
    within,
    ...shared,
  }),
  figures: ({ amount, recommended, within: time }) => ({
    amount: amount && {
      name: "minimum",
      what: recommended ? "inversión mínima recomendada" : "inversión mínima",
      value: amount,
    },
    within: lapseFigure(time, "investWindow", "plazo para invertir"),
  }),
  words: ({ amount, recommended, within: time }, gap, { reward, isByAmount }) => {
    const when = inTime(time, gap.within);
    const risk = "Lo que inviertes en {brand} sigue siendo tuyo, pero puede perder valor.";
    const sum = isByAmount ? "assumed" : gap.amount;
    const common = {
      blocked: [{ what: "Lo que inviertes", ...(sum && { euros: sum }), until: risk }],
      atRisk: sum ? { what: "Todo lo que inviertes", euros: sum } : undefined,
      loses: "no inviertes",
      ...(!amount && { unknowns: ["De cuánto es el mínimo que hay que invertir."] }),
      lookUps: ["Qué riesgo tiene lo que vas a invertir: puede perder valor."],
    };
    if (recommended && amount)
      return {
        ...common,
        clause: `invierte: se recomiendan al menos ${gap.amount}`,
        infinitive: "invertir",
        third: "invierte",
        short: `Invierte: se recomiendan ${gap.amount} o más`,
        question: {
          id: "inversion",
          question: `¿Vas a invertir ${gap.amount} o más, como se recomienda?`,
          name: `Invertir el mínimo recomendado, ${gap.amount}`,
          failure: `Se recomienda invertir al menos ${gap.amount}: si vas a invertir menos, pregunta antes si se admite.`,
          doubt: true,
        },
        step: {
          title: `Invierte (se recomiendan al menos ${gap.amount})`,
          text: `Invierte desde tu cuenta nueva de {brand}. ${risk}`,
        },
      };
    const what = amount ? `al menos ${gap.amount}${when}` : `el mínimo del plan${when}`;
    return {
      ...common,
      clause: `invierte ${what}`,
      infinitive: `invertir ${what}`,
      third: `invierte ${what}`,
      short: amount ? `Invierte ${gap.amount}` : "Invierte el mínimo",
      question: {
        id: "inversion",
        question: `¿Vas a invertir ${what}?`,
        name: `Invertir ${what}`,
        failure: `Sin invertir ${what} no se cumplen los requisitos. Invertir conlleva riesgo de pérdida: si no quieres asumirlo, esta promoción no es para ti.`,
      },
      step: {
        title: amount ? `Invierte ${gap.amount}` : "Invierte el mínimo",
        text: `El ${reward} de {brand} pide invertir ${what}. ${risk}`,
      },
    };
  },
});
