import { z } from "zod";
import { asSentence } from "../../../format/format";
import { type Act, investingFailure, toDo } from "../act";
import { does, namedFigure, shared, verb } from "../ask";
import { choice, text } from "../../fields";
import { euroFigure } from "../figures";
import { inTime, lapseFigure, within } from "../within";

/** Putting money into an investment: how much depends on the visitor. */
export const invest = verb({
  role: "task",
  takes: "money",
  cost: ({ amount }) => ({ put: { each: amount }, risk: { each: amount } }),
  isRisky: true,
  putsIn: true,
  proof: () => "Inversión: el justificante de lo que pones, con importe y fecha.",
  schema: z.strictObject({
    do: does("invest", "Invertir: el dinero sigue siendo tuyo, pero puede perder valor."),
    how: choice({ transfer: "traspasar fondos o acciones que ya se tienen" })
      .optional()
      .describe("transfer si es traspasar fondos o acciones que ya se tienen. Sin este campo, invertir.")
      .meta({ label: "cómo" }),
    called: text(
      40,
      "qué es",
      "En qué se invierte o qué se traspasa, con su artículo: «un plan de pensiones». Sin este campo, fondos o acciones.",
    ).optional(),
    amount: euroFigure
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
  figures: ({ how, amount, recommended, within: time }) => ({
    amount: namedFigure(
      "minimum",
      how ? "traspaso mínimo" : recommended ? "inversión mínima recomendada" : "inversión mínima",
      amount,
    ),
    within: lapseFigure(time, "investWindow", "plazo para invertir"),
  }),
  words: ({ how, called, amount, recommended, within: time }, slot, { reward, isByAmount, tie }) => {
    const when = inTime(time, slot.within);
    const [put, all] = how
      ? ["Lo que traspasas", "Todo lo que traspasas"]
      : ["Lo que inviertes", "Todo lo que inviertes"];
    const risk = `${put}${how ? " a" : " en"} {brand} sigue siendo tuyo, pero puede perder valor.`;
    const kept = tie && `${risk} La promoción de {brand} exige mantenerlo ${tie.slot}.`;
    const common = {
      costs: {
        blocked: { what: put, ...(tie && { hold: tie.lapse }), until: kept ?? risk },
        atRisk: all,
        isByAmount,
      },
      loses: how
        ? `no traspasas ${called ?? "fondos ni acciones"}`
        : amount && !recommended
          ? `inviertes menos de ${slot.amount}`
          : "no inviertes",
      ...(!amount && { unknowns: [`de cuánto es el mínimo que hay que ${how ? "traspasar" : "invertir"}`] }),
      lookUps: [`Qué riesgo tiene lo que vas a ${how ? "traspasar" : "invertir"}: puede perder valor.`],
    };
    if (how) {
      const what = `${called ?? "fondos o acciones"}${amount ? ` por al menos ${slot.amount}` : ""}`;
      const act: Act = { verb: "traspasar", what, time: when };
      const title = called
        ? `Traspasa ${called}`
        : amount
          ? `Traspasa ${slot.amount} en fondos o acciones`
          : "Traspasa fondos o acciones";
      return {
        ...common,
        act,
        short: amount ? `Traspasa ${slot.amount}` : title,
        question: {
          id: "traspaso",
          name: asSentence(toDo(act)),
          failure: `Sin ${toDo(act)} no se cumplen los requisitos. ${risk}`,
        },
        step: { title, text: `El ${reward} de {brand} pide ${toDo(act)}. ${risk}` },
      };
    }
    if (recommended && amount)
      return {
        ...common,
        act: { verb: "invertir" },
        clause: `invierte: se recomiendan al menos ${slot.amount}`,
        short: `Invierte: se recomiendan ${slot.amount} o más`,
        question: {
          id: "inversion",
          question: `¿Vas a invertir ${slot.amount} o más, como se recomienda?`,
          name: `Invertir el mínimo recomendado, ${slot.amount}`,
          failure: `Se recomienda invertir al menos ${slot.amount}: si vas a invertir menos, pregunta antes si se admite.`,
          doubt: true,
        },
        step: {
          title: `Invierte (se recomiendan al menos ${slot.amount})`,
          text: `Invierte desde tu cuenta nueva de {brand}. ${risk}`,
        },
      };
    const act: Act = {
      verb: "invertir",
      what: `${amount ? `al menos ${slot.amount}` : "el mínimo del plan"}${called ? ` en ${called}` : ""}`,
      time: when,
    };
    const title = amount ? `Invierte ${slot.amount}` : "Invierte el mínimo";
    return {
      ...common,
      act,
      short: title,
      question: {
        id: "inversion",
        name: asSentence(toDo(act)),
        failure: investingFailure(act),
      },
      step: { title, text: `El ${reward} de {brand} pide ${toDo(act)}. ${risk}` },
    };
  },
});
