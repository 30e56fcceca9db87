import { planCopy, planFigure } from "@/lib/tools/plan/words";
import { afterText, gainOf, pointWords } from "@/lib/tools/plan/line-words";
import { longDate } from "@/lib/format/dates";
import type { PlanPoint } from "@/lib/tools/plan/plan";
import { PlanFigure } from "./plan-figure";

/** What happens at a point, after another of the same day if there is one; what arrives is bold. */
function PointWords({ point, before }: { point: PlanPoint; before: PlanPoint | undefined }) {
  const words = pointWords(point, before);
  const gain = gainOf(point);
  if (!gain) return words;
  return (
    <>
      {words.slice(0, words.length - planFigure(gain).length)}
      <b>
        +<PlanFigure span={gain} />
      </b>
    </>
  );
}

/** The line of time: every day with its points or, if the first day is not known, the time after it. */
export function PlanLine({ points, isDated }: { points: readonly PlanPoint[]; isDated: boolean }) {
  if (points.length === 0) return null;
  // A day with a deadline takes its time from it: «3 meses después de la activación».
  const dated = [...points, ...points.filter(({ kind }) => kind === "deadline")];
  const days = [...new Map(dated.map((point) => [point.date, point])).values()];
  return (
    <ol className="timeline" aria-label={planCopy.line}>
      {days.map((day) => (
        <li key={day.date}>
          {isDated ? <time dateTime={day.date}>{longDate(day.date)}</time> : <b>{afterText(day)}</b>}
          {points
            .filter(({ date }) => date === day.date)
            .map((point, place, ofDay) => (
              <p
                key={pointWords(point)}
                className={point.kind === "back" || point.kind === "gain" ? "muted" : undefined}
              >
                <PointWords point={point} before={ofDay[place - 1]} />
              </p>
            ))}
        </li>
      ))}
    </ol>
  );
}
