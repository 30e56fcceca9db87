import type { PlanEntry, PlanPoint } from "./plan";
import { count, euros, inSentence, list } from "../../format/format";
import { eventTitle } from "../../ground/calendar-words";
import { deadlineKindNames, lengthOf, sinceStart } from "../../ground/deadline-words";
import { planFigure } from "./words";

/** What arrives at a point of the line of time, if something does. */
export function gainOf(point: PlanPoint): string | undefined {
  const arrives = point.kind === "gain" || (point.kind === "deadline" && point.isPayment);
  return arrives ? planFigure(point.entry.gain) : undefined;
}

/** What happens at a point of the line of time, after another of the same day if there is one. */
export function pointWords(point: PlanPoint, before?: PlanPoint): string {
  const { offer, needs, left } = point.entry;
  switch (point.kind) {
    case "start":
      return `Empieza con ${offer.brand}${needs > 0 ? `: pones ${euros(needs)}` : left.least < left.most ? ", si te interesa" : ""}`;
    case "back":
      return backWords(point.entry, point.euros, before?.entry === point.entry);
    case "gain":
      return `No sabemos qué día llega el regalo de ${offer.brand}: ${gainOf(point)}`;
    case "deadline": {
      const { kind, title } = point.deadline;
      if (point.isPayment) return `Suele llegar el regalo de ${offer.brand}: ${gainOf(point)}`;
      if (kind === "keep" || kind === "ends") return eventTitle(offer.brand, point.deadline);
      return `${offer.brand} · ${deadlineKindNames[kind]}: ${inSentence(title)}`;
    }
  }
}

/**
 * What comes back of what was put, and where the rest is: «Recuperas unos 94 € de Trade Republic (lo suponemos): gastas
 * unos 3 € y quedan 3 € invertidos». The point before it may have named the offer.
 */
function backWords({ offer, spend, risk, precision }: PlanEntry, back: number, isNamed: boolean): string {
  const figure = (amount: number) => planFigure({ least: amount, most: amount }, precision);
  const rest = [
    ...(spend > 0 ? [`gastas ${figure(spend)}`] : []),
    ...(risk > 0 ? [risk === 1 ? `queda ${euros(risk)} invertido` : `quedan ${euros(risk)} invertidos`] : []),
  ];
  const whole = `Recuperas ${figure(back)}${isNamed ? "" : ` de ${offer.brand}`} (lo suponemos)`;
  return rest.length > 0 ? `${whole}: ${list(rest)}` : whole;
}

/** When a point comes if the plan's first day is not known: «El primer día», «2 días después», «3 meses después del alta». */
export function afterText({ entry: { offer }, after, ...point }: PlanPoint): string {
  if (point.kind === "deadline" && "months" in point.deadline.after)
    return `${lengthOf(point.deadline.after)} ${sinceStart(offer)}`;
  return after === 0 ? "El primer día" : `${count(after, "día", "días")} después`;
}
