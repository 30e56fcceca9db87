import { assumptionNames } from "../../config/paths";
import type { AmountFault } from "../../format/amount";
import { assumptionOf, usualAmount } from "../../ground/net-value";
import { distinctValues, valuesOf, type Query, quoted } from "../../ground/query";
import { amountHint } from "../../ground/question-words";
import { type AmountQuestion, isAsked, parseAnswer } from "../../ground/questions";
import type { Assumption, Value } from "../../offers/value";
import { valueCopy } from "./words";

/** The question of the amount on which a benefit depends. */
export const amountQuestion = ({ name, label }: Pick<Assumption, "name" | "label">): AmountQuestion => {
  return { kind: "amount", name, label, hint: `${amountHint} ${valueCopy.form.shared}` };
};

/**
 * The amount in a page's query. If it is empty or answers a question of other offers, which `unread` quotes, `euros` is the
 * usual amount; if it is wrong, `typed` and `fault` too.
 */
export interface ValueInput {
  euros: number;
  typed?: string;
  fault?: AmountFault | "several";
  unread?: string;
}

/** Reads the amount in a query. Undefined if the query has none. */
export function readAssumption(value: Value, query: Query): ValueInput | undefined {
  const assumption = assumptionOf(value);
  const question = assumption && amountQuestion(assumption);
  const euros = usualAmount(value);
  const others = assumptionNames.filter((name) => name !== question?.name);
  const unread = quoted(distinctValues(others.flatMap((name) => valuesOf(query, name))));
  if (!unread && (!question || query[question.name] === undefined)) return undefined;
  const answer = question && isAsked(question, query) ? parseAnswer(question, query) : undefined;
  return { euros, ...answer, ...(unread && { unread }) };
}
