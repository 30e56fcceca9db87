import { addLapse, type CalendarDate, type Lapse, lastDay } from "../../format/dates";
import { present } from "../../format/format";
import { lapseIn } from "../../format/quantity";
import { yoursOf } from "../../ground/gains";
import type { Offer } from "../../offers/offer";
import { optionsOf } from "../../offers/terms/asks";
import { isNeeded, onlyRevokes } from "../../offers/terms/references";
import { type Ask, verbOf } from "../../offers/terms/verbs";
import { timesOfGain } from "../../offers/terms/when";

type Awaited = Pick<Offer, "terms">;

/** The latest of some days. */
export const latest = (...days: (CalendarDate | undefined)[]) => present(days).sort().at(-1);

/** The earliest day on which a gain can arrive, by the times that the file states; a lapse counts from signing up. */
export function earliestArrival({ terms }: Awaited, signUp: CalendarDate): CalendarDate | undefined {
  const days = yoursOf(terms)
    .flatMap((gain) => [...timesOfGain(gain)])
    .flatMap(({ when }) => {
      if (typeof when !== "object") return [];
      if ("on" in when) return lastDay(when.on);
      return "lapse" in when ? addLapse(signUp, lapseIn(when.lapse)) : [];
    });
  return days.sort()[0];
}

/** How long something without a limit of its own takes at least: one of its periods. */
function timeOf(ask: Ask): Lapse {
  if ("within" in ask && ask.within) return { days: 0 };
  if ("every" in ask && ask.every) return lapseIn(ask.every);
  return verbOf(ask).recurs ? { months: 1 } : { days: 0 };
}

/**
 * The first day on which everything that a gain needs can be done: not before the day of signing up, nor before one period
 * of what recurs. Of alternatives the shortest counts; of several gains the earliest.
 */
export function earliestDone({ terms }: Awaited, signUp: CalendarDate): CalendarDate {
  const doneFor = (gain: ReturnType<typeof yoursOf>[number]) => {
    const needed = terms.asks.filter((entry) => isNeeded(entry, gain, terms));
    const ends = needed.map((entry) => {
      const options = optionsOf(entry).map((option) =>
        latest(...option.flatMap((ask) => (onlyRevokes(ask, gain) ? [] : addLapse(signUp, timeOf(ask))))),
      );
      return present(options).sort()[0];
    });
    return latest(signUp, ...ends) ?? signUp;
  };
  return yoursOf(terms).map(doneFor).sort()[0] ?? signUp;
}
