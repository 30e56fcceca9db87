import { catalogue } from "../../catalogue";
import type { CalendarDate } from "../../format/dates";
import type { Query } from "../../ground/query";
import { amountsFor } from "./amounts";
import { readPlan } from "./input";
import { planFor } from "./plan";

/**
 * What «Mi plan» answers on a day: the answers as they were read and, if none is wrong, the plan, which is
 * not searched for a wrong form. The prerendered page has no query.
 */
export function planAnswer(today: CalendarDate, query?: Query) {
  const offers = catalogue.enabled;
  const answers = readPlan(query ?? {}, offers, today);
  const isWrong = Object.keys(answers.faults).length > 0;
  const plan = isWrong ? undefined : planFor(offers, answers.input, today);
  return {
    offers,
    answers,
    today,
    amounts: amountsFor(offers, answers.input, today, plan),
    plan,
    /** A page that was built ahead does not know the day on which it is read, so it shows no dates. */
    isDated: query !== undefined,
  };
}
