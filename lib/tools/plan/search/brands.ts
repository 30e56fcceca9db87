import type { Candidate } from "./candidate";

/** A way of becoming a brand's customer, in figures that depend on no order. */
export interface BrandChoice {
  way: Candidate;
  /** What it adds to the value of a plan: its sum, then as little risk, then as few offers as possible. */
  value: number;
  /** Cents that are gone for good; below zero if it brings some. */
  loss: number;
}

/** The ways of becoming a brand's customer, of which one can be taken. */
export interface BrandChoices {
  choices: readonly BrandChoice[];
  /** Days for which some take the salary, at least, and the last day on which one may start; undefined if none does. */
  salary?: { days: number; last: number } | undefined;
}

/**
 * The brands whose customer one may become, in the order in which the search decides: first those that take the salary, the
 * earliest end first (if any order of salaries is possible, this one is); then those that bring most money.
 */
export function brandChoices(ways: readonly Candidate[]): BrandChoices[] {
  const horizon = ways.reduce((latest, { last }) => Math.max(latest, last), 0);
  const risks = ways.reduce((sum, { risk }) => sum + risk, 1);
  const groups = new Map<string, BrandChoice[]>();
  for (const way of ways) {
    const { brand, needs, net, risk, first, arrivals } = way;
    const loss = arrivals.reduce(
      (left, { cents, on }) => (on(first) <= horizon ? left - cents : left),
      needs,
    );
    const choice = { way, value: (net * risks - risk) * (ways.length + 1) - 1, loss };
    groups.set(brand, [...(groups.get(brand) ?? []), choice]);
  }
  const brands = [...groups.values()].map((choices) => ({ choices, salary: salaryOf(choices) }));
  const isOver = ({ salary }: BrandChoices) => (salary ? salary.last + salary.days : Infinity);
  return brands.sort(
    (a, b) =>
      Number(!a.salary) - Number(!b.salary) ||
      compare(isOver(a), isOver(b)) ||
      ownGrowth(b) - ownGrowth(a) ||
      Math.max(...b.choices.map(({ value }) => value)) - Math.max(...a.choices.map(({ value }) => value)),
  );
}

function salaryOf(choices: readonly BrandChoice[]): BrandChoices["salary"] {
  const taking = choices.flatMap(({ way }) => (way.salaryUntil ? [way] : []));
  if (taking.length === 0) return undefined;
  const days = Math.min(...taking.map(({ salaryDays }) => salaryDays));
  return { days, last: Math.max(...taking.map(({ last }) => last)) };
}

/** The most money that one brings. */
const ownGrowth = ({ choices }: BrandChoices) => Math.max(0, ...choices.map(({ loss }) => -loss));

/** A comparison that works for infinity too, where a difference would not. */
const compare = (a: number, b: number) => (a === b ? 0 : a < b ? -1 : 1);

/** Candidate taken before each one, among offers that differ in nothing but their weight: the next lighter. */
export function lighterTwins(brands: readonly BrandChoices[]): ReadonlyMap<Candidate, Candidate> {
  const lighter = new Map<string, Candidate>();
  const twins = new Map<Candidate, Candidate>();
  for (const { choices } of brands) {
    const [only, ...others] = choices;
    if (!only || others.length > 0) continue;
    const { needs, net, risk, first, last, salaryUntil, bills, line, arrivals } = only.way;
    const figures = [
      ...[needs, net, risk, first, last, salaryUntil?.(0), bills, line],
      ...arrivals.flatMap(({ cents, on }) => [cents, on(0), on(last)]),
    ].join();
    const twin = lighter.get(figures);
    if (twin) twins.set(only.way, twin);
    lighter.set(figures, only.way);
  }
  return twins;
}
