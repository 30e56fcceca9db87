import { catalogue } from "../../catalogue";
import { pagePaths, planNames } from "../../config/paths";
import type { CalendarDate } from "../../format/dates";
import { euros, list } from "../../format/format";
import type { Offer } from "../../offers/offer";
import { asksForResource } from "../../ground/gains";
import { roundToHundredths } from "../../ground/net-value";
import { readPlan } from "./input";
import { type Plan, type PlanEntry, planFor } from "./plan";
import { NO, YES } from "./questions";
import { leastNeeded, resourcesToAsk } from "./classify";
import { mayLoseMoney, planFigure, ticketId, totalWords } from "./words/plan";
import { checkOf } from "../../offers/never-checked";

/** A situation of a visitor, what «Mi plan» answers to it, in short, and the address of that answer. */
interface Situation {
  name: string;
  answer: string;
  path: string;
  /** Whether money can be lost with what it names. */
  isRisky: boolean;
}

interface Asked {
  name: string;
  query: Readonly<Record<string, string>>;
  /** Empty if the plan has nothing for it. */
  answerOf(plan: Plan): string;
  /** The offer whose ticket the answer is about, if it is not the plan's sum. */
  aboutOf?(plan: Plan): Offer | undefined;
  /** What it names, if money can be lost with it. */
  riskOf?(plan: Plan): number;
}

const brandsOf = (entries: readonly PlanEntry[]) => list(entries.map(({ offer }) => offer.brand));

/** A figure with its brand, and whether somebody has checked it: «Lowi, 30-90 €», «BBVA, 400 €, sin comprobar». */
const brandedFigure = (entries: readonly PlanEntry[], figure: string) =>
  `${brandsOf(entries)}, ${figure}${uncheckedNote(entries)}`;

/** Short, as all of a pill: the plan says of which months the promotion is. */
const uncheckedNote = (entries: readonly PlanEntry[]) =>
  entries.some(({ offer }) => checkOf(offer) === undefined) ? ", sin comprobar" : "";

/**
 * What the plan leaves, the figure of its heading: «PayPal deja 5 €». Where that is nothing, what may be had. The two are
 * never one figure.
 */
function planFigures(plan: Plan): string {
  const { entries } = plan.checked;
  const [only, ...more] = entries;
  if (only && more.length === 0 && only.spend > 0) return `${only.offer.brand} deja ${totalWords(plan)}`;
  if (more.length > 0) return `${brandsOf(entries)} dejan ${totalWords(plan)}`;
  if (only) return brandedFigure([only], totalWords(plan));
  const [first] = [...plan.unchecked, ...plan.extras.filter((entry) => !mayLoseMoney(entry))];
  return first ? brandedFigure([first], planFigure(first.net)) : "";
}

const isPorted = ({ terms }: Offer) => asksForResource(terms, "line");

/** Enough for every promotion that asks for a deposit, and for the least that an investment asks for. */
const [LITTLE, MUCH] = [100, 2000] as const;

/** A payroll that is enough for most promotions that ask for one. */
const SALARY = 1200;

/** What a plan gives for moving a payroll. */
const paidOf = ({ entries }: Plan) => entries.filter(({ salary }) => salary !== undefined);

/** Who moves a payroll: as much as the best promotion asks for. None if nobody asks for one. */
function payrollSituation(offers: readonly Offer[], today: CalendarDate): Asked[] {
  if (!resourcesToAsk(offers, today).includes("salary")) return [];
  const queryOf = (salary: number) => ({ [planNames.money]: "0", [planNames.salary]: String(salary) });
  const plan = planFor(offers, readPlan(queryOf(SALARY), offers, today).input, today);
  const paid = paidOf(plan);
  if (paid.length === 0) return [];
  const asked = Math.max(...paid.map(({ offer }) => leastNeeded(offer, "salary")));
  const isKnown = asked >= 1;
  return [
    {
      name: isKnown ? `Con nómina desde ${euros(asked)}` : "Con tu nómina",
      query: queryOf(isKnown ? asked : SALARY),
      answerOf: (best) => {
        const entries = paidOf(best);
        const sum = roundToHundredths(entries.reduce((all, { net }) => all + net.least, 0));
        return sum > 0 ? brandedFigure(entries, planFigure({ least: sum, most: sum })) : "";
      },
    },
  ];
}

/** The situations in their order; where two have the same answer, the first one stands. */
const situations = (offers: readonly Offer[], today: CalendarDate): Asked[] => [
  {
    name: "Sin invertir",
    query: { [planNames.money]: String(LITTLE), [planNames.invest]: NO },
    answerOf: planFigures,
  },
  {
    name: "Voy a cambiar de móvil",
    query: {
      [planNames.money]: "0",
      ...(resourcesToAsk(offers, today).includes("line") && { [planNames.line]: YES }),
    },
    answerOf: ({ entries, extras }) => {
      const ported = [...entries, ...extras].find(({ offer }) => isPorted(offer));
      return ported && !mayLoseMoney(ported)
        ? brandedFigure([ported], planFigure(ported.net, ported.precision))
        : "";
    },
  },
  ...payrollSituation(offers, today),
  {
    name: `Con ${euros(LITTLE)}`,
    query: { [planNames.money]: String(LITTLE) },
    answerOf: planFigures,
    riskOf: ({ risk }) => risk,
  },
  {
    name: "Ya pensaba invertir",
    query: { [planNames.money]: String(MUCH) },
    answerOf: ({ invested: [best] }) =>
      best ? brandedFigure([best], `${planFigure(best.net, best.precision)} con ${euros(best.risk)}`) : "",
    aboutOf: ({ invested: [best] }) => best?.offer,
    riskOf: ({ invested: [best] }) => best?.risk ?? 0,
  },
];

/** The situations that «Mi plan» has something for on a day, no two with the same answer. */
export function situationsOn(today: CalendarDate, offers: readonly Offer[] = catalogue.enabled): Situation[] {
  const answered = situations(offers, today).flatMap(({ name, query, answerOf, aboutOf, riskOf }) => {
    const plan = planFor(offers, readPlan(query, offers, today).input, today);
    const answer = answerOf(plan);
    const about = aboutOf?.(plan);
    // The link leads to the answer's heading, which takes the focus, so that it is said; or to the ticket that it is about.
    const anchor = about ? ticketId(about) : "respuesta-titulo";
    return answer
      ? [
          {
            name,
            answer,
            path: `${pagePaths.plan}?${new URLSearchParams(query)}#${anchor}`,
            isRisky: (riskOf?.(plan) ?? 0) > 0,
          },
        ]
      : [];
  });
  return answered.filter(
    ({ answer }, index) => answered.findIndex((other) => other.answer === answer) === index,
  );
}
