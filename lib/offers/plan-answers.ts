import { addMonths, type CalendarDate, isDay } from "../format/dates";
import { type AmountFault, readAmount } from "../format/amount";
import { readSignUp, type SignUpFault, signUpRange } from "./deadlines";
import type { Offer } from "./offer";
import type { PlanInput } from "./plan";

export type PlanFault = AmountFault | "date" | "early" | "late";

interface Fault<T> {
  typed: string;
  fault: T;
}

/** The money that counts until the visitor says another. */
export const USUAL_MONEY = 100;

/**
 * Reads the answers of the form as its address has them: `?dinero=100&cliente=paypal&paypal=2026-11-01&inicio=2026-11-22`.
 * Money that is missing or wrong takes its usual value, 100 €.
 */
export function readPlan(
  query: Readonly<Record<string, string | string[] | undefined>>,
  offers: readonly Offer[],
  today: CalendarDate,
) {
  const one = (name: string) => ([query[name]].flat()[0] ?? "").trim().slice(0, 40);
  const faults: {
    dinero?: Fault<PlanFault>;
    inicio?: Fault<PlanFault>;
    /** By id of the offer whose day of signing up it is. */
    joined?: Record<string, Fault<SignUpFault>>;
  } = {};

  // The field for another amount keeps what was typed in it when an offered amount is chosen instead.
  const chosen = one("dinero");
  const money = ["", "otro"].includes(chosen) ? one("otro") : chosen;
  const read = money === "" && chosen === "" ? { euros: USUAL_MONEY } : readAmount(money);
  if ("fault" in read) faults.dinero = { typed: money, fault: read.fault };

  const day = one("inicio");
  const fault = day === "" ? undefined : dayFault(day, today);
  if (fault) faults.inicio = { typed: day, fault };

  const ids = [query["cliente"]].flat();
  const known = offers.filter(({ id }) => ids.includes(id));
  const joined: Record<string, CalendarDate> = {};
  for (const offer of known.filter(({ id, deadlines }) => one(id) !== "" && deadlines.items.length > 0)) {
    const typed = one(offer.id);
    const signUp = readSignUp([typed], signUpRange(offer, today));
    if ("day" in signUp) joined[offer.id] = signUp.day;
    else faults.joined = { ...faults.joined, [offer.id]: { typed, fault: signUp } };
  }
  const input: PlanInput = {
    money: "euros" in read ? read.euros : USUAL_MONEY,
    customerOf: known.map(({ id }) => id),
    joined,
    ...(day !== "" && !fault && { start: day }),
    anyway: one("gasto") === "igual",
  };
  return { input, faults };
}

export type PlanAnswers = ReturnType<typeof readPlan>;

function dayFault(day: string, today: CalendarDate): PlanFault | undefined {
  if (!isDay(day)) return "date";
  if (day < today) return "early";
  return day > addMonths(today, 12) ? "late" : undefined;
}
