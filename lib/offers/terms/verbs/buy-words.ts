import { asSentence, inSentence, present } from "../../../format/format";
import { readQuantity } from "../../../format/quantity";
import { type Act, toDo } from "../act";
import type { Slots, VerbWords } from "../ask";
import type { AskWords } from "../ask-words";
import { type Context, ofBrand, sinceJoining } from "../context";
import { amountIn, ANY_AMOUNT, isEuros } from "../figures";
import { inTime, isStartSaid, lapseWithin, supposed, type Within } from "../within";

/** Amounts that are no figure, with their words for editors. */
export const unfixed = {
  [ANY_AMOUNT]: "de cualquier importe",
  shown: "de un mínimo que solo se ve al comprar",
} as const;

/** How many purchases, where it is more than one. */
export const severalOf = (count: string | undefined) =>
  readQuantity(count ?? "")?.least === 1 ? undefined : count;

/** Means with which one has to pay, where not everything counts. */
export const means = {
  card: "la tarjeta",
  credit: "la tarjeta de crédito",
  debit: "la tarjeta de débito",
} as const;

/** Words for a minimum that only the provider shows. */
const OF_SHOWN = " del mínimo que muestra {brand}";

const OCU_LATE =
  " Según la OCU, completar los pasos tarde es un motivo frecuente de que el regalo no llegue.";

/** What a file asks to buy. */
interface Purchase {
  amount?: string | undefined;
  count?: string | undefined;
  differentDays?: boolean | undefined;
  together?: boolean | undefined;
  with?: keyof typeof means | undefined;
  within?: Within;
}

/** What the words of every purchase share. */
interface Shared {
  slot: Slots;
  context: Context;
  /** Means with which one pays, if not everything counts: « con la tarjeta». */
  paid: string;
  /** «Paga con {brand}» */
  pay: string;
  /** Time limit: « en 30 días». */
  when: string;
  /** The same, where it is a lapse from signing up, which the short texts name, too. */
  shortly: string;
  /** «una compra», or «otra compra» of a second one. */
  one: string;
  /** The date by which one buys, if that is known; `title` is what one does by then. */
  deadline(title: string): AskWords["deadlines"];
}

function sharedOf({ with: by, within: time }: Purchase, slot: Slots, context: Context): Shared {
  const { asks, joining, isAnother } = context;
  const when = inTime(time, slot.within);
  const after = lapseWithin(time);
  const pay = by ? `Paga con ${means[by]} de {brand}` : `Paga con ${ofBrand(joining)}`;
  const first = asks("link-card") ? `Vincula antes una tarjeta o cuenta y ${inSentence(pay)}.` : `${pay}.`;
  const since = sinceJoining(joining);
  const start = isStartSaid(time)
    ? `Cuenta ${since}.`
    : `Contamos ${slot.within} ${since}, lo más prudente: si el plazo empieza más tarde, te sobrarán días.`;
  const text = `${first} ${start}`;
  return {
    slot,
    context,
    paid: by ? ` con ${means[by]}` : "",
    pay,
    when,
    shortly: after ? when : "",
    one: isAnother ? "otra compra" : "una compra",
    deadline: (title) =>
      after ? [{ id: "primera-compra", kind: "before", title, text, after, ...supposed(time) }] : [],
  };
}

/** The words of what a file asks to buy, by what it says of the amount. */
export function purchaseWords(ask: Purchase, slot: Slots, context: Context): VerbWords {
  const shared = sharedOf(ask, slot, context);
  if (severalOf(ask.count)) return severalWords(ask, shared);
  if (ask.amount === ANY_AMOUNT) return anyWords(shared);
  if (!amountIn(ask.amount)) return unknownWords(ask, shared);
  return ask.together ? sumWords(shared) : oneWords(ask, shared);
}

/** Several purchases: «Haz 5 compras de al menos 10 € cada una». */
function severalWords(
  { amount: said, differentDays, together, with: by }: Purchase,
  shared: Shared,
): VerbWords {
  const { slot, paid, when } = shared;
  const amount = amountIn(said);
  const days = differentDays ? ", en días distintos" : "";
  const least = amount
    ? together
      ? ` por ${slot.amount} en total`
      : ` de al menos ${slot.amount}`
    : ({ [ANY_AMOUNT]: ` ${unfixed[ANY_AMOUNT]}`, shown: OF_SHOWN }[said ?? ""] ?? "");
  const many = `${slot.count}${least}${amount && !together ? " cada una" : ""}`;
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
      said === "shown" && "de cuánto es el mínimo de cada compra",
      said === undefined && "si las compras tienen un importe mínimo",
    ]),
  };
}

/** One purchase, however small. */
function anyWords({ paid, pay, when, one, deadline }: Shared): VerbWords {
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

/** One purchase of which nobody says how much: or only when one buys. */
function unknownWords({ amount }: Purchase, { context: { isAnother }, paid, when }: Shared): VerbWords {
  const isShown = amount === "shown";
  const unsaid = isAnother ? "la otra compra" : "la primera compra";
  const bought = isAnother ? "otra compra" : "una primera compra";
  const first = `${bought}${paid}`;
  const what = `${first}${isShown ? OF_SHOWN : ""}`;
  return {
    act: { verb: "hacer", what, time: when },
    short: `Haz ${bought}`,
    question: {
      id: "compra",
      name: `Hacer ${first}`,
      failure: isShown
        ? `Sin ${first}, o con una menor que el mínimo, no se cumplen los requisitos.`
        : `Sin ${first} no se cumplen los requisitos.`,
    },
    step: { title: `Haz ${first}`, text: `La promoción de {brand} pide ${what}${when}.` },
    costs: { spend: `Lo que gastes en ${bought}` },
    loses: `no haces ${first} que valga`,
    box: [isAnother ? "Con otra compra" : "Con primera compra"],
    unknowns: [
      isShown
        ? `de cuánto es el mínimo de ${unsaid}`
        : when
          ? `si ${unsaid} tiene un importe mínimo`
          : `si ${unsaid} tiene un importe mínimo y un plazo`,
    ],
  };
}

/** Words for as many purchases as one likes, of a sum in all. */
function sumWords({ slot, paid, pay, when, shortly, deadline }: Shared): VerbWords {
  const what = `${slot.amount} en total${paid}`;
  const act: Act = { verb: "gastar", what, time: when };
  return {
    act,
    short: `Gasta ${what}${shortly}`,
    question: {
      id: "compra",
      name: `Gastar ${what}${shortly}`,
      failure: `La promoción pide ${toDo(act)}: con menos no se cumplen los requisitos.`,
    },
    step: {
      title: `Gasta ${slot.amount} en total`,
      text: `${pay} compras que sumen ${slot.amount}${when}${slot.monthly ? `: unos ${slot.monthly} al mes` : ""}.`,
    },
    deadlines: deadline(`Llega a ${slot.amount} en compras`),
    costs: { spend: `Compras de ${slot.amount} en total` },
    assumptions: [`Gastas el mínimo, ${slot.amount} en total. Si gastas más, el regalo es el mismo.`],
    box: [`Compras de ${slot.amount}`, ...(shortly ? [`Plazo de ${slot.within}`] : [])],
    loses: `no llegas a ${slot.amount} en compras${paid}${when}`,
    finePrint: [`Las compras tienen que sumar ${slot.amount}${paid}${when}.`],
  };
}

/** One purchase of an amount at least. */
function oneWords({ with: by }: Purchase, shared: Shared): VerbWords {
  const { slot, context, paid, pay, when, shortly, one, deadline } = shared;
  const { isAnother, isBank, invitationWords } = context;
  const least = `${one} de al menos ${slot.amount}`;
  const order = isAnother ? "Haz otra compra" : "Haz tu primera compra";
  const yours = isAnother ? "tu otra compra" : "tu compra";
  return {
    act: { verb: "hacer", what: `${least}${paid}`, time: when },
    short: `Compra de ${slot.amount} o más${shortly}`,
    question: {
      id: "compra",
      name: `Hacer ${least}${paid}${shortly}`,
      failure: shortly
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
    box: [`Compra mínima de ${slot.amount}`, ...(shortly ? [`Plazo de ${slot.within}`] : [])],
    ...(shortly && {
      loses: `${yours} es de menos de ${slot.amount}${by ? `, no la pagas${paid}` : ""} o la haces después de ${slot.within}`,
    }),
    finePrint: [`Hay que hacer ${one} mínima de ${slot.amount}${paid}${when}.`],
  };
}
