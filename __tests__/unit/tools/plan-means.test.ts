import { unansweredTitle, freeMoneyInterestWords, thingWords } from "@/lib/tools/plan/words/uncounted";
import { entryFigures } from "@/lib/tools/plan/words/entry";
import { pointWords } from "@/lib/tools/plan/words/timeline";
import { planFigure } from "@/lib/tools/plan/words/plan";
import type { PlanInput } from "@/lib/tools/plan/ways";
import { planQueryOf, readPlan } from "@/lib/tools/plan/input";
import { formerLabel } from "@/lib/tools/plan/questions";
import { type Plan, planFor } from "@/lib/tools/plan/plan";
import { resourcesToAsk } from "@/lib/tools/plan/classify";
import { daysBetween } from "@/lib/format/dates";
import { bruteForce, type Plain } from "@/__tests__/plan-brute-force";
import {
  dice,
  firstDay,
  named,
  offers,
  plainOf,
  purseOf,
  randomVisitor,
  thirty,
  typed,
  visitor,
} from "@/__tests__/plan-offers";
import { ids, plain } from "@/__tests__/unit/offers/sample";

const banks = named("openbank", "ing", "caixabank", "unicaja", "ibercaja");
const started = ({ entries }: Plan) =>
  entries.map(({ offer: { id }, start, net }) => `${id} ${daysBetween(firstDay, start)}: ${net.least}`);
const figures = (plan: Plan, id: string) =>
  entryFigures(plan.entries.find(({ offer }) => offer.id === id)!).map(({ name, figure }) =>
    plain(`${name} ${figure}`),
  );

describe("2.000 € and a payroll of 1.600 € in five banks", () => {
  // Openbank: 50 net for 300 kept 183 days. ING: 250 gross, the payroll for 6 months. CaixaBank: the tier from 1.500, 250,
  // and 3 bills. Unicaja: the tier from 800, 150 less 19 % = 121,50. Nobody says how long the last two need the payroll:
  // it does not come back. Ibercaja: an interest, which needs the payroll and 6 bills.
  const plan = (more: Partial<PlanInput>) =>
    planFor(banks, visitor(2000, { salary: 1600, ...more }), firstDay);

  test("the payroll goes from ING to CaixaBank after 6 months", () => {
    // 23 November + 6 months = 23 May, 181 days. 50 + 250 + 250 = 550; with Unicaja instead 421,50; all at once 671,50.
    const answer = plan({ bills: 3 });
    expect(started(answer)).toEqual(["openbank 0: 50", "ing 0: 250", "caixabank 181: 250"]);
    expect(answer.total).toBe(550);
    expect(answer.misfits.map(({ offer: { id }, reason }) => `${id} ${reason}`).sort()).toEqual([
      "ibercaja bills",
      "unicaja salary-taken",
    ]);
  });

  test("without bills to move it goes to Unicaja", () => {
    const answer = plan({});
    expect(started(answer)).toEqual(["openbank 0: 50", "ing 0: 250", "unicaja 181: 121.5"]);
    expect(answer.total).toBe(421.5);
    expect(unansweredTitle(answer)).toBe("Si mueves tus recibos");
    expect(ids(answer.unanswered)).toEqual(["caixabank"]);
  });

  test("without an answer they stand apart, the best first, and no sum has them", () => {
    const answer = planFor(banks, visitor(2000), firstDay);
    expect([answer.total, unansweredTitle(answer)]).toEqual([50, "Si mueves tu nómina"]);
    expect(answer.unanswered.map(({ offer: { id }, net }) => `${id} ${net.least}-${net.most}`)).toEqual([
      "ing 250-250",
      "caixabank 150-250",
      // 150 and 400, less 19 %.
      "unicaja 121.5-324",
    ]);
    expect(plain(planFigure(answer.unanswered[2]!.net))).toBe("121,50-324 €");
  });

  test("what only needs a line stands apart too", () => {
    const answer = planFor(named("number"), visitor(0), firstDay);
    expect([unansweredTitle(answer), ids(answer.unanswered), answer.total]).toEqual([
      "Si mueves tu línea",
      ["number"],
      0,
    ]);
  });

  test("each day and figure says what it is", () => {
    const answer = plan({ bills: 3 });
    expect(
      answer.points.map((point, place, all) => plain(`${point.date} ${pointWords(point, all[place - 1])}`)),
    ).toEqual([
      "2026-11-23 Empieza con openbank: pones 300 €",
      "2026-11-23 Empieza con ing: mueves tu nómina",
      "2027-05-23 ing · Mantén tu nómina al menos hasta este día",
      // It comes in December, and leaving until then takes it back.
      "2027-05-23 Ya no puedes perder el regalo de ing: 250 €",
      "2027-05-23 Empieza con caixabank: mueves tu nómina y domicilias 3 recibos",
      // 23 November + 183 days.
      "2027-05-25 openbank · Mantén el depósito al menos hasta este día",
      "2027-05-25 El regalo de openbank, sin día conocido: 50 €",
      "2027-05-25 Recuperas 300 €",
      "2029-05-23 caixabank · Mantén las condiciones al menos hasta este día",
      "2029-05-23 El regalo de caixabank, sin día conocido: 250 €",
    ]);
    expect(figures(answer, "openbank")).toEqual(["Pones 300 €", "Impuestos ya descontados"]);
    expect(figures(answer, "ing")).toEqual(["Impuestos sin descontar", "Tu nómina 6 meses"]);
    expect(figures(answer, "caixabank")).toEqual(["Tu nómina sin plazo conocido", "Recibos 3"]);
    expect(figures(plan({}), "unicaja")[0]).toBe("Impuestos 19 % ya descontado");
  });

  test("an interest is what the plan's free money earns, and is in no sum", () => {
    // 300 are with Openbank for 183 of 365 days: 1.700 × 183 + 2.000 × 182 = 675.100. A TAE of 5,09 % is 12 × 0,4146 % a month:
    // 675.100 × 4,9748 % / 365 = 92,02.
    const [interest, ...others] = planFor(
      named("openbank", "ibercaja"),
      visitor(2000, { salary: 1600, bills: 6 }),
      firstDay,
    ).interest;
    expect([interest?.euros, others]).toEqual([92.02, []]);
    expect(plain(freeMoneyInterestWords(interest!))).toContain(
      "serían unos 92 € en doce meses, antes de impuestos.",
    );
  });
});

test("a gain that leaving early takes back is the visitor's when the tie is over, and its money comes back then", () => {
  // 23 November + 6 months; 14 days after the deposit it would arrive.
  const { points, entries } = planFor(named("raisin"), visitor(5000), firstDay);
  expect(points.map((point) => plain(`${point.date} ${pointWords(point)}`)).slice(-2)).toEqual([
    "2027-05-23 Ya no puedes perder el regalo de raisin: 50 €",
    "2027-05-23 Recuperas 5.000 € de raisin",
  ]);
  expect(entries[0]?.back?.date).toBe("2027-05-23");
});

test("what comes every month is counted whole and says its condition; what is no cash has a line of its own", () => {
  const all = named("bbva", "iberia", "imagina", "crypto-com", "wise");
  const { total, points, things } = planFor(all, visitor(100, { salary: 1600 }), firstDay);
  // 400 + 12 × 10.
  expect(total).toBe(520);
  expect(points.map((point) => plain(pointWords(point)))).toContain(
    "Empieza a llegar una parte del regalo de bbva, 10 € al mes durante 12 meses: 120 €",
  );
  expect(things.map((thing) => plain(`${thing.offer.id}: ${thingWords(thing)}`).split(". ")[0])).toEqual([
    "crypto-com: 10 dólares en CRO y 15 dólares en CRO",
    "imagina: 25 € de descuento en facturas",
    "iberia: 9.000 Avios",
    "wise: una transferencia gratis",
  ]);
});

test.each<[string, number, Partial<PlanInput>, string[]]>([
  // 10 at once for opening; 25 for 200 kept; 40 − 30 = 10 for a purchase.
  ["stages", 20, {}, ["stages 0: 10"]],
  ["stages", 229, {}, ["stages 0: 35"]],
  ["stages", 230, {}, ["stages 0: 45"]],
  // From 15 December: 500 put in, a purchase of 20, or a payroll.
  ["either", 500, {}, ["either 22: 30"]],
  ["either", 20, {}, ["either 22: 10"]],
  ["either", 0, { salary: 1000 }, ["either 22: 30"]],
  // The tier that the deposit, and the bills, reach; 20 and 80 less 19 %.
  ["deposits", 4999, {}, ["deposits 0: 16.2"]],
  ["deposits", 5000, {}, ["deposits 0: 64.8"]],
  ["bills", 0, { bills: 3 }, ["bills 0: 10"]],
  ["bills", 0, { bills: 4 }, ["bills 0: 40"]],
  ["number", 0, { line: true }, ["number 0: 45"]],
  ["number", 0, {}, []],
])("of %s, %d € and %j reach the best way within them", (id, money, more, answer) => {
  expect(started(planFor(named(id), visitor(money, more), firstDay))).toEqual(answer);
});

test("who was a client long ago is asked only where an offer says how long, and then counts as new", () => {
  const asks = [{ do: "open" }, { do: "buy", amount: "5 EUR" }];
  const buying = { asks, gives: [{ to: "you", money: "9 EUR" }] };
  const all = typed(
    { id: "vuelve", ...buying, who: { fresh: "12 months" } },
    { id: "nunca", ...buying },
    { id: "nuevo", ...buying, who: { fresh: "new" } },
  );
  const labels = all.flatMap((offer) => formerLabel(offer) ?? []);
  expect(labels.map(plain)).toEqual(["¿Lo fuiste hace más de 12 meses?"]);
  const cliente = ["vuelve", "nunca", "nuevo"];
  expect(started(planFor(all, readPlan({ cliente }, all, firstDay).input, firstDay))).toEqual([]);
  const { input, unread } = readPlan({ cliente, fui: cliente }, all, firstDay);
  expect(started(planFor(all, input, firstDay))).toEqual(["vuelve 0: 4"]);
  expect(unread.map(String)).toEqual(["fui,nunca", "fui,nuevo"]);
  const again = Object.fromEntries(new URLSearchParams(planQueryOf({ ...input, customerOf: [] })));
  expect(readPlan(again, all, firstDay).input.formerOf).toEqual(["vuelve"]);
});

test("two accounts of one brand make one client", () => {
  // 50 for a deposit, or 6 × 15 for the payroll.
  const both = named("openbank", "openbank-nomina");
  expect(started(planFor(both, visitor(300, { salary: 600 }), firstDay))).toEqual(["openbank-nomina 0: 90"]);
  expect(planFor(both, visitor(300, { salary: 600, customerOf: ["openbank"] }), firstDay).entries).toEqual(
    [],
  );
});

test.each(["bills", "recibos"])("gifts by how many %s are moved take them", (unit) => {
  const tiers = [
    { from: `1 ${unit}`, money: "5 EUR" },
    { from: `3 ${unit}`, money: "30 EUR" },
  ];
  const bank = { asks: [{ do: "open" }, { do: "bills" }], gives: [{ to: "you", tiers, when: "at-once" }] };
  const both = typed({ id: "una", ...bank }, { id: "otra", ...bank });
  expect(started(planFor(both, visitor(0, { bills: 3 }), firstDay))).toEqual(["una 0: 30"]);
});

/** Lives through a plan day by day, with what was read apart from it; the first thing that is spent twice, if any. */
function spentTwice({ entries }: Plan, ways: readonly Plain[], input: PlanInput): string | undefined {
  const purse = purseOf(input);
  const clients = new Set<string>();
  const later: [day: number, cents: number][] = [];
  let { money, bills, line } = purse;
  let salaryFrom = 0;
  for (const { offer, start, net, needs } of entries) {
    const day = daysBetween(firstDay, start);
    const way = ways.find(
      ({ id, net: left, needs: cents }) =>
        id === offer.id && left === Math.round(net.least * 100) && cents === Math.round(needs * 100),
    );
    if (!way) return `${offer.id}: no such way`;
    for (let place = later.length - 1; place >= 0; place -= 1)
      if (later[place]![0] <= day) money += later.splice(place, 1)[0]![1];
    money -= way.needs;
    bills -= way.bills;
    if (money < 0 || bills < 0) return `${offer.id}: money or bills`;
    if (way.line && !line) return `${offer.id}: line`;
    line = line && !way.line;
    if (way.salary && day < salaryFrom) return `${offer.id}: payroll`;
    if (way.salary) salaryFrom = way.salary(day) ?? Infinity;
    if (clients.has(way.brand)) return `${offer.id}: brand`;
    clients.add(way.brand);
    for (const { cents, on } of way.comes) later.push([on(day) ?? Infinity, cents]);
  }
  return undefined;
}

/**
 * What nobody can leave more than: the best order of what only the payroll limits, and of every other brand its best way.
 * A brand that can be had without the payroll is in both.
 */
function mostOf(ways: readonly Plain[]): number {
  const rich = { money: 1e12, bills: 99, line: true };
  const payroll = bruteForce(
    ways.filter(({ salary }) => salary),
    rich,
  );
  const best = new Map<string, number>();
  for (const { brand, net, salary } of ways)
    if (!salary) best.set(brand, Math.max(best.get(brand) ?? 0, net));
  return [...best.values()].reduce((all, net) => all + net, payroll.sum);
}

test("of thirty offers no answer spends anything twice, or leaves more than is possible, and each is proven to leave most", () => {
  const random = dice(11);
  for (let done = 0; done < 15; done += 1) {
    const input = randomVisitor(random, thirty);
    const plan = planFor(thirty, input, firstDay);
    const ways = plainOf(thirty, input);
    const caseName = JSON.stringify(input);
    expect([caseName, spentTwice(plan, ways, input)]).toEqual([caseName, undefined]);
    expect(Math.round(plan.total * 100)).toBeLessThanOrEqual(mostOf(ways));
    expect([caseName, plan.isProven]).toEqual([caseName, true]);
  }
});

test("payroll, bills and line are asked for only if an offer of today can be had with them", () => {
  expect(resourcesToAsk(offers, firstDay)).toEqual([]);
  expect(resourcesToAsk(thirty, firstDay).sort()).toEqual(["bills", "line", "salary"]);
  const over = typed({
    id: "antes",
    asks: banks[1]!.terms.asks,
    gives: banks[1]!.terms.gives,
    campaign: { until: "2026-11-01" },
  });
  expect(resourcesToAsk([...named("openbank-recibos"), ...over], firstDay)).toEqual([]);
});

test("they are read with their faults, and what nobody asks for is told", () => {
  const read = (query: Record<string, string>, all = thirty) => {
    const { input, faults, unread } = readPlan(query, all, firstDay);
    return { ...input, faults, unread: unread.map((answer) => answer.join("=")) };
  };
  expect(read({ nomina: "1.600,50 €", recibos: "3", linea: "Sí" })).toMatchObject({
    ...{ salary: 1600.5, bills: 3, line: true, faults: {}, unread: [] },
  });
  expect(read({ nomina: "mucho", recibos: "-1", linea: "quizá" })).toMatchObject({
    faults: { nomina: { fault: "unreadable" }, recibos: { fault: "negative" } },
    unread: ["linea=quizá"],
  });
  expect(read({ nomina: "1600", linea: "si" }, [...offers]).unread).toEqual(["nomina=1600", "linea=si"]);
});
