import { afterText, planCopy, pointWords } from "@/lib/copy/plan";
import { longDate } from "@/lib/format/dates";
import type { PlanPoint } from "@/lib/answers/plan";

/** The line of time: every point with its date or, if the first day is not known, the time after it. */
export function PlanLine({ points, isDated }: { points: readonly PlanPoint[]; isDated: boolean }) {
  if (points.length === 0) return null;
  return (
    <ol className="timeline" aria-label={planCopy.line}>
      {points.map((point) => (
        <li
          key={`${point.entry.offer.id} ${point.kind} ${point.kind === "deadline" ? point.deadline.id : ""}`}
        >
          {isDated ? <time dateTime={point.date}>{longDate(point.date)}</time> : <b>{afterText(point)}</b>}
          <span className="visually-hidden">: </span>
          <span>{pointWords(point)}</span>
        </li>
      ))}
    </ol>
  );
}
