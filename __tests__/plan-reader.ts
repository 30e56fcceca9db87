import type { Terms } from "@/lib/offers/terms/schema";
import type { Plain } from "./plan-brute-force";

/**
 * What typed offers take and give, read a second time for the brute force, by the product's definition and with no code
 * of the plan's: cents, and days from the visitor's first day.
 */
export interface Answers {
  firstDay: string;
  /** Cents a month. */
  salary: number;
  bills: number;
  line: boolean;
  spentAnyway: boolean;
}

type Entry = Terms["asks"][number];
type Option = Extract<Entry, { any: unknown }>["any"][number];
type Ask = Exclude<Entry, { any: unknown }>;
type Gain = Terms["gives"][number];

/** One gain as a way gives it: cents each time. */
interface Cash {
  gain: Gain;
  cents: number;
}

const number = (text: string | undefined) => Number(text?.split(" ")[0]?.split("-").at(-1));
const cents = (text: unknown) =>
  typeof text === "string" && text.endsWith(" EUR") ? Math.round(number(text) * 100) : undefined;
/** What every gain needs. */
const verbs = ["sign-up", "open", "contract", "port", "enrol", "verify", "check"];
const nameOf = (ask: Ask) => ask.id ?? ask.do;

/** A day of the calendar as a number of days, and back. */
const dayNumber = (date: string) => Date.parse(date.length === 7 ? `${date}-01` : date) / 86_400_000;
const dateOf = (day: number) => new Date(day * 86_400_000);

/** The day a lapse after a day; the last of a month that is too short. */
function plus(day: number, lapse: string): number {
  const amount = number(lapse);
  const unit = lapse.split(" ")[1];
  if (unit === "hours") return day + Math.ceil(amount / 24);
  if (unit === "days") return day + amount;
  const date = dateOf(day);
  const month = date.getUTCMonth() + (unit === "years" ? 12 : 1) * amount;
  const longest = new Date(Date.UTC(date.getUTCFullYear(), month + 1, 0)).getUTCDate();
  return Date.UTC(date.getUTCFullYear(), month, Math.min(longest, date.getUTCDate())) / 86_400_000;
}

const lastOfMonth = (day: number, months = 0) => {
  const date = dateOf(day);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1 + months, 0) / 86_400_000;
};

/** What an option asks: one thing, or all of several. */
const within = (option: Option): Ask[] => ("all" in option ? option.all : [option]);

/** Every set of asks that takes one of each alternatives; several, if gains name them. */
function sets({ asks, gives }: Terms): Ask[][] {
  const named = gives.flatMap(({ needs = [] }) => needs);
  let all: Ask[][] = [[]];
  for (const entry of asks) {
    const choices: Ask[][] = [];
    if ("any" in entry)
      for (let bits = 1; bits < 2 ** entry.any.length; bits += 1) {
        const some = entry.any.filter((_, place) => (bits >> place) % 2 === 1).map(within);
        if (some.length === 1 || some.every((option) => option.some((ask) => named.includes(nameOf(ask)))))
          choices.push(some.flat());
      }
    else choices.push([entry]);
    all = all.flatMap((before) => choices.map((more) => [...before, ...more]));
  }
  return all;
}

/** The ways of taking an offer for who answers so, as the brute force takes them; none that the definition leaves out. */
export function waysOf(id: string, weight: number, terms: Terms, answers: Answers): Plain[] {
  const yours = terms.gives.filter(({ to }) => to === "you");
  if (terms.closed || terms.who.existing || terms.protection.authorisation) return [];
  const ways: Plain[] = [];
  const add = (asks: Ask[], cash: Cash[], deposit: number, bills: number) => {
    const way = plainOf(terms, asks, cash, deposit, bills, answers);
    if (way && way.net > 0 && way.risk <= way.net) ways.push({ ...way, id, weight, way: 0 });
  };
  for (const all of sets(terms)) {
    const names = all.map(nameOf);
    const reached = yours.filter(({ needs = [] }) => needs.every((name) => names.includes(name)));
    for (let stage = 1; stage <= reached.length; stage += 1) {
      const gains = reached.slice(0, stage);
      const needed = gains.flatMap(({ needs = [], loses = [] }) => [...needs, ...loses]);
      const isWhole = gains.some(({ needs }) => !needs);
      const asks = all.filter((ask) => isWhole || verbs.includes(ask.do) || needed.includes(nameOf(ask)));
      for (const [cash, deposit, bills] of tiers(gains, asks, answers)) add(asks, cash, deposit, bills);
    }
  }
  // Of ways that differ in nothing but what they pay, those that pay less serve nobody.
  return ways.map((one, place) => ({ ...one, way: place }));
}

/** The cash of some gains, for each tier that may be reached, with the deposit and the bills that it asks for. */
function tiers(
  gains: readonly Gain[],
  asks: readonly Ask[],
  { salary }: Answers,
): [Cash[], number, number][] {
  let all: [Cash[], number, number][] = [[[], 0, 0]];
  for (const gain of gains) {
    const of = (money: unknown): Cash[] => {
      const sum = (gain.form ?? "cash") === "cash" ? cents(money) : undefined;
      const kept = typeof gain.tax === "object" ? 100 - number(gain.tax.withheld) : 100;
      return sum === undefined ? [] : [{ gain, cents: Math.round((sum * kept) / 100) }];
    };
    if (!gain.tiers) {
      all = all.map(([cash, ...more]) => [[...cash, ...of(gain.money)], ...more]);
      continue;
    }
    const { tiers: steps } = gain;
    if (asks.some((ask) => ask.do === "salary")) {
      const last = steps.filter(({ from }) => (cents(from) ?? 0) <= salary).at(-1);
      all = last ? all.map(([cash, ...more]) => [[...cash, ...of(last.money)], ...more]) : [];
    } else
      all = all.flatMap(([cash, deposit, bills]) =>
        steps.map(({ from, money }): [Cash[], number, number] => [
          [...cash, ...of(money)],
          Math.max(deposit, cents(from) ?? 0),
          from.includes("bills") ? Math.max(bills, number(from)) : bills,
        ]),
      );
  }
  return all;
}

/** A way in figures; undefined if one is unknown, or if the visitor has not what it asks for. */
function plainOf(
  { brand, risk: warns, campaign }: Terms,
  asks: readonly Ask[],
  cash: readonly Cash[],
  deposit: number,
  tierBills: number,
  { firstDay, salary, bills: ownBills, line: ownLine, spentAnyway }: Answers,
): Omit<Plain, "id" | "weight" | "way"> | undefined {
  const first = dayNumber(firstDay);
  let [spent, inside, monthly, put, risk] = [0, 0, 0, 0, 0];
  let bills = 0;
  const ofVerb = (verb: Ask["do"]) => asks.find((ask) => ask.do === verb);
  for (const ask of asks)
    switch (ask.do) {
      case "buy":
        spent += (ask.count && !ask.together ? number(ask.count) : 1) * (cents(ask.amount) ?? NaN);
        break;
      case "deposit":
        if (!(deposit > 0)) put += cents(ask.amount) ?? NaN;
        break;
      case "invest":
        [put, risk] = [put + (cents(ask.amount) ?? NaN), risk + (cents(ask.amount) ?? NaN)];
        break;
      case "trade": {
        const count = ask.count ? number(ask.count) : NaN;
        inside += count * (cents(ask.cost?.each) ?? NaN);
        risk += count * (cents(ask.amount) ?? NaN);
        break;
      }
      case "keep":
        if (ask.extra) monthly += number(ask.for) * (cents(ask.extra) ?? NaN);
        break;
      case "campaign":
        spent = NaN;
        break;
      case "contract":
        if (ask.what !== "telecom") spent = NaN;
        break;
      case "salary":
        if (salary < (cents(ask.amount) ?? 1)) return undefined;
        break;
      case "bills":
        bills += ask.count ? number(ask.count) : 1;
        break;
      case "sign-up":
      case "open":
      case "enrol":
      case "verify":
      case "link-card":
      case "habit":
      case "port":
      case "check":
        break;
      default:
        throw new Error(`No second reading of ${JSON.stringify(ask satisfies never)}`);
    }
  bills = Math.max(bills, tierBills);
  put = Math.max(put, deposit);
  if (warns && !ofVerb("trade") && !ofVerb("invest")) return undefined;
  if (spentAnyway) [spent, inside, monthly] = [0, 0, 0];
  if (Number.isNaN(spent + inside + put + risk) || bills > ownBills) return undefined;
  const line = ofVerb("port") !== undefined;
  if (line && !ownLine) return undefined;

  const base = Math.max(put, inside + risk);
  const gain = cash.reduce((sum, one) => sum + one.cents * monthsOf(one.gain), 0);
  const days = daysOf(asks, first);
  const salaryAsk = ofVerb("salary");
  const time = salaryAsk?.do === "salary" ? salaryAsk.for : undefined;
  const horizon = plus(first, "12 months") - first;
  const until = campaign?.until ? dayNumber(campaign.until) - first : horizon;
  return {
    brand,
    needs: spent + base,
    net: gain - spent - inside - monthly,
    risk,
    comes: [
      { cents: base - inside - risk, on: days.back },
      ...cash.flatMap(({ gain: paid, cents: each }) =>
        Array.from({ length: monthsOf(paid) }, (_, month) => ({
          cents: each,
          on: (start: number) => days.paid(paid, month, start),
        })),
      ),
    ],
    ...(salaryAsk && {
      salary: (start: number) => (time ? plus(first + start, time) - first : days.paidWhole(cash, start)),
    }),
    ...{ bills, line },
    from: campaign?.from ? Math.max(0, dayNumber(campaign.from) - first) : 0,
    until: Math.min(horizon, until),
  };
}

function monthsOf({ every, for: time }: Gain): number {
  if (!every) return 1;
  if (!time) return 1;
  return time === "ever" ? 12 : number(time) * (time.includes("year") ? 12 : 1);
}

/** When money is back and paid, for a day of starting. */
function daysOf(asks: readonly Ask[], first: number) {
  const port = asks.find((ask) => ask.do === "port");
  const delay = port?.do === "port" ? (port.takes?.days ?? 0) : 0;
  const done = (ask: Ask, from: number): number => {
    if (ask.do === "keep") return plus(from, ask.for);
    return (ask.do === "salary" || ask.do === "habit") && ask.for ? plus(from, ask.for) : from;
  };
  const byName = (name: string, from: number) => {
    const ask = asks.find((one) => nameOf(one) === name);
    return ask ? done(ask, from) : { activation: from, "sign-up": from - delay }[name];
  };
  const arrives = ({ when, every, needs, loses }: Gain, from: number): number | undefined => {
    if (!when) return every && plus(from, "1 months");
    if (when === "unknown") return undefined;
    // What can take it back later does not delay it.
    const own = asks.filter(
      (ask) => ask.do !== "keep" && (needs?.includes(nameOf(ask)) ?? !loses?.includes(nameOf(ask))),
    );
    const all = Math.max(from, ...own.map((ask) => done(ask, from)));
    if (when === "at-once") return all;
    if ("on" in when)
      return Math.max(
        from - delay,
        when.on.length === 7 ? lastOfMonth(dayNumber(when.on)) : dayNumber(when.on),
      );
    const after = "after" in when && when.after ? byName(when.after, from) : all;
    if (after !== undefined && "rule" in when)
      return when.days ? lastOfMonth(after) + number(`${when.days}`) : lastOfMonth(after, 1);
    const lapse = "usually" in when ? when.usually : "lapse" in when ? when.lapse : "0 days";
    return after === undefined ? undefined : plus(after, lapse);
  };
  const paid = (gain: Gain, month: number, start: number) => {
    const from = first + start + delay;
    const day = arrives(gain, from);
    if (day === undefined) return undefined;
    const ties = asks.filter(
      (ask) =>
        gain.loses?.includes(nameOf(ask)) ||
        (ask.do === "keep" && ask.breaks !== "nothing" && (gain.needs?.includes(nameOf(ask)) ?? true)),
    );
    return Math.max(plus(day, `${month} months`), ...ties.map((ask) => done(ask, from))) - first;
  };
  return {
    paid,
    /** The day on which all of some gains is paid for good. */
    paidWhole: (cash: readonly Cash[], start: number) => {
      const last = cash.map(({ gain }) => paid(gain, monthsOf(gain) - 1, start));
      return last.some((day) => day === undefined)
        ? undefined
        : Math.max(start, ...last.map((day) => day ?? 0));
    },
    back: (start: number) => {
      const from = first + start;
      const ends = asks.flatMap((ask) => {
        if (ask.do === "keep" && ask.what === "deposit") return done(ask, from + delay);
        return ask.do === "deposit" && ask.back ? plus(from, ask.back.lapse) : [];
      });
      return ends.length > 0 ? Math.max(from, ...ends) - first : undefined;
    },
  };
}
