/**
 * Every ordered list of offers, tried one after the other and day by day, as the product's definition of the best plan
 * says it. Written apart from the product's code, of which it knows nothing: whole cents, whole days.
 */
export interface Plain {
  id: string;
  needs: number;
  spend: number;
  risk: number;
  gain: number;
  /** Days; none: it does not come back, or nobody knows when it is paid. */
  hold?: number | undefined;
  paid?: number | undefined;
  /** First and last day on which it may start. */
  from?: number | undefined;
  until?: number | undefined;
  weight: number;
}

export interface Found {
  sum: number;
  risk: number;
  steps: { id: string; start: number }[];
}

interface Tried extends Found {
  /** What is compared, in order: the lesser is better. */
  rank: number[];
}

export function bruteForce(offers: readonly Plain[], money: number, lastDay = 365): Found {
  let best: Tried = { sum: 0, risk: 0, steps: [], rank: [0, 0, 0, 0] };
  const tryAll = (list: readonly Plain[]) => {
    const tried = list.length === 0 ? best : live(list, money, lastDay);
    // An offer that cannot start cannot start with another one behind it either.
    if (!tried) return;
    if (comesFirst(tried.rank, best.rank)) best = tried;
    for (const next of offers) if (next.gain > next.spend && !list.includes(next)) tryAll([...list, next]);
  };
  tryAll([]);
  return { sum: best.sum, risk: best.risk, steps: best.steps };
}

/** Lives through a list; undefined if one of its offers cannot start in time. */
function live(list: readonly Plain[], money: number, lastDay: number): Tried | undefined {
  const income = new Array<number>(lastDay + 1).fill(0);
  const receive = (day: number, cents: number) => {
    if (day <= lastDay) income[day] = (income[day] ?? 0) + cents;
  };
  receive(0, money);
  const steps: Found["steps"] = [];
  let cash = 0;
  let end = 0;
  let place = 0;
  for (let day = 0; day <= lastDay && place < list.length; day += 1) {
    cash += income[day] ?? 0;
    income[day] = 0;
    for (let next = list[place]; next && cash >= next.needs && day >= (next.from ?? 0); next = list[place]) {
      if (day > (next.until ?? lastDay)) return undefined;
      cash -= next.needs;
      steps.push({ id: next.id, start: day });
      if (next.hold !== undefined) receive(day + next.hold, next.needs - next.spend - next.risk);
      if (next.paid !== undefined) receive(day + next.paid, next.gain);
      end = Math.max(end, day, day + (next.hold ?? 0), day + (next.paid ?? 0));
      cash += income[day] ?? 0;
      income[day] = 0;
      place += 1;
    }
  }
  if (place < list.length) return undefined;
  const sum = list.reduce((all, { gain, spend }) => all + gain - spend, 0);
  const risk = list.reduce((all, offer) => all + offer.risk, 0);
  return { sum, risk, steps, rank: [-sum, risk, list.length, end, ...list.map(({ weight }) => weight)] };
}

function comesFirst(a: readonly number[], b: readonly number[]): boolean {
  const place = a.findIndex((figure, i) => figure !== b[i]);
  return place >= 0 && (a[place] ?? 0) < (b[place] ?? Infinity);
}
