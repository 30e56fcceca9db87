import { present } from "../../format/format";
import { ageOf, isForNew, isForReturning } from "../terms/people";
import { freshPeriod } from "./joining";
import type { Parts } from "./parts";

/** Whether one has to join: an existing customer only if the promotion asks to enrol. */
export const hasToJoin = ({ context, terms }: Parts) => !terms.who.existing || context.asks("enrol");

/** Everything that an offer asks of all who take part, as infinitives: «abrir la cuenta»; `isOver` of one that asked it. */
export function allAsked(parts: Parts, isOver = false): string[] {
  const {
    requirements,
    context,
    terms: { who },
  } = parts;
  const joins = context.invitationWords
    ? `${context.joining.infinitive} con una invitación`
    : context.joining.infinitive;
  const customer = who.existing
    ? ["ser ya cliente"]
    : isForReturning(who)
      ? [`no haber sido cliente ${freshPeriod(who)}`]
      : isForNew(who)
        ? [
            `${who.fresh === "ever" && !who.opens ? "no haber sido nunca cliente" : "ser nuevo cliente"}${who.opens ? ` en ${who.opens}` : ""}`,
          ]
        : [];
  const years = ageOf(who);
  const rest = requirements.flatMap(({ isJoining, words: { infinitive, infinitiveOnce = infinitive } }) =>
    isJoining ? [] : ((isOver ? infinitiveOnce : infinitive) ?? []),
  );
  const own = present([
    years && `tener ${years}`,
    who.resident && `residir en ${who.resident}`,
    who.income && "tener unos ingresos de {yearlyIncome} al año o más",
  ]);
  return [...customer, ...own, ...(hasToJoin(parts) ? [joins] : []), ...rest];
}
