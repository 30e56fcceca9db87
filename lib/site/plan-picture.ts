import { type Plan, planFor } from "../tools/plan/plan";
import type { planAnswer } from "../tools/plan/answer";
import { readPlan, USUAL_MONEY } from "../tools/plan/input";
import { catalogue } from "../catalogue";
import { planAmounts, planNames, planPictureId } from "../config/paths";
import { insteadWords } from "../tools/plan/words/uncounted";
import { planFigure, planSentence, startsSentence, totalWords } from "../tools/plan/words/plan";
import { present } from "../format/format";
import type { CalendarDate } from "../format/dates";
import type { SharePicture } from "./metadata";

/** What a plan's picture says, in one text. */
function wordsOf(plan: Plan, money: number): string {
  const [best] = plan.invested;
  const words = [planSentence(plan, money), startsSentence(plan, false), best && insteadWords(best)];
  return present(words).join(" ");
}

/** The plan with an amount, as a share picture shows it: nothing else answered, no dates. */
export function picturedPlan(money: number, today: CalendarDate) {
  const { input } = readPlan({ [planNames.money]: String(money) }, catalogue.enabled, today);
  const plan = planFor(catalogue.enabled, input, today);
  const [first] = [...plan.unchecked, ...plan.extras];
  return {
    plan,
    figure: plan.checked.total === 0 && first ? planFigure(first.net) : totalWords(plan),
    picture: { id: planPictureId(money), alt: wordsOf(plan, money) },
  };
}

/** The pictures of a day by their amounts, kept because every answer is compared with one of them. */
let pictured: { today: CalendarDate; pictures: Map<number, SharePicture> } | undefined;

function pictureOn(today: CalendarDate, money: number): SharePicture {
  if (pictured?.today !== today) pictured = { today, pictures: new Map() };
  const picture = pictured.pictures.get(money) ?? picturedPlan(money, today).picture;
  pictured.pictures.set(money, picture);
  return picture;
}

/** The picture of an answered plan; undefined if none of the pictures says the same as that plan. */
export function planPictureFor({
  plan,
  answers,
  today,
}: Pick<ReturnType<typeof planAnswer>, "plan" | "answers" | "today">): SharePicture | undefined {
  const { money } = answers.input;
  if (!plan || !planAmounts.some((amount) => amount === money)) return undefined;
  const picture = pictureOn(today, money);
  return wordsOf(plan, money) === picture.alt ? picture : undefined;
}

/** The picture of the plan that the prerendered page shows. */
export const usualPlanPicture = (today: CalendarDate) => picturedPlan(USUAL_MONEY, today).picture;
