import { z } from "zod";
import { choice } from "../../fields";
import { does, shared, verb } from "../ask";
import { counted, euros, lapse } from "../figures";

const habits = { card: "pagar con la tarjeta", bizum: "usar Bizum", saving: "ahorrar cada mes" } as const;

/** Doing something again and again: paying with the card, Bizum. */
export const habit = verb({
  name: "habit",
  schema: z.strictObject({
    do: does("habit", "Hacer algo una y otra vez: pagar con la tarjeta, usar Bizum."),
    what: choice(habits).describe("Qué: card, bizum o saving.").meta({ label: "qué" }),
    count: counted("purchases")
      .optional()
      .describe("Cuántas veces en cada periodo: 3 purchases.")
      .meta({ label: "cuántas veces" }),
    amount: euros.optional().describe("De cuánto en cada periodo.").meta({ label: "importe" }),
    every: lapse.optional().describe("Cada cuánto: 3 months.").meta({ label: "cada cuánto" }),
    for: lapse.optional().describe("Durante cuánto tiempo.").meta({ label: "cuánto tiempo" }),
    ...shared,
  }),
  figures: ({ count, amount, every, for: time }) => ({
    count: count && { name: "uses", what: "veces en cada periodo", value: count },
    amount: amount && { name: "usesAmount", what: "importe en cada periodo", value: amount },
    every: every && { name: "period", what: "cada cuánto", value: every },
    for: time && { name: "habitTime", what: "durante cuánto tiempo", value: time },
  }),
  words: ({ what, count, amount, every, for: time }, gap, { reward }) => {
    const period = every ? ` cada ${gap.every}` : "";
    const long = time ? `, durante ${gap.for}` : "";
    const sum = amount ? ` por al menos ${gap.amount}` : "";
    const end = `${sum}${period}${long}`;
    const times = count ? `hacer ${gap.count} con la tarjeta` : habits.card;
    const infinitive = `${what === "card" ? times : habits[what]}${end}`;
    const clauses = {
      card: count ? `haz ${gap.count} con la tarjeta` : "paga con la tarjeta",
      bizum: "usa Bizum",
      saving: "ahorra cada mes",
    };
    const thirds = {
      card: count ? `hace ${gap.count} con la tarjeta` : "paga con la tarjeta",
      bizum: "usa Bizum",
      saving: "ahorra cada mes",
    };
    const names = { card: "la tarjeta", bizum: "Bizum", saving: "el ahorro" };
    return {
      clause: `${clauses[what]}${end}`,
      infinitive,
      third: `${thirds[what]}${end}`,
      short: `${clauses[what].replace(/^./, (sign) => sign.toUpperCase())}`,
      question: {
        id: `habito-${what}`,
        question: `¿Vas a ${infinitive}?`,
        name: infinitive.replace(/^./, (sign) => sign.toUpperCase()),
        failure:
          `El ${reward} depende de ${names[what]}: si dejas de usarlo, no cumples los requisitos.`.replace(
            "la tarjeta: si dejas de usarlo",
            "la tarjeta: si dejas de usarla",
          ),
      },
      step: {
        title: what === "card" ? "Paga con la tarjeta" : what === "bizum" ? "Usa Bizum" : "Ahorra cada mes",
        text: `La promoción de {brand} pide ${infinitive}.`,
      },
      loses: { card: "no usas la tarjeta", bizum: "no usas Bizum", saving: "dejas de ahorrar" }[what],
    };
  },
});
