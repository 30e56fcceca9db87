import { asSentence, list, present } from "../../format/format";
import { lapseIn } from "../../format/quantity";
import type { OfferRecord } from "../offer";
import { asksTo } from "../terms/act";
import { placedAsks } from "../terms/asks";
import { isNeeded, onlyRevokes } from "../terms/needs";
import { type Ask, verbOf } from "../terms/verbs";
import { keptFrom } from "../terms/verbs/keep-words";
import { lapseUntil, lastDayOfRule, timeFields } from "../terms/when";
import { hasDeadline } from "../terms/within";
import {
  type Arrival,
  arrivalLine,
  arrivalsOf,
  arrivalSentences,
  arrivalWords,
  monthOf,
  askNamed,
  askForArrival,
  isPaidApart,
} from "./arrivals";
import { questionName } from "./alternatives";
import { joiningOf } from "./joining";
import type { Parts, Requirement } from "./parts";

type Deadlines = OfferRecord["deadlines"];
type Item = Deadlines["items"][number];

/** How many months the requirements of the gain last themselves, and whether whichever option one chooses. */
function monthsAsked({ requirements, main, terms }: Parts): { months: number; isForAll: boolean } {
  const { gain } = main ?? {};
  if (!gain) return { months: 0, isForAll: true };
  const needed = requirements.flatMap(({ ask, options }) => (isNeeded(ask, gain, terms) ? [options] : []));
  // A monthly gain waits for the first month only, or for the first period of a habit.
  const timeOf = (ask: { for?: string | undefined; every?: string | undefined }) =>
    gain.every ? (ask.every ?? "1 month") : ask.for;
  // A `keep` that can only take the gain back later delays nothing.
  const longest = (all: typeof needed) =>
    Math.max(
      0,
      ...all.flat(2).map(({ ask }) => ("for" in ask && !onlyRevokes(ask, gain) ? monthsOf(timeOf(ask)) : 0)),
    );
  const months = longest(needed);
  return { months, isForAll: longest(needed.filter(({ length }) => length === 1)) === months };
}

/** A length of time in months, rounded up. */
function monthsOf(time = "0 days"): number {
  const lapse = lapseIn(time);
  return "months" in lapse ? lapse.months : Math.ceil(lapse.days / 30);
}

/** Two lengths of time, one after the other; in months, rounded up, where one of them is. */
function addLapses(one: string, other: string): string {
  const [first, second] = [lapseIn(one), lapseIn(other)];
  return "days" in first && "days" in second
    ? `${first.days + second.days} days`
    : `${monthsOf(one) + monthsOf(other)} months`;
}

/** Whether something is kept from the arrival of the gift. */
const isKeptFromGift = (ask: Ask) => ask.do === "keep" && keptFrom(ask) === "gift";

/** Whether the time of a gain counts from something that can be done on the day of signing up. */
function isSoon(after: string | undefined, { requirements, main, terms }: Parts): boolean {
  if (after === "sign-up") return true;
  // Without `after` the time counts from the day on which everything is done.
  if (!after)
    return !requirements.some(
      ({ ask, options }) =>
        main &&
        isNeeded(ask, main.gain, terms) &&
        options.every((option) => option.some((one) => "for" in one.ask && !onlyRevokes(one.ask, main.gain))),
    );
  const { asks = [] } = askNamed(after, requirements) ?? {};
  return asks.length > 0 && asks.every((ask) => !verbOf(ask).recurs && verbOf(ask).lasts(ask) === undefined);
}

/** The day by which something that the offer gives should be there, as far as it counts from signing up. */
function expectedOf({ when, lapse, name, line }: Arrival, parts: Parts): Omit<Item, "id" | "of">[] {
  const { rule, after, days, count } = timeFields(when);
  const title = `Comprueba si ha llegado ${name}`;
  if (rule) {
    if (after && !isSoon(after, parts)) return [];
    const { months, isForAll } = after ? { months: 0, isForAll: true } : monthsAsked(parts);
    const time = months === 1 ? "un mes" : `${months} meses`;
    const which = isForAll ? "" : ", según la opción que elijas, hasta";
    const wait = months > 0 ? ` Antes hay que cumplirlos${which} ${time}.` : "";
    const text = `${asSentence(name)} de {brand} llega el mes siguiente ${monthOf(after, parts.requirements)}.${wait} La fecha es el último día de ese plazo y supone que cumples los requisitos cuanto antes.`;
    return [
      {
        kind: "expected",
        title,
        text,
        after: `${months + 2} months`,
        nextMonthUntil: lastDayOfRule({ days }),
      },
    ];
  }
  const time = lapseUntil(when);
  if (!time || count || !isSoon(after, parts)) return [];
  // If the other parts do not fit here, the FAQ's answer about the delay has them.
  const all = line
    ? [`${asSentence(name)} de {brand}: ${line}.`]
    : [arrivalWords(parts), arrivalSentences(parts)[0]];
  const text = parts.fits(
    all.map(
      (arrives) =>
        `${arrives} La fecha supone que cumples los requisitos el mismo día ${parts.context.joining.card ? "en que pides la tarjeta" : "del alta"}: si tardas más, será más tarde.`,
    ),
    320,
  );
  const usually = timeFields(when).usually && { usually: `${lapse}` };
  return [{ kind: "expected", title, text, after: time, ...usually }];
}

/** What something asked is to do, in its own words where it is asked for some gains only. */
const infinitivesOf = ({ words, options }: Requirement): string[] =>
  words.infinitive
    ? [words.infinitive]
    : options.flat().flatMap(({ words: { infinitive } }) => infinitive ?? []);

/** The last days that something asked names; those of an option, or of some gains only, say so. */
const fixedDaysOf = ({ words, options }: Requirement) =>
  options.flat().flatMap(({ words: { days = [] } }) =>
    days.map((day) => {
      const whose =
        options.length > 1
          ? "Solo si es la opción que eliges. "
          : words.infinitive
            ? ""
            : "Solo para una parte de lo que da. ";
      return { ...day, text: `${whose}${day.text}` };
    }),
  );

/** The deadlines of an offer: those of what it asks, and the day on which the gain is usually there. */
export function deadlinesOf(parts: Parts): Deadlines {
  const { terms, requirements, main } = parts;
  const arrival = arrivalWords(parts);
  const arrives = arrivalLine(parts);
  const arrivals = main ? arrivalsOf(main, parts) : [];
  const expected = arrivals.flatMap((one, index) =>
    expectedOf(one, parts).map((item) => ({
      id: index === 0 ? "regalo" : `regalo-${index + 1}`,
      of: [...(main?.path ?? []), ...one.path].join("."),
      ...item,
    })),
  );
  const ends = main?.words.ends ? [main.words.ends] : [];
  const gift = expected.at(-1)?.after;
  const isAll = expected.length === arrivals.length;
  const fromGift = placedAsks(terms.asks).flatMap(({ ask, path }) =>
    isKeptFromGift(ask) ? [path.join(".")] : [],
  );
  // What is kept from the gift's arrival has no date where nobody can say the day of that.
  const own = requirements
    .flatMap(({ words }) => words.deadlines ?? [])
    .flatMap((one) => {
      if (!fromGift.includes(one.of ?? "")) return [one];
      return gift && isAll ? [{ ...one, after: addLapses(gift, one.after) }] : [];
    });
  const isEnd = ({ kind }: Item) => kind === "ends";
  const items = [...own.filter((one) => !isEnd(one)), ...own.filter(isEnd), ...expected, ...ends];
  // Requirements with a time of their own. A fixed last day is not counted from signing up, so it is not among `items`.
  const timed = requirements.filter(({ options }) => options.flat().some(({ ask }) => hasDeadline(ask)));
  const limit =
    timed.length > 0
      ? `La promoción de {brand} ${asksTo(list(timed.flatMap(infinitivesOf)))}.`
      : "Los requisitos de {brand} que conocemos no ponen plazo.";
  const named = requirements.flatMap(fixedDaysOf);
  const days = named.map((day, index) => {
    const isTaken = named.findIndex(({ id }) => id === day.id) < index;
    return isTaken ? { ...day, id: `${day.id}-${index + 1}` } : day;
  });
  const limits = [
    limit,
    `La promoción de {brand} pone plazo a ${list(timed.flatMap(({ words }) => questionName(words) ?? []))}.`,
  ];
  // An arrival that gives no date is told in words: with the monthly sum and the other parts if they fit.
  const isTold = arrival && (isPaidApart(parts) || expected.length < Math.max(1, arrivals.length));
  const short = isTold ? arrivalSentences(parts, true) : [];
  const told = short.length > 0 ? [arrival, short.join(" "), short[0]] : [""];
  const notes =
    arrival === undefined && main
      ? [askForArrival(parts)]
      : told.flatMap((first) => limits.map((second) => present([first, second]).join(" ")));
  return {
    ...(joiningOf(terms).card && { start: "pedir la tarjeta" }),
    ...requirements.find(({ words }) => words.start)?.words.start,
    items,
    ...(days.length > 0 && { days }),
    ...(arrives && { arrives }),
    note: parts.fits(notes, 320),
  };
}
