import type { CalendarDate } from "../../format/dates";
import { either } from "../../format/format";
import { lapseIn } from "../../format/quantity";
import {
  type ChosenGain,
  eurosOf,
  type SingleGain,
  isCash,
  nonCashWords,
  numberOf,
  yoursOf,
} from "../../ground/gains";
import { askName } from "../../offers/terms/ask";
import { isOfBills, isOfCharges } from "../../offers/terms/figures";
import { optionsOf } from "../../offers/terms/asks";
import type { Gain } from "../../offers/terms/gain";
import type { Terms } from "../../offers/terms/schema";
import { type Ask, verbOf } from "../../offers/terms/verbs";
import { timeFields } from "../../offers/terms/when";

/** A visitor's answers to the questions of «Mi plan». */
export interface PlanInput {
  /** Euros that the visitor can move. */
  money: number;
  /** Ids of the offers of providers that already have the visitor as a customer. */
  customerOf: readonly string[];
  /** Those of them whose customer the visitor was so long ago that they count as new. */
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
  /** Euros a month of the salary that they can move; 0 if none, undefined if they have not said. */
  salary?: number | undefined;
  /** How many bills they can move; undefined if they have not said. */
  bills?: number | undefined;
  /** Whether they can move a line, if they have said so. */
  line?: true | undefined;
}

/** What offers ask for besides money, and a visitor has a limited amount of. */
const resources = ["salary", "bills", "line"] as const;
/** One of them. */
export type Resource = (typeof resources)[number];

/** How much of each: euros a month of the salary, bills that can be charged elsewhere, and lines. */
export type Resources = Readonly<Record<Resource, number>>;

/** Resources that meet any requirement. */
export const unlimitedResources: Resources = { salary: Infinity, bills: Infinity, line: Infinity };

/** What the visitor has said that they can move; what they have not mentioned counts as none. */
export const availableResources = ({ salary = 0, bills = 0, line }: PlanInput): Resources => {
  return { salary, bills, line: Number(line === true) };
};

/** What a way of taking an offer asks for of each. */
function resourcesTaken({ asks, bills }: Pick<Way, "asks" | "bills">): Resources {
  const salaries = asks.flatMap((ask) => (ask.do === "salary" ? (eurosOf(ask.amount) ?? 0.01) : []));
  const isLine = asks.some((ask) => verbOf(ask).takes === "line");
  return { salary: Math.max(0, ...salaries), bills, line: Number(isLine) };
}

/** The resources that a way of taking an offer uses. */
export function resourcesUsed(way: Pick<Way, "asks" | "bills">): Resource[] {
  const taken = resourcesTaken(way);
  return resources.filter((resource) => taken[resource] > 0);
}

/** One way of taking an offer: what one does, and what one gets for it. */
export interface Way {
  asks: readonly Ask[];
  gains: readonly ChosenGain[];
  /** The bills that have to be charged there. */
  bills: number;
  /** Euros that have to be paid in for the tier, if one is by deposit. */
  deposit: number;
}

/**
 * Every way of taking an offer that is within the given resources: one of each alternatives (several, if each has a gain of its
 * own), all gains or only the first ones, and one of its tiers.
 */
export function waysOf(terms: Pick<Terms, "asks" | "gives">, limits: Resources): Way[] {
  const gains = yoursOf(terms);
  return choices(terms)
    .flatMap((asks) => stagesOf(asks, withoutGroups(gains, terms, asks)))
    .flatMap((stage) => tiersOf(stage, limits))
    .filter((way) => {
      const taken = resourcesTaken(way);
      return resources.every((resource) => taken[resource] <= limits[resource]);
    });
}

/** Gains that name what is chosen of some alternatives where their file names all of these together. */
function withoutGroups(
  gains: readonly Gain[],
  { asks }: Pick<Terms, "asks">,
  chosen: readonly Ask[],
): Gain[] {
  const namesOf = (name: string) => {
    const group = asks.find((entry) => "any" in entry && entry.id === name);
    const all = group && optionsOf(group).flat();
    return all ? chosen.filter((ask) => all.includes(ask)).map(askName) : [name];
  };
  return gains.map(({ needs, when, ...gain }) => {
    const { after } = timeFields(when);
    return {
      ...gain,
      ...(needs && { needs: needs.flatMap(namesOf) }),
      when: typeof when === "object" && after ? { ...when, after: namesOf(after).at(-1) ?? after } : when,
    };
  });
}

/** The things that one may do, by alternative. */
function choices({ asks, gives }: Pick<Terms, "asks" | "gives">): Ask[][] {
  const named = new Set(gives.flatMap(({ needs }) => needs ?? []));
  return asks.reduce<Ask[][]>(
    (all, entry) => {
      const sets = subsets(optionsOf(entry), named);
      return all.flatMap((before) => sets.map((set) => [...before, ...set]));
    },
    [[]],
  );
}

/** One of several options, with all that it asks; and more of them, if each has a gain of its own. */
function subsets(options: readonly Ask[][], named: ReadonlySet<string>): Ask[][] {
  const every = options.reduce<Ask[][][]>(
    (sets, one) => [...sets, ...sets.map((set) => [...set, one])],
    [[]],
  );
  const hasOwnGain = (option: readonly Ask[]) => option.some((ask) => named.has(askName(ask)));
  return every
    .filter((set) => set.length === 1 || (set.length > 1 && set.every(hasOwnGain)))
    .map((set) => set.flat());
}

/** The stages of a way: its first gain with what that needs, its first two, and so on. A stage is left out if the next one gives more and asks for no more. */
function stagesOf(all: readonly Ask[], gains: readonly Gain[]): { asks: Ask[]; gains: Gain[] }[] {
  const names = all.map(askName);
  const reached = gains.filter(({ needs }) => needs?.every((name) => names.includes(name)) ?? true);
  const stages = reached.map((_, index) => {
    const taken = reached.slice(0, index + 1);
    const needed = new Set(taken.flatMap(({ needs = [], loses = [] }) => [...needs, ...loses]));
    const isWhole = taken.some(({ needs }) => needs === undefined);
    return {
      asks: all.filter((ask) => isWhole || verbOf(ask).role !== "task" || needed.has(askName(ask))),
      gains: taken,
    };
  });
  return stages.filter(({ asks }, index) => asks.length !== stages[index + 1]?.asks.length);
}

/** How many bills of every month make what is asked: six charges in half a year are those of one. */
function billsFor({ count, every }: Extract<Ask, { do: "bills" }>): number {
  const asked = numberOf(count) ?? 1;
  const period = every && isOfCharges(count) ? lapseIn(every) : undefined;
  return period && "months" in period ? Math.ceil(asked / period.months) : asked;
}

/** The tiers that a stage may reach: by salary the one that it reaches, by deposit or bills any. */
function tiersOf(
  { asks, gains }: { asks: readonly Ask[]; gains: readonly Gain[] },
  limits: Resources,
): Way[] {
  const bills = asks.reduce((sum, ask) => sum + (ask.do === "bills" ? billsFor(ask) : 0), 0);
  const hasSalary = asks.some((ask) => ask.do === "salary");
  return gains.reduce<Way[]>(
    (ways, { tiers, any, ...gain }) => {
      if (!tiers)
        return ways.map((way) => ({
          ...way,
          gains: [...way.gains, ...instalmentsOf({ ...gain, ...mostCash(any) })],
        }));
      const found = tiers.map(({ from, ...given }) => ({ from, got: { ...gain, ...given } }));
      return ways.flatMap((way) => {
        const add = (got: ChosenGain, more: Partial<Way>) => ({
          ...way,
          gains: [...way.gains, got],
          ...more,
        });
        if (isOfBills(found[0]?.from))
          return found.map(({ from, got }) => add(got, { bills: Math.max(way.bills, numberOf(from) ?? 0) }));
        if (!hasSalary)
          return found.map(({ from, got }) =>
            add(got, { deposit: Math.max(way.deposit, eurosOf(from) ?? 0) }),
          );
        const reached = found.findLast(({ from }) => (eurosOf(from) ?? 0) <= limits.salary);
        return reached ? [add(reached.got, {})] : [];
      });
    },
    [{ asks, gains: [], bills, deposit: 0 }],
  );
}

/** A gain in money as what arrives each time: in instalments, each with its sum and its day. */
const instalmentsOf = ({ instalments, ...gain }: ChosenGain): ChosenGain[] =>
  instalments && isCash(gain) ? instalments.map((one) => ({ ...gain, ...one })) : [gain];

/** The one of several gains that is most cash; all of them, as things, if none is cash. */
function mostCash(any: Gain["any"]): Partial<SingleGain> {
  const sum = (given: SingleGain) =>
    isCash(given) && typeof given.money === "string" ? (eurosOf(given.money) ?? 0) : 0;
  const [best] = any?.toSorted((a, b) => sum(b) - sum(a)) ?? [];
  // No thing is the most: each is named.
  if (any && best && sum(best) === 0) return { thing: either(any.map((one) => nonCashWords([one]))) };
  return best ?? {};
}
