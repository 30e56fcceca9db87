import { planFor } from "../answers/plan";
import { type PlanInput, readPlan, USUAL_MONEY } from "../answers/plan-input";
import { catalogue } from "../catalogue";
import { planAmounts, planPictureId } from "../config/paths";
import { planCopy, planFigure, planSentence, startsSentence, totalWords } from "../copy/plan";
import type { CalendarDate } from "../format/dates";
import type { SharePicture } from "./metadata";

/** The plan with an amount, as a share picture shows it: nothing else answered, no dates. */
export function picturedPlan(money: number, today: CalendarDate) {
  const { input } = readPlan({ dinero: String(money) }, catalogue.enabled, today);
  const plan = planFor(catalogue.enabled, input, today);
  const [first] = plan.more;
  const picture: SharePicture = {
    id: planPictureId(money),
    name: planCopy.withMoney(money),
    headline: plan.total === 0 && first ? planFigure(first.left) : totalWords(plan),
  };
  return { plan, picture, text: `${planSentence(plan, money)} ${startsSentence(plan, false)}`.trim() };
}

/** The picture of the plan for these answers; undefined if none of the pictures says the same as that plan. */
export function planPictureFor(input: PlanInput, today: CalendarDate): SharePicture | undefined {
  if (!planAmounts.some((amount) => amount === input.money)) return undefined;
  const { picture, text } = picturedPlan(input.money, today);
  const own = planFor(catalogue.enabled, input, today);
  const said = `${planSentence(own, input.money)} ${startsSentence(own, false)}`.trim();
  return said === text ? picture : undefined;
}

/** The picture of the plan that the prepared page shows. */
export const usualPlanPicture = (today: CalendarDate) => picturedPlan(USUAL_MONEY, today).picture;
