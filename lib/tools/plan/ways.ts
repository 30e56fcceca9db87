import { addDays, addLapse, addMonths, type CalendarDate, type Lapse, lastDay } from "../../format/dates";
import { present } from "../../format/format";
import { lapseIn } from "../../format/quantity";
import { centsOf, type Given, isCash, numberOf, timesOf, yoursOf } from "../../ground/gains";
import { isOfBills } from "../../offers/terms/figures";
import type { Gain } from "../../offers/terms/gain";
import type { Terms } from "../../offers/terms/schema";
import type { Ask } from "../../offers/terms/verbs";

/** A visitor's answers to the questions of «Mi plan». */
export interface PlanInput {
  /** Euros that the visitor can move. */
  money: number;
  /** Ids of the offers of providers that already have the visitor as a customer. */
  customerOf: readonly string[];
  /** Those of them whose customer the visitor was so long ago that he counts as new. */
  formerOf?: readonly string[];
  /** The day from which deadlines count, by offer id, for promotions under way. */
  joined: Readonly<Record<string, CalendarDate>>;
  /** The day of signing up, if given. */
  start?: CalendarDate;
  /** Whether the visitor wants no money at risk at all. */
  noRisk: boolean;
  /** Ids of the offers whose spending the visitor would do without them too. */
  spentAnyway: readonly string[];
  /** The visitor's own answers, in euros, to what an offer asks about its costs, by offer id. */
  costs: Readonly<Record<string, number>>;
  /** Euros a month of the salary that he can move; 0 if none, undefined if he has not said. */
  salary?: number | undefined;
  /** How many bills he can move; undefined if he has not said. */
  bills?: number | undefined;
  /** Whether he can move a line, if he has said so. */
  line?: true | undefined;
}

/** The resources besides money that a visitor has; one that he has not mentioned counts as none. */
export interface Means {
  /** Cents a month. */
  salary: number;
  /** How many bills he can have charged elsewhere. */
  bills: number;
  /** Whether he can move a line. */
  line: boolean;
}

/** A gain as it is given: of tiers the one reached, of what the client chooses cash. */
export type Got = Omit<Gain, "tiers" | "any"> & Given;

/** One way of taking an offer: what one does, and what one gets for it. */
export interface Way {
  asks: readonly Ask[];
  gains: readonly Got[];
  /** The bills that have to be charged there. */
  bills: number;
  /** Cents that have to be paid in for the tier, if one is by deposit. */
  deposit: number;
}

/** The name by which gains speak of something that is asked. */
export const nameOf = ({ id, do: verb }: Ask) => id ?? verb;

/** What an offer asks, each of its alternatives too. */
export const everyAsk = ({ asks }: Pick<Terms, "asks">): Ask[] =>
  asks.flatMap((entry) => ("any" in entry ? entry.any : [entry]));

/**
 * Every way of taking an offer that is within some means: one of each alternatives (several, if each has a gain of its
 * own), all gains or only the first ones, and one of its tiers.
 */
export function waysOf(terms: Pick<Terms, "asks" | "gives">, means: Means): Way[] {
  const gains = yoursOf(terms);
  return choices(terms)
    .flatMap((asks) => stagesOf(asks, gains))
    .flatMap((stage) => tiersOf(stage, means))
    .filter(({ asks, bills }) => {
      const isPaid = asks.every((ask) => ask.do !== "salary" || means.salary >= (centsOf(ask.amount) ?? 1));
      return isPaid && bills <= means.bills && (means.line || asks.every((ask) => ask.do !== "port"));
    });
}

/** The things that one may do, by alternative. */
function choices({ asks, gives }: Pick<Terms, "asks" | "gives">): Ask[][] {
  const named = new Set(gives.flatMap(({ needs }) => needs ?? []));
  return asks.reduce<Ask[][]>(
    (all, entry) => {
      const sets = "any" in entry ? subsets(entry.any, named) : [[entry]];
      return all.flatMap((before) => sets.map((set) => [...before, ...set]));
    },
    [[]],
  );
}

/** One of several things; and more of them, if each has a gain of its own. */
function subsets(all: readonly Ask[], named: ReadonlySet<string>): Ask[][] {
  const every = all.reduce<Ask[][]>((sets, ask) => [...sets, ...sets.map((set) => [...set, ask])], [[]]);
  return every.filter(
    (set) => set.length === 1 || (set.length > 1 && set.every((ask) => named.has(nameOf(ask)))),
  );
}

const joining: readonly Ask["do"][] = ["sign-up", "open", "contract", "verify"];

/** The first gains of a way, with what these need: one way for each number of them that asks for more than the one before. */
function stagesOf(all: readonly Ask[], gains: readonly Gain[]): { asks: Ask[]; gains: Gain[] }[] {
  const names = all.map(nameOf);
  const reached = gains.filter(({ needs }) => needs?.every((name) => names.includes(name)) ?? true);
  const stages = reached.map((_, place) => {
    const taken = reached.slice(0, place + 1);
    const needed = new Set(taken.flatMap(({ needs = [], loses = [] }) => [...needs, ...loses]));
    const isWhole = taken.some(({ needs }) => needs === undefined);
    return {
      asks: all.filter((ask) => isWhole || joining.includes(ask.do) || needed.has(nameOf(ask))),
      gains: taken,
    };
  });
  return stages.filter(({ asks }, place) => asks.length !== stages[place + 1]?.asks.length);
}

/** The tiers that a stage may reach: by salary the one that it reaches, by deposit or bills any. */
function tiersOf({ asks, gains }: { asks: readonly Ask[]; gains: readonly Gain[] }, means: Means): Way[] {
  const bills = asks.reduce((sum, ask) => sum + (ask.do === "bills" ? (numberOf(ask.count) ?? 1) : 0), 0);
  const hasSalary = asks.some((ask) => ask.do === "salary");
  return gains.reduce<Way[]>(
    (ways, { tiers, any, ...gain }) => {
      if (!tiers) return ways.map((way) => ({ ...way, gains: [...way.gains, { ...gain, ...chosen(any) }] }));
      const found = tiers.map(({ from, ...given }) => ({ from, got: { ...gain, ...given } }));
      return ways.flatMap((way) => {
        const add = (got: Got, more: Partial<Way>) => ({ ...way, gains: [...way.gains, got], ...more });
        if (isOfBills(found[0]?.from))
          return found.map(({ from, got }) => add(got, { bills: Math.max(way.bills, numberOf(from) ?? 0) }));
        if (!hasSalary)
          return found.map(({ from, got }) =>
            add(got, { deposit: Math.max(way.deposit, centsOf(from) ?? 0) }),
          );
        const reached = found.findLast(({ from }) => (centsOf(from) ?? 0) <= means.salary);
        return reached ? [add(reached.got, {})] : [];
      });
    },
    [{ asks, gains: [], bills, deposit: 0 }],
  );
}

/** Of several gains the one in most cash; the first if none is cash. */
function chosen(any: Gain["any"]): Partial<Given> {
  const sum = (given: Given) =>
    isCash(given) && typeof given.money === "string" ? (centsOf(given.money) ?? 0) : 0;
  return any?.toSorted((a, b) => sum(b) - sum(a))[0] ?? {};
}

/** What offers ask for besides money, and a visitor has a limited amount of. */
export type Resource = "salary" | "bills" | "line";

/** The resources that a way of taking an offer uses. */
export function resourcesOf({ asks, bills }: Way): Resource[] {
  return present<Resource>([
    asks.some((ask) => ask.do === "salary") && "salary",
    bills > 0 && "bills",
    asks.some((ask) => ask.do === "port") && "line",
  ]);
}

/** For how long a way takes the salary; undefined if it does not, `unknown` if nobody says. */
export function salaryTime({ asks }: Pick<Way, "asks">): Lapse | "unknown" | undefined {
  const ask = asks.find((ask) => ask.do === "salary");
  if (ask?.do !== "salary") return undefined;
  return ask.for ? lapseIn(ask.for) : "unknown";
}

/** The later of two days; undefined if one of them is unknown. */
const later = (a: CalendarDate | undefined, b: CalendarDate | undefined) =>
  a === undefined || b === undefined ? undefined : a > b ? a : b;

const latest = (days: readonly (CalendarDate | undefined)[], first: CalendarDate) =>
  days.reduce<CalendarDate | undefined>(later, first);

/** The dates of a way of taking an offer, for who does every step on the first day on which it can be done. */
export class Days {
  /** The day from which everything counts: that of signing up or, with a line, of its activation. */
  private readonly from: CalendarDate;

  constructor(
    private readonly start: CalendarDate,
    private readonly way: Way,
    private readonly campaign: Terms["campaign"],
  ) {
    const line = way.asks.find((ask) => ask.do === "port");
    this.from = addDays(start, line?.do === "port" ? (line.takes?.days ?? 0) : 0);
  }

  /** The day on which something asked is done: what lasts, when its time is over. */
  private doneOn(ask: Ask): CalendarDate | undefined {
    switch (ask.do) {
      case "keep": {
        const first = this.keptFrom(ask);
        return first && addLapse(first, lapseIn(ask.for));
      }
      case "salary":
      case "habit":
        return ask.for ? addLapse(this.from, lapseIn(ask.for)) : this.from;
      default:
        return this.from;
    }
  }

  private keptFrom({ from }: Extract<Ask, { do: "keep" }>): CalendarDate | undefined {
    if (from === undefined) return this.from;
    if (from === "unknown") return undefined;
    if (from === "campaign") return this.campaign?.until && lastDay(this.campaign.until);
    if (typeof from === "string") return addLapse(this.from, lapseIn(from));
    if ("until" in from) return lastDay(from.until);
    const day = from.from === undefined ? this.from : this.named(from.from);
    return day && addLapse(day, lapseIn(from.lapse));
  }

  /** The day of something by its name: of what is asked, or of an event whose day is known. */
  private named(name: string): CalendarDate | undefined {
    const ask = this.way.asks.find((ask) => nameOf(ask) === name);
    if (ask) return this.doneOn(ask);
    return { "sign-up": this.start, activation: this.from }[name];
  }

  /** Whether something that is asked comes every month. */
  private isMonthly(name = ""): boolean {
    const ask = this.way.asks.find((one) => nameOf(one) === name);
    return ask?.do === "salary" || ask?.do === "bills";
  }

  /** The asks that a gain needs. */
  private needsOf({ needs }: Got): readonly Ask[] {
    return needs ? this.way.asks.filter((ask) => needs.includes(nameOf(ask))) : this.way.asks;
  }

  /** The day on which a gain arrives the first time; undefined if nobody says. */
  private arrivesOn(gain: Got): CalendarDate | undefined {
    const { when, every } = gain;
    if (when === undefined && every) return addMonths(this.from, 1);
    if (when === undefined || when === "unknown") return undefined;
    const steps = this.needsOf(gain).filter((ask) => ask.do !== "keep");
    const done = latest(
      steps.map((ask) => this.doneOn(ask)),
      this.from,
    );
    if (when === "at-once") return done;
    if ("on" in when) return later(lastDay(when.on), this.start);
    if ("rule" in when) return done && nextMonth(done, when.days);
    const after = when.after === undefined ? done : this.named(when.after);
    const lapse = "usually" in when ? when.usually : "lapse" in when ? when.lapse : "0 days";
    // The second payroll comes a month after the first, as bills do.
    const times = "count" in when && when.count && this.isMonthly(when.after) ? when.count - 1 : 0;
    return after && addLapse(addMonths(after, times), lapseIn(lapse));
  }

  /** The day on which leaving no longer takes a gain back; the first if nothing does. */
  private tiedUntil(gain: Got): CalendarDate | undefined {
    const loses = this.way.asks.filter((ask) => gain.loses?.includes(nameOf(ask)));
    const kept = this.needsOf(gain).filter((ask) => ask.do === "keep" && ask.breaks !== "nothing");
    return latest(
      [...loses, ...kept].map((ask) => this.doneOn(ask)),
      this.start,
    );
  }

  /** The days on which a gain is the visitor's for good, each month of it; undefined if nobody says. */
  paysOn(gain: Got): (CalendarDate | undefined)[] {
    const first = this.arrivesOn(gain);
    const tied = this.tiedUntil(gain);
    return Array.from({ length: timesOf(gain) }, (_, month) => later(first && addMonths(first, month), tied));
  }

  /** Whether a gain arrives before it is the visitor's for good. */
  isTied(gain: Got): boolean {
    const first = this.arrivesOn(gain);
    const tied = this.tiedUntil(gain);
    return first !== undefined && tied !== undefined && tied > first;
  }

  /** The day on which what was put in can be taken out again; undefined if nobody knows. */
  backOn(): CalendarDate | undefined {
    const ends = this.way.asks.flatMap((ask) => {
      if (ask.do === "keep" && ask.what === "deposit") return [this.doneOn(ask)];
      return ask.do === "deposit" && ask.back ? [addLapse(this.start, lapseIn(ask.back.lapse))] : [];
    });
    return ends.length > 0 ? latest(ends, this.start) : undefined;
  }

  /**
   * The day from which the salary is free again. Where nobody says how long it is asked for, it stays until what is paid
   * is the visitor's for good; undefined if nobody says that either.
   */
  salaryUntil(): CalendarDate | undefined {
    const time = salaryTime(this.way);
    if (time && time !== "unknown") return addLapse(this.start, time);
    return latest(
      this.way.gains.filter(isCash).flatMap((gain) => this.paysOn(gain)),
      this.start,
    );
  }
}

/** The last day of the month after a day; with «5-10», its 10th. */
function nextMonth(day: CalendarDate, days: string | undefined): CalendarDate {
  const month = addMonths(`${day.slice(0, 7)}-01`, 1);
  const last = days?.split("-").at(-1);
  return last ? `${month.slice(0, 8)}${last.padStart(2, "0")}` : lastDay(month.slice(0, 7));
}
