import { type CalendarDate, lastDay, onDate } from "../format/dates";
import { euros, NBSP } from "../format/format";
import { type Quantity, quantityWords } from "../format/quantity";
import { checkOf } from "../offers/never-checked";
import type { Offer } from "../offers/offer";
import { phaseOf } from "../offers/status";
import { isUsuallyPaid, paymentHours, paymentTime } from "./arrivals";
import { asksForResource } from "./gains";
import { isMoneyReward, upfrontNeeds, sumOfCosts } from "./net-value";

interface Label {
  /** What is compared: the least comes first. Undefined if it does not apply to an offer, or is not known of it. */
  measure(offer: Offer): number | undefined;
  words(offer: Offer): string;
  /** Whether one offer may have it even if no other has a value to compare with. */
  alone?: true;
}

/** The reasons to choose an offer: what is compared, and its words. An offer shows the first one that it wins. */
const labels: Readonly<Record<string, Label>> = {
  largest: {
    measure: (offer) => {
      const { gain } = offer.value;
      return isMoneyReward(offer) && gain.kind === "amount" ? -gain.euros : undefined;
    },
    words: () => "El mayor regalo fijo",
  },
  least: {
    measure: (offer) => moneyAsked(offer)?.sum,
    words: (offer) => {
      const { first = 0 } = moneyAsked(offer) ?? {};
      return first > 0 ? `Pide solo ${euros(first)}` : "No pide dinero";
    },
  },
  fastest: {
    measure: paymentHours,
    words: (offer) => `${isUsuallyPaid(offer) ? "Suele llegar" : "Llega"} ${shortTime(paymentTime(offer))}`,
    alone: true,
  },
  withoutInvestment: {
    measure: ({ risk, value }) => Number(risk !== undefined || value.atRisk !== undefined),
    words: () => "Sin invertir",
  },
  withoutSalary: {
    measure: (offer) => Number(asksForResource(offer.terms, "salary")),
    words: () => "Sin nómina",
  },
  ends: {
    measure: ({ validUntil }) => (validUntil ? Date.parse(lastDay(validUntil)) : undefined),
    words: ({ validUntil = "" }) => `Termina ${onDate(validUntil)}`,
    alone: true,
  },
};

/** How long a payment takes, in few characters: «en 24-48 h», «en 14 días». */
function shortTime(time: Quantity | undefined): string {
  if (!time || time.least === 0) return "al momento";
  const { least, most, unit } = time;
  return `en ${most && unit === "hours" ? `${least}-${most}${NBSP}h` : quantityWords(time)}`;
}

/**
 * The euros to put in at the start and to spend in all, of an offer that asks for nothing else and says how much: their sum,
 * and those to put in or, where there are none, to spend.
 */
function moneyAsked(offer: Offer): Record<"sum" | "first", number> | undefined {
  const { euros: needs, orMore } = upfrontNeeds(offer.value);
  const spends = sumOfCosts(offer.value.spend, 0);
  if (needs === undefined || orMore || spends === undefined) return undefined;
  const isMore = (["salary", "bills", "line", "more"] as const).some((what) =>
    asksForResource(offer.terms, what),
  );
  return isMore ? undefined : { sum: needs + spends, first: needs || spends };
}

/**
 * One reason to choose each of some offers on a day, by their ids: only where an offer is strictly first, so that no two
 * have the same. The words say what is so of the offer alone: of others, the figure may be unknown. Offers that nobody can take, that nobody has checked, or whose provider's authorisation is not known,
 * have none, and are compared with none.
 */
export function labelsOf(offers: readonly Offer[], today: CalendarDate): ReadonlyMap<string, string> {
  const compared = offers.filter(
    (offer) =>
      phaseOf(offer, today) === "open" &&
      checkOf(offer) !== undefined &&
      offer.protection.authorisation === undefined,
  );
  const found = new Map<string, string>();
  for (const { measure, words, alone } of Object.values(labels)) {
    const [first, second] = compared
      .flatMap((offer) => {
        const value = measure(offer);
        return value === undefined ? [] : [{ offer, value }];
      })
      .sort((a, b) => a.value - b.value);
    const isFirst = second ? first && first.value < second.value : alone;
    if (first && isFirst && !found.has(first.offer.id)) found.set(first.offer.id, words(first.offer));
  }
  return found;
}
