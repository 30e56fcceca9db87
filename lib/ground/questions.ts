import { type Counted, readCount } from "../format/amount";
import type { CalendarDate } from "../format/dates";
import { type ParsedDay, type DayFault, type DayRange, parseDay } from "./days";
import {
  type ParsedAmount,
  type ParsedCount,
  type Choices,
  valuesOf,
  type Query,
  parseAmount,
  parseOne,
  readChoices,
} from "./query";

/** Why an answer is rejected, for every question of every tool. */
export type AnswerFault = DayFault | Extract<ParsedAmount | ParsedCount, { fault: unknown }>;

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

/** A question that is answered with a whole number of things, from 0. */
export interface CountQuestion extends QuestionBase, Counted {
  kind: "count";
}

/** A question that is answered with a day of a range, both ends included. */
export interface DayQuestion extends QuestionBase {
  kind: "day";
  range: DayRange;
  /** Error messages of its own. `typed` is the day, or empty where none was given. */
  faults?: Partial<Record<DayFault["fault"], (typed: CalendarDate) => string>>;
}

/** A question that is answered with one of its options (`choice`) or with several (`ticks`). */
export interface ChoiceQuestion<Option extends string = string> extends QuestionBase {
  kind: "choice" | "ticks";
  options: readonly Option[];
}

/** A question whose answer is typed into a field. */
export type FieldQuestion = AmountQuestion | CountQuestion | DayQuestion;

/** A question of a form. */
export type Question = FieldQuestion | ChoiceQuestion;

/** Whether a query answers a question. */
export const isAsked = ({ name }: Question, query: Query) => valuesOf(query, name).length > 0;

/** Parses the answer to a question. Nothing is dropped: what cannot be read is a fault or, among choices, `unknown`. */
export function parseAnswer(question: AmountQuestion, query: Query): ParsedAmount;
/** Parses a day of a range. */
export function parseAnswer(question: DayQuestion, query: Query): ParsedDay;
/** Parses what was typed into a field of any kind. */
export function parseAnswer(question: FieldQuestion, query: Query): ParsedAmount | ParsedCount | ParsedDay;
/** Parses the options chosen. */
export function parseAnswer<Option extends string>(
  question: ChoiceQuestion<Option>,
  query: Query,
): Choices<Option>;
/** Parses the answer to a question of any kind. */
export function parseAnswer(
  question: Question,
  query: Query,
): ParsedAmount | ParsedCount | ParsedDay | Choices<string> {
  const values = valuesOf(query, question.name);
  switch (question.kind) {
    case "amount":
      return parseAmount(values);
    case "count":
      return parseOne(values, (typed) => readCount(typed, question));
    case "day":
      return parseDay(values, question.range);
    default:
      return readChoices(values, question.options);
  }
}
