import { z } from "zod";
import { asSentence, either, list } from "../../../format/format";
import { text } from "../../fields";
import { type Act, investingFailure } from "../act";
import { does, namedFigure, shared, type Slots, verb, type VerbWords } from "../ask";
import type { Context } from "../context";
import { unpriced } from "../cost";
import { basis, counted, eurosOrNone, hasSum, money, noSum } from "../figures";
import { notCounted } from "../not-counted";
import { inTime, lapseFigure, within } from "../within";

const schema = z
  .strictObject({
    do: does("trade", "Operar: comprar o vender lo que puede perder valor."),
    count: counted("trades")
      .optional()
      .describe("Cuántas operaciones: 3 trades. Sin este campo, las que se quiera.")
      .meta({ label: "cuántas" }),
    amount: money
      .optional()
      .describe("De cuánto cada una, como mínimo; con together, todas juntas.")
      .meta({ label: "importe" }),
    together: z
      .literal(true)
      .optional()
      .describe("true si el importe es el de todas las operaciones juntas: un volumen.")
      .meta({ label: "en total" }),
    first: z
      .literal(true)
      .optional()
      .describe("true si tiene que ser la primera operación de la cuenta; solo con count: 1 trades.")
      .meta({ label: "la primera" }),
    about: z.boolean().optional().describe("true si el importe es aproximado.").meta({ label: "aproximado" }),
    markets: z
      .array(text(40))
      .min(1)
      .optional()
      .describe("Dónde vale operar: [al contado (spot), con margen].")
      .meta({ label: "dónde" }),
    cost: z
      .strictObject({
        each: eurosOrNone.describe("Lo que cuesta cada operación.").meta({ label: "cada una" }),
        basis,
        of: text(80, "quién lo dice", "Quién lo dice: «Finanztip».").optional(),
      })
      .optional()
      .describe("Lo que cuesta operar, aparte de lo que se invierte.")
      .meta({ label: "coste" }),
    within,
    not: notCounted,
    ...shared,
  })
  .refine(hasSum, noSum)
  .refine(({ amount, count, together }) => !amount || count || together, {
    path: ["amount"],
    error: "con count, el de cada operación: 3 trades; con together: true, el de todas juntas",
  });

type Trading = z.output<typeof schema>;

/** Trading: buying and selling what can lose its value. */
export const trade = verb({
  role: "task",
  takes: "money",
  cost: ({ count, amount, together, cost }) => {
    if (!count || together) return { apart: unpriced, risk: together ? { each: amount } : unpriced };
    return {
      ...(cost ? { deposit: { each: cost.each, times: count, isAskable: true } } : { apart: unpriced }),
      risk: { each: amount, times: count },
    };
  },
  isRisky: true,
  proof: () => "Operaciones: la confirmación de cada una.",
  schema,
  figures: ({ count, amount, together, about, cost, within: time }) => ({
    count: namedFigure("trades", "operaciones que hay que completar", count),
    amount: namedFigure(
      "trade",
      count && !together
        ? `importe ${about ? "aproximado" : "mínimo"} de cada operación`
        : "lo que hay que comprar o vender",
      amount,
    ),
    cost: namedFigure("order", "coste de cada operación", cost?.each, ["cost", "each"], {
      basis: cost?.basis,
    }),
    within: lapseFigure(time, "tradeWindow", "plazo para operar"),
  }),
  words: tradeWords,
});

/** The words of costs if the number of orders or their fee is not known. */
const ownFees = {
  spend: "Las comisiones de tus operaciones",
  blocked: {
    what: "Lo que inviertes",
    until: "Lo que inviertes en {brand} sigue siendo tuyo, pero puede perder valor.",
  },
};

/** The words of trading: of a volume, of a number of orders, or of as many as one likes. */
function tradeWords(ask: Trading, slot: Slots, context: Context): VerbWords {
  const when = inTime(ask.within, slot.within);
  if (ask.together) return volumeWords(ask, slot, when);
  if (ask.count) return orderWords(ask, slot, when);
  return context.isByAmount ? feeWords(ask, context) : freeWords(ask, when);
}

/** Orders of an amount in all. */
function volumeWords({ count, markets }: Trading, slot: Slots, when: string): VerbWords {
  const sum = `por al menos ${slot.amount} en total`;
  const act: Act = {
    verb: count ? "completar" : "comprar o vender",
    what: `${count ? `${slot.count} ` : ""}${sum}${markets ? ` ${either(markets)}` : ""}`,
    time: when,
  };
  const title = `Compra o vende por ${slot.amount} en total`;
  return {
    act,
    short: title,
    question: { id: "operaciones", failure: investingFailure(act) },
    step: { title },
    costs: ownFees,
    box: [`Operaciones por ${slot.amount}`],
    loses: `tus operaciones no suman ${slot.amount}${when}`,
    unknowns: ["qué operaciones valen"],
  };
}

/** Trading as one likes, where the benefit is less to pay for it. */
function feeWords({ markets }: Trading, { reward, isByAmount }: Context): VerbWords {
  const where = markets ? ` ${either(markets)}` : "";
  const all = markets ? ` ${list(markets)}` : "";
  return {
    act: { verb: "operar", what: "con normalidad" },
    short: "Opera",
    question: {
      id: "operar",
      question: `¿Vas a operar${where}?`,
      name: `Operar${where}`,
      failure: `El ${reward} solo rebaja las comisiones de operaciones${all}: sin ellas, no hay nada que descontar.`,
    },
    step: {
      text: `El ${reward} rebaja las comisiones de tus operaciones${all} en {brand}. No hay depósito mínimo.`,
    },
    costs: {
      spend: `Las comisiones que pagues${all}, antes del ${reward}`,
      blocked: {
        what: "El dinero con el que operes",
        until:
          "Puedes perder todo el dinero con el que operes en {brand}. La promoción no exige un depósito mínimo.",
      },
      isByAmount,
    },
    assumptions: [
      `Todas las comisiones son de operaciones${all}.`,
      "No contamos lo que ganes o pierdas al operar: puedes perder todo el importe invertido.",
      "La promoción no exige un depósito mínimo.",
    ],
    box: markets ? [asSentence(list(markets))] : [],
    loses: `no operas${where}`,
  };
}

/** Orders of which nobody says how many. */
function freeWords({ markets }: Trading, when: string): VerbWords {
  const where = markets ? ` ${either(markets)}` : "";
  const act: Act = {
    verb: "hacer",
    what: `tus primeras operaciones${where}`,
    theirs: `sus primeras operaciones${where}`,
    time: when,
  };
  return {
    act,
    short: "Haz tus primeras operaciones",
    question: { id: "operar", name: "Hacer tus primeras operaciones", failure: investingFailure(act) },
    step: { title: "Haz tus primeras operaciones" },
    costs: ownFees,
    unknowns: ["qué operaciones valen, cuántas y de cuánto"],
  };
}

/** Words for a number of orders, each of an amount where the file says it. */
function orderWords(ask: Trading, slot: Slots, when: string): VerbWords {
  const { count = "", amount, first, about, cost } = ask;
  const isOne = count.startsWith("1 ");
  const them = isOne ? "la operación" : `las ${slot.count}`;
  const costs = cost
    ? `Lo que cueste hacer ${them}: ${slot.cost}${isOne ? "" : " cada una"}${cost.of ? `, según ${cost.of}` : ""}`
    : `Lo que cueste hacer ${them}, si ${isOne ? "tiene" : "tienen"} comisión`;
  const many = isOne ? (first ? "una primera operación" : "una operación") : `${slot.count}`;
  const each = about ? "de alrededor de" : "de al menos";
  const sized = `${many}${amount ? ` ${each} ${slot.amount}${isOne ? "" : " cada una"}` : ""}`;
  const orders = `${sized}${when}`;
  const act: Act = { verb: "completar", what: sized, time: when };
  return {
    act,
    short: isOne ? asSentence(many) : `${slot.count}`,
    question: { id: "operaciones", failure: investingFailure(act) },
    step: { title: `Completa ${many}`, text: `Haz en {brand} ${orders}.` },
    costs: {
      spend: costs,
      ...(cost && {
        asked: {
          question: "¿Cuánto puede costarte cada operación en {brand}?",
          condition: `si no vendes lo comprado y cada operación cuesta ${slot.cost}`,
          ...(cost.of && { note: `según ${cost.of}` }),
        },
      }),
      atRisk: `${asSentence(them)}, ${each} ${slot.amount}${isOne ? "" : " cada una"}`,
    },
    box: [orders],
    assumptions: [
      `El dinero de ${them} no cuenta como gasto: queda invertido, puede perder valor, y vender lo comprado puede costarte lo que costó comprarlo.`,
    ],
    loses: isOne ? "no haces la operación" : `te falta parte de las ${slot.count}`,
    unknowns: [slot.within ? "qué operaciones valen" : "qué operaciones valen y de cuánto tiempo dispones"],
  };
}
