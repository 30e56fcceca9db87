import { planFigure, rangeAloud } from "@/lib/tools/plan/words";
import type { Precision, Span } from "@/lib/ground/net-value";

/** A figure of the plan. A range is «30-90 €» on the screen and read out as «de 30 € a 90 €». */
export function PlanFigure({ span, precision }: { span: Span; precision?: Precision }) {
  const text = planFigure(span, precision);
  if (span.least === span.most || span.least < 0) return text;
  return (
    <>
      <span aria-hidden="true">{text}</span> <span className="visually-hidden">{rangeAloud(span)}</span>
    </>
  );
}
