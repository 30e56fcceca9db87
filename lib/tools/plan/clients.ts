import type { Candidate } from "./candidate";

/** A way of becoming a client, in figures that depend on no order. */
export interface ClientChoice {
  way: Candidate;
  /** What it adds to the value of a plan: its sum, then as little risk, then as few offers as possible. */
  value: number;
  /** Cents that are gone for good; below zero if it brings some. */
  loss: number;
}

/** The ways of becoming one brand's client, of which one can be taken. */
export interface Client {
  choices: readonly ClientChoice[];
  /** If some take the payroll: for how many days at least, and the last day on which one may start. */
  payroll?: { days: number; last: number } | undefined;
}

/**
 * The clients that one may become, in the order in which a search decides: first those that take the payroll, the earliest
 * end first (if one order of payrolls is possible, this one is); then what brings most money.
 */
export function clientsOf(ways: readonly Candidate[]): Client[] {
  const horizon = ways.reduce((latest, { last }) => Math.max(latest, last), 0);
  const risks = ways.reduce((sum, { risk }) => sum + risk, 1);
  const groups = new Map<string, ClientChoice[]>();
  for (const way of ways) {
    const { client, needs, net, risk, first, arrivals } = way;
    const loss = arrivals.reduce(
      (left, { cents, on }) => (on(first) <= horizon ? left - cents : left),
      needs,
    );
    const choice = { way, value: (net * risks - risk) * (ways.length + 1) - 1, loss };
    groups.set(client, [...(groups.get(client) ?? []), choice]);
  }
  const clients = [...groups.values()].map((choices) => ({ choices, payroll: payrollOf(choices) }));
  const isOver = ({ payroll }: Client) => (payroll ? payroll.last + payroll.days : Infinity);
  return clients.sort(
    (a, b) =>
      Number(!a.payroll) - Number(!b.payroll) ||
      compare(isOver(a), isOver(b)) ||
      ownGrowth(b) - ownGrowth(a) ||
      Math.max(...b.choices.map(({ value }) => value)) - Math.max(...a.choices.map(({ value }) => value)),
  );
}

function payrollOf(choices: readonly ClientChoice[]): Client["payroll"] {
  const taking = choices.flatMap(({ way }) => (way.salaryUntil ? [way] : []));
  if (taking.length === 0) return undefined;
  const days = Math.min(...taking.map(({ salaryDays }) => salaryDays));
  return { days, last: Math.max(...taking.map(({ last }) => last)) };
}

/** The most money that one brings. */
const ownGrowth = ({ choices }: Client) => Math.max(0, ...choices.map(({ loss }) => -loss));

/** Also of what is infinite. */
const compare = (a: number, b: number) => (a === b ? 0 : a < b ? -1 : 1);

/** Of offers that differ in nothing but their weight, the one that is taken before each: the next lighter. */
export function lighterTwins(clients: readonly Client[]): ReadonlyMap<Candidate, Candidate> {
  const lighter = new Map<string, Candidate>();
  const twins = new Map<Candidate, Candidate>();
  for (const { choices } of clients) {
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
