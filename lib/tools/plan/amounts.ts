import { areMany } from "../../catalogue";
import { planAmounts } from "../../config/paths";
import type { CalendarDate } from "../../format/dates";
import type { Offer } from "../../offers/offer";
import type { PlanInput } from "./ways";
import { type Plan, planFor } from "./plan";

/** The amounts of «Mi plan» that are worth a press. */
export interface PlanAmounts {
  /** Amounts in euros: of several with the same plan the least, and the visitor's own. */
  offered: readonly number[];
  /** The least amount with the same plan as the visitor's own; undefined if that is it. */
  enough: number | undefined;
}

/** What a plan shows, to tell whether another amount changes it. */
const shownBy = ({ total, entries, extras, invested }: Plan) =>
  JSON.stringify([
    total,
    ...[entries, extras, invested].map((some) => some.map(({ offer, net }) => [offer.id, net])),
  ]);

/**
 * The amounts to offer to a visitor with these answers, whose plan is `own`; a wrong form has none, but offers amounts too.
 * All of them where a plan of many offers takes long.
 */
export function amountsFor(
  offers: readonly Offer[],
  input: PlanInput,
  today: CalendarDate,
  own: Plan | undefined,
): PlanAmounts {
  if (areMany(offers)) return { offered: planAmounts, enough: undefined };
  const plans = planAmounts.map((money) => ({
    money,
    shown: shownBy((money === input.money && own) || planFor(offers, { ...input, money }, today)),
  }));
  const leastWith = (plan: string) => plans.find(({ shown }) => shown === plan)?.money;
  const least = own && leastWith(shownBy(own));
  return {
    offered: plans.flatMap(({ money, shown }) =>
      leastWith(shown) === money || money === input.money ? money : [],
    ),
    enough: least === undefined || least >= input.money ? undefined : least,
  };
}
