import type { CalendarDate } from "@/lib/format/dates";
import type { Offer } from "@/lib/offers/offer";
import type { PlanAnswers } from "@/lib/tools/plan/input";
import type { Plan } from "@/lib/tools/plan/plan";

/** What each question of the plan's form knows. */
export interface PlanFormData {
  /** The offers whose provider one may already be a customer of. */
  offers: readonly Offer[];
  /** What was answered before. */
  answers: PlanAnswers;
  /** The plan for them; undefined if one of them is wrong. */
  plan?: Plan | undefined;
  today: CalendarDate;
}

/** The target of `#respuesta` if an answer is wrong: the first wrong question. */
export const faultTarget = { id: "respuesta", tabIndex: -1 };
