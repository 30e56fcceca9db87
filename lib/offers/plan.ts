import { addMonths, type CalendarDate, isDay } from "../format/dates";
import { readAmount } from "../format/amount";
import { datedDeadlines, startAfter } from "./dated-deadlines";
import type { Deadline } from "./deadlines";
import { netValue, type Span, total } from "./net-value";
import type { Offer } from "./offer";
import { statusOn } from "./status";

/** What a visitor says of himself. */
export interface PlanInput {
  /** Euros that he can move. */
  money: number;
  /** Ids of the offers whose provider he is already a customer of. */
  customerOf: readonly string[];
  /** The day on which he would sign up; left out where he has not said one. */
  start?: CalendarDate;
}

/** An offer that the visitor can take. */
export interface PlanEntry {
  offer: Offer;
  /** Euros that he needs for it, as far as they are known. */
  needs: number;
  /** What he gets, in euros; nothing where nobody knows it beforehand. */
  gain?: Span;
  /** What he is left with, in euros, if he spends only what the promotion asks; nothing where a cost is not known. */
  left?: Span;
  /** Costs that nobody knows beforehand: «La tarifa de la línea durante 3 meses». */
  unknownCosts: readonly string[];
  /** By date, once he has said the day of signing up; until then each says how long after it. */
  deadlines: readonly (Deadline & { date?: CalendarDate })[];
  /** Whether his money is enough for it beside the entries before it. */
  together: boolean;
}

/** The one reason why an offer is not for this visitor. */
export type PlanMisfit = { offer: Offer } & (
  | { reason: "customer" }
  | { reason: "money"; needs: number }
  | { reason: "not-begun"; on: CalendarDate }
  | { reason: "ended"; on: CalendarDate }
);

/** What a visitor can take, in the order of what he is left with, and what he cannot. */
export interface Plan {
  entries: readonly PlanEntry[];
  misfits: readonly PlanMisfit[];
  /** Euros left from all entries that go together and whose costs are known. */
  total: Span;
  /** Euros of his that all entries that go together need at the same time. */
  needs: number;
}

/**
 * The plan of a visitor. Entries whose remainder is known come first, the most (at least) first; then those with a cost
 * that is not known, by what they give at least; then those that nobody can put in figures. Equal ones keep the order
 * of the catalogue.
 *
 * @param offers those of the site, in its order
 * @param today the day that counts where the visitor has not said one
 */
export function planFor(offers: readonly Offer[], input: PlanInput, today: CalendarDate): Plan {
  const misfits: PlanMisfit[] = [];
  const fitting: Omit<PlanEntry, "together">[] = [];
  for (const offer of offers) {
    const misfit = misfitOf(offer, input, input.start ?? today);
    if (misfit) misfits.push(misfit);
    else fitting.push(entryOf(offer, input));
  }
  fitting.sort((one, other) => rank(other) - rank(one) || worth(other) - worth(one));

  let needs = 0;
  const entries = fitting.map((entry) => {
    const together = needs + entry.needs <= input.money;
    if (together) needs = cents(needs + entry.needs);
    return { ...entry, together };
  });
  const counted = entries
    .filter(({ together }) => together)
    .map((entry) => shareOfMoney(entry, input.money - needs));
  return {
    entries,
    misfits,
    total: {
      least: cents(counted.reduce((sum, { left }) => sum + (left?.least ?? 0), 0)),
      most: cents(counted.reduce((sum, { left }) => sum + (left?.most ?? 0), 0)),
    },
    needs,
  };
}

/** What is wrong with an answer of the form. */
export type PlanFault = "unreadable" | "negative" | "too-large" | "date" | "early" | "late";

/** The answers of the form as its address has them: `?dinero=100&cliente=paypal&inicio=2026-11-22`. */
export interface PlanAnswers {
  input: PlanInput;
  /** By field: what was typed and what is wrong with it; the usual answer counts meanwhile. */
  faults: Partial<Record<"dinero" | "inicio", { typed: string; fault: PlanFault }>>;
}

/** The money that counts until the visitor says another. */
export const USUAL_MONEY = 100;

/** Reads the answers of the form from an address. Money that is missing or wrong takes its usual value, 100 €. */
export function readPlan(
  query: Readonly<Record<string, string | string[] | undefined>>,
  offers: readonly Offer[],
  today: CalendarDate,
): PlanAnswers {
  const one = (name: string) => ([query[name]].flat()[0] ?? "").trim().slice(0, 40);
  const faults: PlanAnswers["faults"] = {};

  const money = one("otro") || one("dinero");
  const read = money === "" || money === "otro" ? { euros: USUAL_MONEY } : readAmount(money);
  if ("fault" in read) faults.dinero = { typed: money, fault: read.fault };

  const day = one("inicio");
  const fault = day === "" ? undefined : dayFault(day, today);
  if (fault) faults.inicio = { typed: day, fault };

  const ids = new Set([query["cliente"]].flat());
  return {
    input: {
      money: "euros" in read ? read.euros : USUAL_MONEY,
      customerOf: offers.filter(({ id }) => ids.has(id)).map(({ id }) => id),
      ...(day !== "" && !fault && { start: day }),
    },
    faults,
  };
}

function dayFault(day: string, today: CalendarDate): PlanFault | undefined {
  if (!isDay(day)) return "date";
  if (day < today) return "early";
  return day > addMonths(today, 12) ? "late" : undefined;
}

function misfitOf(
  offer: Offer,
  { money, customerOf }: PlanInput,
  start: CalendarDate,
): PlanMisfit | undefined {
  if (customerOf.includes(offer.id)) return { offer, reason: "customer" };
  const status = statusOn(offer, start);
  if (status === "ended") return { offer, reason: "ended", on: offer.validUntil ?? start };
  if (status === "upcoming") return { offer, reason: "not-begun", on: offer.validFrom ?? start };
  const needs = needsOf(offer);
  return needs > money ? { offer, reason: "money", needs } : undefined;
}

/** The euros that an offer asks for, as far as they are known: what is spent, what stays blocked, or the least that it takes. */
function needsOf({ value: { gain, spend, blocked } }: Offer): number {
  const known = [...spend, ...blocked].filter(({ euros }) => typeof euros === "number");
  const least = gain.kind === "share" ? gain.of.least?.euros : undefined;
  return cents((total(known, 0) ?? 0) + (least ?? 0));
}

function entryOf(offer: Offer, { money, start }: PlanInput): Omit<PlanEntry, "together"> {
  const { gain, spend, blocked } = offer.value;
  // Fees that a visitor will pay are not the money that he can move: nobody knows them.
  const isUnknown = gain.kind === "share" && !blocked.some(({ euros }) => euros === "assumed");
  const { gross, onlyForIt } = isUnknown ? {} : netValue(offer.value, money);
  return {
    offer,
    needs: needsOf(offer),
    ...(gross && { gain: gross }),
    ...(onlyForIt && { left: onlyForIt }),
    unknownCosts: isUnknown ? [] : spend.filter(({ euros }) => euros === undefined).map(({ what }) => what),
    deadlines: start
      ? datedDeadlines(offer.deadlines.items, startAfter(offer, start))
      : offer.deadlines.items,
  };
}

/** The same entry with the money that the others leave for it, where what it gives depends on that. */
function shareOfMoney(entry: PlanEntry, free: number): Pick<PlanEntry, "left"> {
  if (entry.offer.value.gain.kind !== "share" || !entry.left) return entry;
  const { onlyForIt } = netValue(entry.offer.value, cents(entry.needs + Math.max(free, 0)));
  return onlyForIt ? { left: onlyForIt } : {};
}

const rank = ({ left, gain }: Pick<PlanEntry, "left" | "gain">) => (left ? 2 : gain ? 1 : 0);
const worth = ({ left, gain }: Pick<PlanEntry, "left" | "gain">) => (left ?? gain)?.least ?? 0;

function cents(euros: number): number {
  return Math.round(euros * 100) / 100;
}
