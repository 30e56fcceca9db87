import { inSentence } from "../../format/format";
import { days } from "../../format/quantity";
import { keptUntil, lengthOf } from "../../ground/deadline-words";
import { datedDeadlines, startAfter } from "../../ground/deadlines";
import type { Offer } from "../../offers/offer";
import type { Claim } from "./claim";
import { dayAnswered } from "./grievances";

/** The last day of what is asked, as a step of a claim: what ends on it, and from when it is counted. */
export function doneWords(
  offer: Offer,
  { signUp, doneOn }: Pick<Claim, "signUp" | "doneOn">,
): Record<"title" | "text", string> {
  const { deadlines } = offer;
  const ends = datedDeadlines(deadlines.items, startAfter(offer, signUp)).filter(
    ({ kind, date }) => (kind === "before" || kind === "keep") && date === doneOn,
  );
  const [end, ...more] = ends;
  const counted = `Contado desde ${dayAnswered(offer)}.`;
  if (!end || more.length > 0) return { title: "Último día para lo que piden", text: counted };
  const { delay, start } = deadlines;
  return {
    title: end.kind === "keep" ? `${keptUntil(end)} este día` : `Último día: ${inSentence(end.title)}`,
    text:
      delay && start
        ? `Contamos ${days(delay)} desde el alta que has puesto hasta ${start}, y desde entonces ${lengthOf(end.after)}.`
        : counted,
  };
}
