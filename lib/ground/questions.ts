import type { CalendarDate } from "../format/dates";
import { type DayAnswer, type DayAnswerFault, type DayRange, readDayAnswer } from "./deadlines";
import {
  type AmountAnswer,
  type AmountAnswerFault,
  type Choices,
  answersTo,
  type Query,
  readAmountAnswer,
  readChoices,
} from "./query";

/** Why an answer is rejected: one set for every question of every tool. */
export type Fault = DayAnswerFault | { fault: AmountAnswerFault; typed: string };

interface QuestionBase {
  /** Its name in a query, and its field's id. */
  name: string;
  label: string;
  hint?: string;
}

/** A question that is answered with an amount in euros. */
export interface AmountQuestion extends QuestionBase {
  kind: "amount";
}

/** One that is answered with a day of a range, which includes both its ends. */
export interface DayQuestion extends QuestionBase {
  kind: "day";
  range: DayRange;
  /** Error messages of its own. `typed` is the day, or empty where none was given. */
  faults?: Partial<Record<DayAnswerFault["fault"], (typed: CalendarDate) => string>>;
}

/** One that is answered with one of some options (`choice`), or with several (`ticks`). */
export interface ChoiceQuestion<Option extends string = string> extends QuestionBase {
  kind: "choice" | "ticks";
  options: readonly Option[];
}

/** A question of a form. */
export type Question = AmountQuestion | DayQuestion | ChoiceQuestion;

/** Whether a query says something to a question. */
export const isAsked = ({ name }: Question, query: Query) => answersTo(query, name).length > 0;

/** Reads the answer to a question. Nothing is dropped: what cannot be read is a fault, or `unknown` among choices. */
export function readAnswer(question: AmountQuestion, query: Query): AmountAnswer;
/** The same for a day. */
export function readAnswer(question: DayQuestion, query: Query): DayAnswer;
/** The same for choices. */
export function readAnswer<Option extends string>(
  question: ChoiceQuestion<Option>,
  query: Query,
): Choices<Option>;
/** The same for any of them. */
export function readAnswer(question: Question, query: Query): AmountAnswer | DayAnswer | Choices<string> {
  const values = answersTo(query, question.name);
  switch (question.kind) {
    case "amount":
      return readAmountAnswer(values);
    case "day":
      return readDayAnswer(values, question.range);
    default:
      return readChoices(values, question.options);
  }
}
