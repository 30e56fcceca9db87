import type { SignUp } from "@/lib/answers/deadlines";
import { signUpFaultText } from "@/lib/copy/deadlines";
import { type CalendarDate, isDay } from "@/lib/format/dates";

/** A date field's value from an answer and, if it was wrong, its fault. */
export function givenIn(answer: SignUp | undefined, today: CalendarDate) {
  if (!answer) return {};
  if ("day" in answer) return { defaultValue: answer.day };
  return {
    // What is no day, a date field cannot show: the error message quotes it.
    defaultValue: "typed" in answer && isDay(answer.typed) ? answer.typed : undefined,
    fault: signUpFaultText(answer, today),
  };
}
