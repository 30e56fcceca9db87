import { deadlineQuery, toolPath } from "../../config/paths";
import type { CalendarDate } from "../../format/dates";
import { present } from "../../format/format";
import { quickPicks, signUpRange } from "../../ground/deadlines";
import { blankIsToday } from "../../ground/question-words";
import type { DayQuestion } from "../../ground/questions";
import type { Offer } from "../../offers/offer";
import { deadlinesCopy, rangeHint } from "./words";

/** The question of the day from which deadlines count, and the days that can be picked at once. */
export function dayQuestion(
  offer: Pick<Offer, "validFrom" | "validUntil">,
  today: CalendarDate,
): { question: DayQuestion; picks: readonly number[]; mayBeBlank: boolean } {
  const range = signUpRange(offer, today);
  const picks = quickPicks(range, today);
  const mayBeBlank = picks.includes(0);
  const hint = present([rangeHint(offer), mayBeBlank && blankIsToday]).join(" ");
  const question = {
    kind: "day",
    name: deadlineQuery.signUp,
    label: deadlinesCopy.otherDay,
    hint,
    range,
  } as const;
  return { question, picks, mayBeBlank };
}

/** The address that answers the form of «Plazos». */
export const deadlinesAnswerPath = (offer: Pick<Offer, "detailPath">) =>
  `${toolPath(offer, "deadlines")}/fechas`;
