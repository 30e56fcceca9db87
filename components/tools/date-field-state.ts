import { dayAnswerFaultText } from "@/lib/ground/question-words";
import type { DayAnswer } from "@/lib/ground/deadlines";
import { type CalendarDate, isDay } from "@/lib/format/dates";

/** What a date field shows of an answer: its value, and the message if it was rejected. Nothing without an answer. */
export function dateFieldState(answer: DayAnswer | undefined, today: CalendarDate) {
  if (!answer) return {};
  if ("day" in answer) return { defaultValue: answer.day };
  return {
    // What is no day, a date field cannot show: the error message quotes it.
    defaultValue: "typed" in answer && isDay(answer.typed) ? answer.typed : undefined,
    fault: dayAnswerFaultText(answer, today),
  };
}
