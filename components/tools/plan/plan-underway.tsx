import { deadlinesAnswerPath } from "@/lib/tools/deadlines/paths";
import { Fragment } from "react";
import { Dated } from "@/components/tools/deadlines/deadline-list";
import { planCopy } from "@/lib/tools/plan/words";
import type { CalendarDate } from "@/lib/format/dates";
import type { Plan } from "@/lib/tools/plan/plan";
import { deadlineQuery, toolPath } from "@/lib/config/paths";

interface Props extends Pick<Plan, "underway"> {
  today: CalendarDate;
}

/** Promotions under way: the days left to each date, and what to do about a date that has passed. */
export function PlanUnderway({ underway, today }: Props) {
  return (
    <>
      <h3>{planCopy.underway}</h3>
      <ul className="stack">
        {underway.map(({ offer, day, deadlines }) => (
          <Fragment key={offer.id}>
            {deadlines.map((deadline) => (
              <Dated
                key={deadline.id}
                offer={offer}
                deadline={deadline}
                today={today}
                title={<h4 className="brand">{`${offer.brand} · ${deadline.title}`}</h4>}
              />
            ))}
            <li>
              <a href={`${deadlinesAnswerPath(offer)}?${deadlineQuery.signUp}=${day}`} rel="nofollow">
                {planCopy.allDates}
                <span className="visually-hidden"> ({offer.brand})</span>
              </a>{" "}
              <a href={`${toolPath(offer, "claim")}?${deadlineQuery.signUp}=${day}`} rel="nofollow">
                {planCopy.claim}
                <span className="visually-hidden"> ({offer.brand})</span>
              </a>
            </li>
          </Fragment>
        ))}
      </ul>
    </>
  );
}
