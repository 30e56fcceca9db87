import { decimal, euros, inSentence, list, present } from "../format/format";
import { quantityWords } from "../format/quantity";
import { everyAsk, nominalRate, roundInterest } from "./gains";
import { figureOf } from "../offers/figure";
import type { Offer } from "../offers/offer";
import { verbOf } from "../offers/terms/verbs";
import type { Value } from "../offers/value";
import {
  assumptionOf,
  gainPrecision,
  isShareOfUnknown,
  upfrontNeeds,
  netValue,
  type Precision,
  precisionOf,
  riskOf,
  roundToHundredths,
  shownAmount,
  type Span,
  sumOfCosts,
  usualAmount,
} from "./net-value";

/** What one brings, where one kind of income or a pension will do. */
function salaryWords(accepts: readonly string[] = ["salary"]): string {
  if (accepts.some((kind) => kind !== "salary" && kind !== "pension")) return "un ingreso fijo";
  return accepts.length > 1
    ? "la nómina o la pensión"
    : accepts[0] === "pension"
      ? "la pensión"
      : "la nómina";
}

/** The words around an offer's figures, in every place that shows them. */
export const netCopy = {
  title: "Las cuentas",
  gain: "Beneficio",
  spend: "Gasto necesario",
  blocked: "Dinero que tienes que poner",
  time: "Tiempo de dedicación",
  remains: "Lo que te queda",
  /** Title of what was left, for a promotion that is over. */
  remained: "Lo que te quedaba",
  /** Note beside a gift from which the provider withholds tax; the net amount stands below. */
  beforeTax: "antes de impuestos",
  depends: "Depende",
  changeSupposed: "Cámbialo en Mi plan",
  /** Limit of the sum for a credit card, said after what the card is used for. */
  credit: "No contamos la cuota anual de la tarjeta, si la tiene, ni los intereses si aplazas el pago.",
  /** Note after a cost that is assumed. */
  supposed: "La cifra es lo que suponemos.",
  /** Note under the money on which interest is paid. */
  savings: "De tus ahorros: siguen siendo tuyos",
  /** First cost of what is paid month by month. */
  nothingFirst: "Nada al empezar",
  later: "Después",
  /** Word before a cost that is paid with the deposit. */
  fromDeposit: "Incluye",
  nothingMore: "Nada aparte del gasto",
  noSpend: ({ terms }: Offer) => {
    const asks = everyAsk(terms);
    const paid = asks.flatMap((ask) => verbOf(ask).paysAnyway?.(ask) ?? []);
    const fee = paid.includes("card") ? ": no contamos la cuota de la tarjeta, si la tiene." : ".";
    if (paid.includes("payments")) return `Pagos y recibos que ya haces${fee}`;
    const salary = asks.find((ask) => ask.do === "salary");
    return salary?.do === "salary"
      ? `Solo traer ${salaryWords(salary.accepts)}${fee}`
      : `Los requisitos no piden ningún gasto${fee}`;
  },
  known: (most: number) => `Calculamos con ${euros(most)}, la mayor cantidad para la que sabemos la cifra.`,
  counted: (most: number) =>
    `La promoción vale para un máximo de ${euros(most)}: lo que pase de ahí no ahorra nada.`,
  anyway: "Si ibas a hacer ese gasto de todos modos:",
  /** Note beside a cost: what is left for who would spend it anyway. */
  anywayLeft: "Si ibas a hacer ese gasto de todos modos, te queda:",
  onlyForIt: "Si haces el gasto solo por la promoción:",
  /** Words before what may be lost. */
  mayCost: "Puede costarte",
  spendUnknown: "Falta restar el gasto que pide, de importe por confirmar.",
} as const;

/**
 * The one wording of amounts in the plan, the comparison and «¿Me compensa?». An approximate amount is rounded down, so
 * that parts and sums agree: «60 €», «Unos 60 €», «Hasta 60 €», «60 € o más», «30-90 €», «150 € o 400 €», «Nada».
 */
export function spanWords({ least, most, either }: Span, precision: Precision = "exact"): string {
  if (either && least !== most) return `${euros(least)} o ${euros(most)}`;
  if (least !== most)
    return least < 0 ? `De ${euros(least)} a ${euros(most)}` : quantityWords({ least, most, unit: "EUR" });
  if (least === 0) return "Nada";
  if (precision === "least") return `${euros(least)} o más`;
  if (precision === "exact") return euros(least);
  if (least < 1) return `Menos de ${euros(1)}`;
  if (precision === "most") return `Hasta ${euros(Math.floor(least))}`;
  return least < 2 ? `Alrededor de ${euros(1)}` : `Unos ${euros(Math.floor(least))}`;
}

/** What a net figure assumes about costs that depend on the visitor: «La cifra vale si no pagas más que ahora (lo suponemos).» */
export function suppositions({ spend }: Pick<Value, "spend">): string[] {
  return spend.flatMap(({ asked }) =>
    asked?.condition ? [`La cifra vale ${asked.condition} (lo suponemos).`] : [],
  );
}

/**
 * What is supposed of a cost that depends on the visitor, as a statement: «El cálculo vale si cada operación cuesta 1 €,
 * según Finanztip.» `brand` where several offers are counted.
 */
export function supposedCost(
  { question, euros: each, times = 1, condition, note }: NonNullable<Value["spend"][number]["asked"]>,
  brand?: string,
): string {
  const source = note ? `, ${note}` : "";
  if (condition) return `El cálculo${brand ? ` de ${brand}` : ""} vale ${condition}${source}.`;
  const answer = `${euros(each)}${times > 1 && each > 0 ? ` (${decimal(times)} veces)` : ""}`;
  return `En «${question}» suponemos ${answer}${source}.`;
}

/** A net figure in words; one below zero is a cost. */
export function remainderWords(span: Span, precision?: Precision): string {
  return span.most < 0 ? `${netCopy.mayCost} ${costWords(span).toLowerCase()}` : spanWords(span, precision);
}

/** A net figure below zero, as a cost. */
export function costWords({ least, most }: Span): string {
  return spanWords({ least: -most, most: -least });
}

/** A figure of an offer, with notes on its parts or on what it depends on. */
export interface FigureWords {
  /** Words of the figure; undefined if it depends on what is not known. */
  figure: string | undefined;
  notes: readonly string[];
}

/** Whether the amount to put in is only recommended: the visitor may put in less. */
export const isRecommended = ({ gain }: Pick<Value, "gain">) =>
  gain.kind === "share" && gain.of.least !== undefined;

/** The money that an offer asks for on the first day: «100 € o más», for «Depósito inicial»; and what is paid later. */
export function needsWords(value: Value): FigureWords {
  const { euros: least, orMore } = upfrontNeeds(value);
  const later = value.spend.filter(({ from }) => from === "income");
  const now = value.spend.filter((cost) => !later.includes(cost));
  const notes = [
    ...value.blocked.map(({ what, euros: put }) =>
      put === "assumed" && isRecommended(value) ? `${what}: es el mínimo recomendado` : what,
    ),
    ...now.map(({ what, euros: cost, from }) => {
      if (cost === "assumed") return isShareOfUnknown(value) ? what : (assumptionOf(value)?.label ?? what);
      return from === "deposit" ? `${netCopy.fromDeposit} ${inSentence(what)}` : what;
    }),
    ...later.map(({ what }) => `${netCopy.later}, ${inSentence(what)}`),
  ];
  if (least === undefined) return { figure: undefined, notes };
  const { upTo } = interestOf(value) ?? {};
  if (least === 0 && upTo !== undefined) return { figure: `Hasta ${euros(upTo)}`, notes: [netCopy.savings] };
  if (least === 0 && later.length > 0) return { figure: netCopy.nothingFirst, notes };
  return { figure: spanWords({ least, most: least }, orMore ? "least" : "exact"), notes };
}

/** The interest of a year that an offer pays; undefined of any other gain. */
const interestOf = ({ gain }: Pick<Value, "gain">) => (gain.kind === "unknown" ? gain.interest : undefined);

/**
 * What an interest is in a year, for as much as counts or for 1.000 €: «Unos 600 €», «el primer año con 12.000 €, antes de
 * impuestos». Undefined of any other gain, and where something has to be spent for it.
 */
export function interestWords(value: Pick<Value, "gain" | "spend">) {
  const interest = interestOf(value);
  if (!interest || value.spend.length > 0) return undefined;
  const { percent, upTo = 1000 } = interest;
  const yearly = (amount: number) => roundInterest((nominalRate(percent) * amount) / 100);
  const words = (sum: number) => spanWords({ least: sum, most: sum }, "about");
  const each = upTo > 1000 ? `: ${inSentence(words(yearly(1000)))} por cada ${euros(1000)}` : "";
  return {
    upTo,
    /** Interest of a year on `upTo`. */
    euros: yearly(upTo),
    figure: words(yearly(upTo)),
    notes: [`El primer año con ${euros(upTo)}, antes de impuestos${each}`],
  };
}

/** The net value for a visitor who takes the offer only for the benefit; of an example `amount` if it depends on one. */
export function netWords(value: Value, amount = usualAmount(value)): FigureWords {
  const { gain, spend } = value;
  if (isShareOfUnknown(value)) {
    const [fees] = spend.filter(({ euros: cost }) => cost === "assumed");
    const { text, atMost } = figureOf(value);
    const saved = fees && !atMost ? [`Ahorras un ${text} de ${inSentence(fees.what)}`] : [];
    return { figure: undefined, notes: saved };
  }
  const { gross, spend: cost, net } = netValue(value, amount);
  const precision = precisionOf(value);
  const interest = interestWords(value);
  if (interest) return interest;
  if (!gross) return { figure: undefined, notes: gain.kind === "unknown" ? [gain.why] : [] };
  if (!net) {
    const costs = spend.flatMap(({ what, euros: known }) => (known === undefined ? inSentence(what) : []));
    return { figure: undefined, notes: [`${spanWords(gross, gainPrecision(value))} menos ${list(costs)}`] };
  }
  const example = gain.kind === "share" ? [`Ejemplo: con ${euros(amount)}, ${gain.period}`] : [];
  const saved = cost ? [`${netCopy.anyway} ${spanWords(gross, gainPrecision(value))}`] : [];
  return {
    figure: remainderWords(net, precision),
    notes: present([...example, heldWords(value), ...suppositions(value), ...saved]),
  };
}

/**
 * What an offer leaves of an amount that its page shows it for, where that depends on how much one puts in: of an interest
 * for as much as counts, of a share for the least. Undefined of any other, and where nobody can say it.
 */
export function exampleOf(value: Value): { euros: number; words: string } | undefined {
  const interest = interestWords(value);
  if (interest)
    return { euros: interest.euros, words: `${interest.figure} en un año con ${euros(interest.upTo)}` };
  const amount = shownAmount(value);
  const { figure } = netWords(value, amount);
  const { net } = netValue(value, amount);
  if (amount === undefined || figure === undefined || !net) return undefined;
  return { euros: net.least, words: `${figure} con ${euros(amount)}` };
}

/** What the figure of a benefit rests on that is the provider's own, and not the visitor's tariff. */
export const statedBy = "según la cifra de la promoción";

/**
 * What is left, in hand and invested, if a part of it stays in what the visitor buys with the deposit: «4 € en mano y 3 € invertidos;
 * vender lo comprado puede costar otros 3 €». Selling is supposed to cost what buying did. Undefined for any other offer.
 */
export function heldWords(value: Value): string | undefined {
  const { net } = netValue(value);
  const resale = sumOfCosts(
    value.spend.filter(({ from }) => from === "deposit"),
    0,
  );
  const held = riskOf(value, 0);
  if (!net || !resale || held === 0 || net.least <= held) return undefined;
  return `${euros(roundToHundredths(net.least - held))} en mano y ${euros(held)} ${held === 1 ? "invertido" : "invertidos"}; vender lo comprado puede costar otros ${euros(resale)}`;
}

/**
 * What stands beside the figure of an offer: what meeting it is supposed to cost, and then what is left and where, «Unos 3 €
 * de gastos, según Finanztip: quedan unos 7 €, 4 € en mano y 3 € invertidos; vender lo comprado puede costar otros 3 €.»; or that the figure is the promotion's own. Undefined if nothing is supposed.
 */
export function figureNote(value: Value): string | undefined {
  const { spend, net } = netValue(value, usualAmount(value));
  const held = heldWords(value);
  const source = value.spend.find(({ asked }) => asked && asked.euros > 0 && asked.note)?.asked?.note;
  if (source && spend !== undefined && net && net.least > 0)
    return `${spanWords({ least: spend, most: spend }, "about")} de gastos, ${source}: quedan ${inSentence(spanWords(net, precisionOf(value)))}${held ? `, ${held}` : ""}.`;
  const example = gainPrecision(value) === "most" ? exampleOf(value) : undefined;
  return example && `${example.words}, ${statedBy}: puede ser menos.`;
}

/**
 * What an offer leaves, as one text with what the figure stands on: «Unos 60 € con 10.000 €», «Unos 7 €, según lo que suponemos»,
 * «30-90 €, si no pagas más que ahora».
 */
export function netExample(value: Value): string {
  const { figure } = netWords(value);
  const { usual = interestOf(value)?.upTo } = assumptionOf(value) ?? {};
  if (figure === undefined) return netCopy.depends;
  if (usual !== undefined) return `${figure} con ${euros(usual)}`;
  if (value.spend.some(({ asked }) => asked && asked.euros > 0)) return `${figure}, según lo que suponemos`;
  const [condition] = present(value.spend.map(({ asked }) => asked?.condition));
  return condition ? `${figure}, ${condition}` : figure;
}
