import { DueDate } from "@/components/offer/due-date";
import { Section } from "@/components/ui/section";
import { dueStamp } from "@/lib/answers/deadlines";
import { landingCopy } from "@/lib/copy/landing";
import { toolTiles } from "@/lib/copy/tool-tiles";
import type { CalendarDate } from "@/lib/format/dates";
import type { Offer } from "@/lib/offers/offer";
import { type OfferPageId, pagesOf } from "@/lib/site/tool-pages";
import styles from "./offer-tools.module.css";

/** The tools of an offer as tiles: what each does, and what it answers. */
export function OfferTools({ offer, today }: { offer: Offer; today: CalendarDate }) {
  return (
    <Section id="herramientas" title={landingCopy.tools}>
      <ul className={styles.tiles}>
        {pagesOf(offer).map(({ id, path, title }) => (
          <li key={id}>
            <a href={path} className="whole">
              {toolTiles[id]?.verb ?? title}
            </a>
            <span className="visually-hidden">:</span>{" "}
            <span>
              <ToolResult offer={offer} id={id} today={today} />
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** What a tool answers, in a few words: a date, an amount, or what one gets. */
function ToolResult({ offer, id, today }: { offer: Offer; id: OfferPageId; today: CalendarDate }) {
  const [first] = offer.deadlines.items;
  if (id === "plazos" && first)
    return (
      <>
        {landingCopy.ifToday} <DueDate stamp="0 0" today={today} />:{" "}
        <DueDate stamp={dueStamp(offer, first)} today={today} />
      </>
    );
  return toolTiles[id]?.result(offer);
}
