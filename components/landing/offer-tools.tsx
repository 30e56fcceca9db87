import { tools, toolsOf } from "@/lib/tools";
import { type ToolId } from "@/lib/config/paths";
import { DueDate } from "@/components/offer/due-date";
import { Section } from "@/components/ui/section";
import { deadlineKindNames, isOneOf } from "@/lib/ground/deadline-words";
import { firstLimits, shortestOf } from "@/lib/ground/deadlines";
import { landingCopy } from "@/lib/copy/landing";
import type { CalendarDate } from "@/lib/format/dates";
import type { Offer } from "@/lib/offers/offer";
import { splitBenefit } from "@/lib/offers/figure";
import styles from "./offer-tools.module.css";

/** The tools of an offer as tiles: what each does, and what it answers. */
export function OfferTools({ offer, today }: { offer: Offer; today: CalendarDate }) {
  return (
    <Section id="herramientas" title={landingCopy.tools} className="stack not-printed">
      <ul className={styles.tiles}>
        {toolsOf(offer).map(({ id, path, tile }) => (
          <li key={id}>
            <a href={path} className="whole">
              {tile.verb}
            </a>
            <span className="visually-hidden">:</span> <ToolResult offer={offer} id={id} today={today} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** What a tool answers: a date or an amount in large figures with its terms, else a few words. */
function ToolResult({ offer, id, today }: { offer: Offer; id: ToolId; today: CalendarDate }) {
  const limits = firstLimits(offer);
  const shortest = isOneOf(limits) ? shortestOf(offer, limits, today) : undefined;
  const first = shortest ?? offer.deadlines.items[0];
  if (id === "deadlines" && first)
    return (
      <>
        <span className="fine">
          {shortest ? landingCopy.shortest : deadlineKindNames[first.kind]}, {landingCopy.ifToday}
          <span className="visually-hidden">:</span>
        </span>{" "}
        <b className="brand">
          <DueDate offer={offer} deadline={first} today={today} short />
        </b>
      </>
    );
  const result = tools[id].tile.result(offer);
  const { before, amount, after } = splitBenefit(result);
  if (!amount) return <span>{result}</span>;
  return (
    <>
      <b className="brand">
        {before}
        {amount}
      </b>
      <span className="fine">
        <span className="visually-hidden">{/^, /.exec(after)?.[0]}</span>
        {after.replace(/^, /, "")}
      </span>
    </>
  );
}
