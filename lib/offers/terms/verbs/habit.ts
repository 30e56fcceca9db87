import { asSentence } from "../../../format/format";
import { z } from "zod";
import { readQuantity } from "../../../format/quantity";
import { choice, text } from "../../fields";
import { type Act, orderTo, toDo } from "../act";
import { does, namedFigure, shared, verb } from "../ask";
import { euroFigure, figure, lapse } from "../figures";
import { notCounted } from "../not-counted";
import { eachTime, inTime, lapseFigure, within } from "../within";

/** What one does, and what one fails to do. */
const habits = {
  card: { act: { verb: "pagar", what: "con la tarjeta" }, loses: "no usas la tarjeta" },
  bizum: { act: { verb: "usar", what: "Bizum" }, loses: "no usas Bizum" },
  saving: { act: { verb: "ahorrar", what: "cada mes" }, loses: "dejas de ahorrar" },
  other: {
    act: { verb: "cumplir", what: "los hábitos que pide {brand}" },
    loses: "dejas de cumplir los hábitos",
  },
} as const;

/** Whether a count is of purchases: what is no card is done so many times. */
const isPurchases = (count: string | undefined) => readQuantity(count ?? "")?.unit === "purchases";

/** Doing something again and again: paying with the card, Bizum. */
export const habit = verb({
  role: "task",
  takes: "more",
  lasts: ({ for: time }) => time,
  recurs: true,
  binds: true,
  paysAnyway: ({ what }) => (what === "card" ? ["card", "payments"] : []),
  proof: () => "Lo que se repite: los extractos donde se vea cada vez.",
  schema: z
    .strictObject({
      do: does("habit", "Hacer algo una y otra vez: pagar con la tarjeta, usar Bizum."),
      what: choice({
        card: "pagar con la tarjeta",
        bizum: "usar Bizum",
        saving: "ahorrar cada mes",
        other: "otra cosa",
      })
        .describe("Qué: card, bizum, saving u other.")
        .meta({ label: "qué" }),
      called: text(50)
        .optional()
        .describe("De other, qué es, con su artículo: «uno de tres hábitos».")
        .meta({ label: "qué es" }),
      count: figure(["purchases", "times"], "3 purchases, o 3 times si no son compras")
        .optional()
        .describe("Cuántas veces en cada periodo: 3 purchases con la tarjeta; de lo demás, 3 times.")
        .meta({ label: "cuántas veces" }),
      amount: euroFigure.optional().describe("De cuánto en cada periodo.").meta({ label: "importe" }),
      each: euroFigure
        .optional()
        .describe("De cuánto, como mínimo, cada compra.")
        .meta({ label: "importe de cada una" }),
      differentDays: z
        .boolean()
        .optional()
        .describe("true si tiene que ser en días distintos.")
        .meta({ label: "en días distintos" }),
      every: lapse.optional().describe("Cada cuánto: 3 months.").meta({ label: "cada cuánto" }),
      for: lapse.optional().describe("Durante cuánto tiempo.").meta({ label: "cuánto tiempo" }),
      within,
      not: notCounted,
      ...shared,
    })
    .refine(({ what, count }) => what === "card" || !isPurchases(count), {
      path: ["count"],
      error: ({ input }) => `cuántas veces: ${readQuantity(String(Object(input).count))?.least ?? 3} times`,
    }),
  figures: ({ count, amount, each, every, for: time, within: limit }) => ({
    count: namedFigure("uses", every ? "veces en cada periodo" : "cuántas veces", count),
    amount: namedFigure("usesAmount", "importe en cada periodo", amount),
    each: namedFigure("usesEach", "importe de cada vez", each),
    every: namedFigure("period", "cada cuánto", every),
    for: namedFigure("habitTime", "durante cuánto tiempo", time),
    within: lapseFigure(limit, "habitWindow", "plazo para hacerlo"),
  }),
  words: ({ what, called, count, amount, each, differentDays, every, for: time, within: limit }, slot) => {
    const { loses, act: kind } = habits[what];
    // A number of Bizums means those sent; whoever only uses it may receive, too.
    const usual: Act = what === "bizum" && count ? { verb: "enviar", what: "Bizum" } : kind;
    const own: Act | undefined =
      called === undefined
        ? undefined
        : // Habits are kept; what is done with a card, or put by, is done.
          what === "other"
          ? { verb: "cumplir", what: `con ${called}` }
          : { verb: "hacer", what: called };
    const isBought = isPurchases(count);
    const bought: Act = { verb: "hacer", what: `${slot.count} con la tarjeta` };
    const once: Act = own ?? (isBought ? bought : usual);
    const isOnce = readQuantity(count ?? "")?.least === 1;
    const times = count && (own || !isBought) ? (isOnce ? " una vez" : ` ${slot.count}`) : "";
    const counted: Act = { ...once, what: `${once.what}${times}` };
    const least = each ? ` de al menos ${slot.each} cada ${isBought ? "una" : "vez"}` : "";
    const sum = amount ? ` por al menos ${slot.amount}` : "";
    const days = differentDays ? ", en días distintos" : "";
    const all = `${once.what}${times}${least}${sum}${eachTime(every, slot.every)}${days}`;
    const due = inTime(limit, slot.within);
    const act: Act = {
      verb: once.verb,
      ...(time ? { what: `${all}${due}, durante ${slot.for}` } : { what: all, time: due }),
    };
    const isNamed = called !== undefined && what === "other";
    return {
      act,
      short: isNamed ? "Cumple los hábitos" : asSentence(orderTo(once)),
      question: {
        id: what === "other" ? "habito" : `habito-${what}`,
        name: asSentence(toDo(once)),
        failure: `La promoción pide ${toDo(act)}: si no lo haces, no cumples los requisitos.`,
      },
      step: { title: isNamed ? "Cumple los hábitos" : asSentence(orderTo(own ? usual : counted)) },
      loses:
        called && what !== "other"
          ? `no haces ${called}${eachTime(every, slot.every)}`
          : isBought
            ? `haces menos de ${slot.count} con la tarjeta${eachTime(every, slot.every)}`
            : what === "bizum" && count
              ? `no envías Bizum${times}${eachTime(every, slot.every)}`
              : loses,
      ...(what === "other" && { isUnknown: true as const, unknowns: ["qué hábitos son"] }),
    };
  },
});
