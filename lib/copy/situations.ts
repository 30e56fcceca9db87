import { catalogue } from "../catalogue";
import { pagePaths, planNames, planOptions } from "../config/paths";
import type { CalendarDate } from "../format/dates";
import { euros, list, present } from "../format/format";
import type { Offer } from "../offers/offer";
import { takes } from "../ground/gains";
import { readPlan } from "../tools/plan/input";
import { type Plan, planFor } from "../tools/plan/plan";
import { NO, YES } from "../tools/plan/questions";
import { askedMeans } from "../tools/plan/sort";
import { mayCost, planFigure, totalWords } from "../tools/plan/words";

/** A situation of a visitor, what «Mi plan» answers to it, in short, and the address of that answer. */
export interface Situation {
  name: string;
  answer: string;
  path: string;
}

interface Asked {
  name: string;
  query: Readonly<Record<string, string>>;
  /** Empty if the plan has nothing for it. */
  answerOf(plan: Plan): string;
}

/** What the plan leaves and what may come on top: «unos 12 € y 30-90 €». */
function planFigures(plan: Plan): string {
  const onTop = plan.more.find((entry) => !mayCost(entry));
  return list(present([plan.total > 0 && totalWords(plan), onTop && planFigure(onTop.left)]));
}

const isPorted = ({ terms }: Offer) => takes(terms, "line");

/** Enough for every promotion that asks for a deposit, and for the least that an investment asks for. */
const [LITTLE, MUCH] = [100, 2000] as const;

/** The situations in their order; where two have the same answer, the first one stands. */
const situations = (offers: readonly Offer[], today: CalendarDate): Asked[] => [
  {
    name: "Sin invertir",
    query: { [planNames.money]: String(LITTLE), [planOptions.invest]: NO },
    answerOf: planFigures,
  },
  { name: `Con ${euros(LITTLE)}`, query: { [planNames.money]: String(LITTLE) }, answerOf: planFigures },
  {
    name: "Voy a cambiar de móvil",
    query: {
      [planNames.money]: "0",
      ...(askedMeans(offers, today).includes("line") && { [planOptions.line]: YES }),
    },
    answerOf: ({ entries, more }) => {
      const ported = [...entries, ...more].find(({ offer }) => isPorted(offer));
      return ported && !mayCost(ported) ? planFigure(ported.left, ported.precision) : "";
    },
  },
  {
    name: "Ya pensaba invertir",
    query: { [planNames.money]: String(MUCH) },
    answerOf: ({ invested: [best] }) =>
      best ? `${planFigure(best.left, best.precision)} con ${euros(best.risk)}` : "",
  },
];

/** The situations that «Mi plan» has something for on a day, no two with the same answer. */
export function situationsOn(today: CalendarDate, offers: readonly Offer[] = catalogue.enabled): Situation[] {
  const answered = situations(offers, today).flatMap(({ name, query, answerOf }) => {
    const answer = answerOf(planFor(offers, readPlan(query, offers, today).input, today));
    return answer ? [{ name, answer, query }] : [];
  });
  return answered
    .filter(({ answer }, place) => answered.findIndex((other) => other.answer === answer) === place)
    .map(({ name, answer, query }) => ({
      name,
      answer,
      // To the answer's heading, which takes the focus, so that it is said.
      path: `${pagePaths.plan}?${new URLSearchParams(query)}#respuesta-titulo`,
    }));
}
