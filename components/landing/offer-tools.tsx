import { toolGroupsOf, tools } from "@/lib/tools";
import { type ToolId } from "@/lib/config/paths";
import { DueDate } from "@/components/offer/due-date";
import { Section } from "@/components/ui/section";
import { landingCopy } from "@/lib/copy/landing";
import type { CalendarDate } from "@/lib/format/dates";
import type { Offer } from "@/lib/offers/offer";
import { phaseOf } from "@/lib/offers/status";
import { splitAtFigure } from "@/lib/offers/figure";
import styles from "./offer-tools.module.css";

/** The tools of an offer, before and after signing up: a line each, with what it answers. */
export function OfferTools({ offer, today }: { offer: Offer; today: CalendarDate }) {
  const isOver = phaseOf(offer, today) === "ended";
  // Once a promotion is over, only who has signed up has something to reckon.
  const groups = toolGroupsOf(offer).slice(isOver ? 1 : 0);
  return (
    <Section id="herramientas" title={landingCopy.tools} className="stack not-printed">
      <div className={styles.groups}>
        {groups.map((group) => (
          <div key={group.title}>
            <h3>{group.title}</h3>
            <ul>
              {group.links.map(({ id, path, line }) => (
                <li key={id} className={styles.line}>
                  <a href={path} className="whole">
                    {line.title(offer)}
                  </a>
                  <span className="visually-hidden">:</span>{" "}
                  <span className="fine">
                    <ToolResult offer={offer} id={id} today={today} />
                  </span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}

/** What a tool answers: a date or an amount with its terms, else a few words. */
function ToolResult({ offer, id, today }: { offer: Offer; id: ToolId; today: CalendarDate }) {
  const due = phaseOf(offer, today) !== "ended" && tools[id].due?.(offer, today);
  if (due)
    return (
      <>
        {due.what}:{" "}
        <b>
          <DueDate offer={offer} deadline={due.deadline} today={today} short />
        </b>
      </>
    );
  const { before, amount, after } = splitAtFigure(tools[id].line.result(offer));
  if (!amount) return before;
  return (
    <>
      <b>
        {before}
        {amount}
      </b>
      {after}
    </>
  );
}
