import { asSentence, either, list } from "../../../format/format";
import { type Act, type ActWords, investingFailure } from "../act";
import type { Slots } from "../ask";
import type { Context } from "../context";
import type { CostWords } from "../cost";
import { inTime, type Within } from "../within";

/** The words of costs if the number of orders or their fee is not known. */
const ownFees = {
  spend: "Las comisiones de tus operaciones",
  blocked: {
    what: "Lo que inviertes",
    until: "Lo que inviertes en {brand} sigue siendo tuyo, pero puede perder valor.",
  },
};

/** What a file asks to trade. */
interface Trading {
  amount?: string | undefined;
  count?: string | undefined;
  together?: true | undefined;
  first?: true | undefined;
  about?: boolean | undefined;
  markets?: string[] | undefined;
  cost?: { of?: string | undefined } | undefined;
  within?: Within;
}

/** The words of trading: those of its costs get their amounts from the verb. */
type Words = Omit<ActWords, "costs"> & { costs: CostWords };

/** The words of trading: of a volume, of a number of orders, or of as many as one likes. */
export function tradeWords(ask: Trading, slot: Slots, context: Context): Words {
  const when = inTime(ask.within, slot.within);
  if (ask.together) return volumeWords(ask, slot, when);
  if (ask.count) return orderWords(ask, slot, when);
  return context.isByAmount ? feeWords(ask, context) : freeWords(ask, when);
}

/** Orders of an amount in all. */
function volumeWords({ count, markets }: Trading, slot: Slots, when: string): Words {
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
function feeWords({ markets }: Trading, { reward, isByAmount }: Context): Words {
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
function freeWords({ markets }: Trading, when: string): Words {
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

/** So many orders, each of an amount where the file says it. */
function orderWords(ask: Trading, slot: Slots, when: string): Words {
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
      `El dinero de ${them} no cuenta como gasto: queda invertido, puede perder valor, y venderlo puede costarte lo que costó comprarlo.`,
    ],
    loses: isOne ? "no haces la operación" : `te falta parte de las ${slot.count}`,
    unknowns: [slot.within ? "qué operaciones valen" : "qué operaciones valen y de cuánto tiempo dispones"],
  };
}
