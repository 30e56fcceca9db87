import { OfferRows } from "@/components/offer/offer-rows";
import { FoldedSection } from "@/components/ui/section";
import { OutwardLink, PointList } from "@/components/ui/text";
import { runningAmong } from "@/lib/catalogue";
import type { CalendarDate } from "@/lib/format/dates";
import type { Section as SectionData } from "@/lib/offers/landing";

/** A section that only some offers have, by its kind; folded, because a decision does not hang on it. */
export function LandingSection({ section, today }: { section: SectionData; today: CalendarDate }) {
  switch (section.kind) {
    case "reasons":
      return (
        <FoldedSection id="motivos" title={section.title}>
          <PointList points={section.points} />
        </FoldedSection>
      );
    case "comparison": {
      const running = runningAmong(section.offerIds, today);
      if (running.length === 0) return null;
      return (
        // The comparison is of other offers, so it is not printed: the sheet is about this one.
        <FoldedSection id="comparativa" title={section.title} isLabel className="not-printed">
          <OfferRows labelledBy="comparativa-titulo" offers={running} today={today} />
        </FoldedSection>
      );
    }
    case "official-link":
      return (
        <FoldedSection id="bases" title={section.title}>
          <p>{section.text}</p>
          <p>
            <OutwardLink href={section.url}>{section.label}</OutwardLink>
          </p>
        </FoldedSection>
      );
    default:
      return section satisfies never;
  }
}
