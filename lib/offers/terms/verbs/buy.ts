import { z } from "zod";
import { type Act, toDo } from "../act";
import { atOnce, does, shared, verb } from "../ask";
import type { AskWords } from "../ask-words";
import { ofBrand, sinceJoining } from "../context";
import { asSentence, inSentence, present } from "../../../format/format";
import { readQuantity } from "../../../format/quantity";
import { choice } from "../../fields";
import { amountIn, ANY_AMOUNT, counted, hasSum, isEuros, money, noSum } from "../figures";
import { notCounted } from "../not-counted";
import { inTime, lapseFigure, lapseWithin, supposed, within } from "../within";

const OCU_LATE =
  " Según la OCU, completar los pasos tarde es un motivo frecuente de que el regalo no llegue.";

/** What several purchases of an amount cost together; undefined if it is not known, or no euros. */
function totalOf(count: string | undefined, amount: string | undefined): string | undefined {
  const [times, each] = [count, amount].map((text) => readQuantity(text ?? "")?.least);
  return times && each && isEuros(amount) ? `${Math.round(times * each * 100) / 100} EUR` : undefined;
}

/** Amounts that are no figure, with their words for editors. */
const unfixed = {
  [ANY_AMOUNT]: "de cualquier importe",
  shown: "de un mínimo que solo se ve al comprar",
} as const;

/** How many purchases, where it is more than one. */
const severalOf = (count: string | undefined) => (readQuantity(count ?? "")?.least === 1 ? undefined : count);

/** With what one has to pay, where not everything counts. */
const means = {
  card: "la tarjeta",
  credit: "la tarjeta de crédito",
  debit: "la tarjeta de débito",
} as const;

/** How much a sum to spend within some months is for each; undefined if it is within less, or no euros. */
function monthlyOf(amount: string | undefined, time: unknown): string | undefined {
  const lapse = typeof time === "string" ? readQuantity(time) : undefined;
  const { least: sum } = readQuantity(amount ?? "") ?? {};
  if (!sum || !isEuros(amount) || lapse?.unit !== "months" || lapse.least < 2) return undefined;
  return `${Math.round(sum / lapse.least)} EUR`;
}

/** Buying with the provider's card or account: one purchase, or several. */
export const buy = verb({
  name: "buy",
  role: "task",
  takes: "money",
  cost: ({ count, amount, together }) => ({
    apart: { each: amountIn(amount), times: together ? undefined : severalOf(count) },
  }),
  lasts: atOnce,
  proof: () => "Compras: los recibos, con importe y fecha.",
  schema: z
    .strictObject({
      do: does("buy", "Comprar con su tarjeta o su cuenta."),
      amount: z
        .union([z.enum([ANY_AMOUNT, "shown"]), money], {
          error:
            "el importe mínimo (10 EUR), any (vale cualquiera) o shown (hay un mínimo que solo se ve al comprar)",
        })
        .optional()
        .describe(
          "El importe mínimo, de cada compra si son varias: 10 EUR, any si vale cualquiera, o shown si hay un mínimo que solo se ve al comprar; sin este campo, no se sabe.",
        )
        .meta({ label: "importe", kind: "figure", choices: unfixed }),
      count: counted("purchases")
        .optional()
        .describe("Cuántas compras: 5 purchases. Sin este campo, una.")
        .meta({ label: "cuántas" }),
      differentDays: z
        .boolean()
        .optional()
        .describe("true si tienen que ser en días distintos.")
        .meta({ label: "en días distintos" }),
      together: z
        .boolean()
        .optional()
        .describe("true si el importe es el de todas las compras juntas.")
        .meta({ label: "en total" }),
      with: choice(means)
        .optional()
        .describe("Con qué hay que pagar, si no vale todo: card (la tarjeta), credit o debit.")
        .meta({ label: "con qué" }),
      within,
      not: notCounted,
      ...shared,
    })
    .refine(hasSum, noSum),
  figures: ({ amount: said, count: times, together, within: time }) => {
    const amount = amountIn(said);
    const count = severalOf(times);
    const total = together ? undefined : totalOf(count, amount);
    const monthly = together && !count ? monthlyOf(amount, time) : undefined;
    return {
      amount: amount && { name: "minimumPurchase", what: "compra mínima", value: amount },
      count: count && { name: "purchases", what: "compras que hay que hacer", value: count },
      within: lapseFigure(time, "window", "plazo para la compra"),
      total: total && {
        name: "purchasesTotal",
        what: "compras en total",
        value: total,
        at: ["amount"],
        isSum: true,
      },
      monthly: monthly && {
        name: "purchasesMonthly",
        what: "compras de cada mes",
        value: monthly,
        at: ["amount"],
        isSum: true,
      },
    };
  },
  words: (
    { amount: said, count: times, differentDays, together, with: by, within: time },
    slot,
    { asks, isBank, invitationWords, joining, isAnother },
  ) => {
    const amount = amountIn(said);
    const count = severalOf(times);
    const isAny = said === ANY_AMOUNT;
    const hasMinimum = said === "shown";
    const when = inTime(time, slot.within);
    const days = differentDays ? ", en días distintos" : "";
    const lapse = lapseWithin(time);
    const counts = lapse
      ? ` Contamos ${slot.within} ${sinceJoining(joining)}, lo más prudente: si el plazo empieza más tarde, te sobrarán días.`
      : "";
    const one = isAnother ? "otra compra" : "una compra";
    const paid = by ? ` con ${means[by]}` : "";
    const pay = by ? `Paga con ${means[by]} de {brand}` : `Paga con ${ofBrand(joining)}`;
    const link = asks("link-card") ? `Vincula antes una tarjeta o cuenta y ${inSentence(pay)}.` : `${pay}.`;
    const deadline = (title: string): AskWords["deadlines"] =>
      lapse
        ? [
            {
              ...{ id: "primera-compra", kind: "before", title, text: `${link}${counts}`, after: lapse },
              ...supposed(time),
            },
          ]
        : [];
    if (count) {
      const least = amount
        ? together
          ? ` por ${slot.amount} en total`
          : ` de al menos ${slot.amount}`
        : isAny
          ? ` ${unfixed[ANY_AMOUNT]}`
          : hasMinimum
            ? " del mínimo que muestra {brand}"
            : "";
      const each = amount && !together ? " cada una" : "";
      const many = `${slot.count}${least}${each}`;
      const act: Act = { verb: "hacer", what: `${many}${paid}`, time: `${when}${days}` };
      const sum = together ? slot.amount : slot.total;
      return {
        act,
        short: `Haz ${slot.count}${paid}`,
        question: {
          id: "compra",
          // With the means of payment there is no room for «cada una».
          ...(by && { question: `¿Vas a hacer ${slot.count}${least}${paid}${when}${days}?` }),
          name: `Hacer ${many}`,
          failure: `La promoción pide ${toDo(act)}: con menos no se cumplen los requisitos.`,
        },
        step: { title: `Haz ${slot.count}${paid}` },
        costs: { spend: sum && isEuros(amount) ? `Las ${slot.count}, ${sum} en total` : `Las ${slot.count}` },
        loses: `no haces las ${slot.count}${paid}`,
        unknowns: present([
          !amount &&
            !isAny &&
            (hasMinimum
              ? "de cuánto es el mínimo de cada compra"
              : "si las compras tienen un importe mínimo"),
        ]),
      };
    }
    if (isAny) {
      const what = `${one} ${unfixed[ANY_AMOUNT]}`;
      return {
        act: { verb: "hacer", what: `${what}${paid}`, time: when },
        short: asSentence(what),
        question: {
          id: "compra",
          name: `Hacer ${what}`,
          failure: `Sin ${one}${paid}${when} no se cumplen los requisitos.`,
        },
        step: { title: `Haz ${one}`, text: `${pay} ${what}${when}.` },
        deadlines: deadline(`Haz ${one}`),
        costs: { spend: `Lo que gastes en ${one}` },
        loses: `no haces ${one}${paid}${when}`,
        box: [asSentence(what)],
        unknowns: present([!when && "si hay un plazo para la compra"]),
      };
    }
    if (!amount) {
      const unsaid = isAnother ? "la otra compra" : "la primera compra";
      const bought = isAnother ? "otra compra" : "una primera compra";
      const first = `${bought}${paid}`;
      const what = `${first}${hasMinimum ? " del mínimo que muestra {brand}" : ""}`;
      return {
        act: { verb: "hacer", what, time: when },
        short: `Haz ${bought}`,
        question: {
          id: "compra",
          name: `Hacer ${first}`,
          failure: hasMinimum
            ? `Sin ${first}, o con una menor que el mínimo, no se cumplen los requisitos.`
            : `Sin ${first} no se cumplen los requisitos.`,
        },
        step: { title: `Haz ${first}`, text: `La promoción de {brand} pide ${what}${when}.` },
        costs: { spend: `Lo que gastes en ${bought}` },
        loses: `no haces ${first} que valga`,
        box: [isAnother ? "Con otra compra" : "Con primera compra"],
        unknowns: [
          hasMinimum
            ? `de cuánto es el mínimo de ${unsaid}`
            : when
              ? `si ${unsaid} tiene un importe mínimo`
              : `si ${unsaid} tiene un importe mínimo y un plazo`,
        ],
      };
    }
    if (together) {
      const what = `${slot.amount} en total${paid}`;
      const act: Act = { verb: "gastar", what, time: when };
      return {
        act,
        short: `Gasta ${what}${lapse ? when : ""}`,
        question: {
          id: "compra",
          name: `Gastar ${what}${lapse ? when : ""}`,
          failure: `La promoción pide ${toDo(act)}: con menos no se cumplen los requisitos.`,
        },
        step: {
          title: `Gasta ${slot.amount} en total`,
          text: `${pay} compras que sumen ${slot.amount} en total${when}${slot.monthly ? `: unos ${slot.monthly} al mes` : ""}.`,
        },
        deadlines: deadline(`Llega a ${slot.amount} en compras`),
        costs: { spend: `Compras de ${slot.amount} en total` },
        assumptions: [`Gastas el mínimo, ${slot.amount} en total. Si gastas más, el regalo es el mismo.`],
        box: [`Compras de ${slot.amount}`, ...(lapse ? [`Plazo de ${slot.within}`] : [])],
        loses: `no llegas a ${slot.amount} en compras${paid}${when}`,
        finePrint: [`Las compras tienen que sumar ${what}${when}.`],
      };
    }
    const least = `${one} de al menos ${slot.amount}`;
    const order = isAnother ? "Haz otra compra" : "Haz tu primera compra";
    const yours = isAnother ? "tu otra compra" : "tu compra";
    return {
      act: { verb: "hacer", what: `${least}${paid}`, time: when },
      short: `Compra de ${slot.amount} o más${lapse ? when : ""}`,
      question: {
        id: "compra",
        name: `Hacer ${least}${paid}${lapse ? when : ""}`,
        failure: lapse
          ? `Una compra menor, ${by ? `que no pagas${paid} ` : ""}o hecha después de ${slot.within}, no cumple los requisitos.${isBank && invitationWords ? OCU_LATE : ""}`
          : `Una compra menor${by ? `, o que no pagas${paid},` : ""} no cumple los requisitos.`,
      },
      step: { title: order, text: `${pay} ${least}${when}.` },
      deadlines: deadline(`${order} de al menos ${slot.amount}`),
      costs: { spend: asSentence(least) },
      assumptions: [
        `${asSentence(yours)} es la mínima, de ${slot.amount}. Si es mayor, el regalo es el mismo.`,
        "La compra no tiene más costes, como envío o cambio de divisa.",
      ],
      box: [`Compra mínima de ${slot.amount}`, ...(lapse ? [`Plazo de ${slot.within}`] : [])],
      ...(lapse && {
        loses: `${yours} es de menos de ${slot.amount}${by ? `, no la pagas${paid}` : ""} o la haces después de ${slot.within}`,
      }),
      finePrint: [`Hay que hacer ${one} mínima de ${slot.amount}${paid}${when}.`],
    };
  },
});
