import { asSentence, inSentence } from "../../format/format";
import {
  deadlineKindNames,
  isOneOf,
  keptUntil,
  lapseNote,
  lengthOf,
  lastDayOf,
  noLapse,
  ownLimit,
  shortestDay,
  sinceStart,
  spanOfLengths,
  startOf,
  unknownLapse,
  usualArrival,
} from "../../ground/deadline-words";
import { leadingDeadlines, shortestOf } from "../../ground/deadlines";
import { theReward } from "../../ground/offer-words";
import type { Deadline, DeadlineKind } from "../../offers/deadlines-schema";
import type { Offer } from "../../offers/offer";
import { type Tool, type ToolHeadline, toolGroups } from "../tool";
import { deadlinesCopy } from "./words";

export const deadlines: Tool = {
  when: "after",
  name: "Plazos",
  words: (offer) => ({ title: `Tus plazos con ${offer.brand}`, description: datesDescription(offer) }),
  lead: (offer) => {
    const { items } = offer.deadlines;
    // The form and the answer say any other days themselves.
    return items.length > 0 && isArrivalOnly(items) ? `${asSentence(arrivalPromise(offer))}.` : undefined;
  },
  headline: (offer) => {
    const limits = leadingDeadlines(offer);
    const [first] = limits;
    if (!first) {
      const [usual] = offer.deadlines.items;
      return usual
        ? { figure: lastDayOf(offer) ?? unknownLapse, isWords: true, more: usualArrival(offer, usual) }
        : { figure: noLapse(offer), isWords: true };
    }
    if (!isOneOf(limits)) return { figure: lengthOf(first.after), ...limitParts(offer, first) };
    return {
      before: "de",
      figure: spanOfLengths(limits),
      note: `${sinceStart(offer)}, ${ownLimit}`,
      more: offer.condition,
    };
  },
  line: {
    title: () => deadlines.name,
    result: (offer) => (offer.deadlines.items.length > 0 ? "Qué hacer después del alta" : noLapse(offer)),
  },
  due: (offer, today) => {
    const limits = leadingDeadlines(offer);
    const shortest = isOneOf(limits) ? shortestOf(offer, limits, today) : undefined;
    const [first] = offer.deadlines.items;
    const from = deadlinesCopy.ifToday(offer);
    if (shortest) return { what: `${from}, ${inSentence(shortestDay)}`, deadline: shortest };
    if (first?.kind === "expected")
      return { what: `${deadlinesCopy.ifAllToday}, ${untilNames.expected}`, deadline: first };
    return first && { what: `${from}, ${inSentence(untilNames[first.kind])}`, deadline: first };
  },
  heroLink: (offer) => (offer.deadlines.items.length > 0 ? toolGroups(offer).after : undefined),
};

/** The kind of a deadline after «si empiezas hoy» and before its date. */
const untilNames: Readonly<Record<DeadlineKind, string>> = {
  before: deadlineKindNames.before,
  keep: "tienes que mantenerlo hasta",
  ends: "termina",
  expected: "suele llegar",
};

/** Whether all that is known is the day on which the reward usually comes, which is no limit. */
const isArrivalOnly = (items: readonly Deadline[]) => items.every(({ kind }) => kind === "expected");

const arrivalPromise = (offer: Offer) =>
  `verás cuándo suele llegar ${inSentence(theReward(offer))} de ${offer.brand}`;

/** What the page promises: dates, when the reward usually comes, or what to check where nothing is known. */
function datesDescription(offer: Offer): string {
  const {
    brand,
    deadlines: { items },
  } = offer;
  if (items.length === 0)
    return `La promoción de ${brand} no tiene un plazo conocido que cuente desde el alta.`;
  const chosen = `Elige el día ${startOf(offer)}`;
  if (isArrivalOnly(items)) return `${chosen} y ${arrivalPromise(offer)}, con un calendario para descargar.`;
  return `${chosen} y verás cada plazo de la promoción de ${brand}, con calendario y avisos antes de cada fecha.`;
}

/** What stands around the length of a deadline: from when it counts, and what has to be done. */
function limitParts(offer: Offer, deadline: Deadline): Pick<ToolHeadline, "note" | "more"> {
  const { kind, title } = deadline;
  const note = kind === "before" ? lapseNote(offer, deadline) : sinceStart(offer);
  return { note, more: kind === "keep" ? `${keptUntil(deadline)} entonces` : title };
}
