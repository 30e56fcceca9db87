import { addLapse, addMonths, type CalendarDate, type Lapse, lastDay } from "../../format/dates";
import { present } from "../../format/format";
import { lapseIn } from "../../format/quantity";
import { everyAsk, yoursOf } from "../../ground/gains";
import type { Offer } from "../../offers/offer";
import { askName } from "../../offers/terms/ask";
import { optionsOf } from "../../offers/terms/asks";
import { isNeeded, onlyRevokes } from "../../offers/terms/references";
import { type Ask, verbOf } from "../../offers/terms/verbs";
import { timeFields, timesOfGain } from "../../offers/terms/when";

/**
 * Lower bounds, unlike the days of a plan (`lib/tools/plan/way-dates.ts`): nobody should ask for a gift before it can be due,
 * whichever option was chosen. So a time that is only usual counts for nothing here, and bills count as done after a month;
 * the plan takes one way with every step on its first day.
 */
type Awaited = Pick<Offer, "terms">;

/** The latest of some days. */
export const latest = (...days: (CalendarDate | undefined)[]) => present(days).sort().at(-1);

/** How long something without a limit of its own takes at least: what recurs all its time, or one of its periods. */
function timeOf(ask: Ask): Lapse {
  const { recurs, lasts } = verbOf(ask);
  const whole = recurs ? lasts(ask) : undefined;
  if (whole) return lapseIn(whole);
  if ("within" in ask && ask.within) return { days: 0 };
  if ("every" in ask && ask.every) return lapseIn(ask.every);
  return recurs ? { months: 1 } : { days: 0 };
}

type YourGain = ReturnType<typeof yoursOf>[number];

/** The first day on which everything that a gain needs can be done; of alternatives the shortest counts. */
function doneFor(gain: YourGain, terms: Awaited["terms"], signUp: CalendarDate): CalendarDate {
  const needed = terms.asks.filter((entry) => isNeeded(entry, gain, terms));
  const ends = needed.map((entry) => {
    const options = optionsOf(entry).map((option) =>
      latest(...option.flatMap((ask) => (onlyRevokes(ask, gain) ? [] : addLapse(signUp, timeOf(ask))))),
    );
    return present(options).sort()[0];
  });
  return latest(signUp, ...ends) ?? signUp;
}

/**
 * The first day on which everything that a gain needs can be done: not before the day of signing up, nor before the end of
 * what recurs. Of several gains the earliest counts.
 */
export const earliestDone = ({ terms }: Awaited, signUp: CalendarDate): CalendarDate =>
  yoursOf(terms)
    .map((gain) => doneFor(gain, terms, signUp))
    .sort()[0] ?? signUp;

/**
 * The earliest day on which a gain can arrive, by the times that the file states. A lapse counts from what it names or,
 * without a name, from having done all; from an event whose day nobody knows, from signing up.
 */
export function earliestArrival({ terms }: Awaited, signUp: CalendarDate): CalendarDate | undefined {
  const startOf = (gain: YourGain, after: string | undefined, count: number | undefined) => {
    if (after === undefined) return doneFor(gain, terms, signUp);
    const named = everyAsk(terms).filter((ask) => askName(ask) === after);
    if (count !== undefined) return addMonths(signUp, count - 1);
    return named.map((ask) => addLapse(signUp, timeOf(ask))).sort()[0] ?? signUp;
  };
  const days = yoursOf(terms).flatMap((gain) =>
    timesOfGain(gain).flatMap(({ when }) => {
      const { on, lapse, after, count } = timeFields(when);
      if (on) return lastDay(on);
      return lapse ? addLapse(startOf(gain, after, count), lapseIn(lapse)) : [];
    }),
  );
  return days.sort()[0];
}
