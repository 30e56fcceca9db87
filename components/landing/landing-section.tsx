import { OfferRows } from "@/components/offer/offer-rows";
import { Section } from "@/components/ui/section";
import { OutwardLink, PointList } from "@/components/ui/text";
import { openAmong } from "@/lib/catalogue";
import type { CalendarDate } from "@/lib/format/dates";
import type { Section as SectionData } from "@/lib/offers/landing";
import styles from "./landing-page.module.css";

/** A section that only some offers have, by its kind. */
export function LandingSection({ section, today }: { section: SectionData; today: CalendarDate }) {
  switch (section.kind) {
    case "reasons":
      return (
        <Section id="motivos" title={section.title} className={styles.reasons}>
          <PointList points={section.points} />
        </Section>
      );
    case "comparison": {
      const open = openAmong(section.offerIds, today);
      // Only offers that a visitor can take.
      if (open.length === 0) return null;
      return (
        // Of other offers: the sheet is about this one.
        <Section id="comparativa" title={section.title} isLabel className="stack not-printed">
          <OfferRows labelledBy="comparativa-titulo" offers={open} today={today} />
        </Section>
      );
    }
    case "official-link":
      return (
        <Section id="bases" title={section.title}>
          <p className="fine measure">{section.text}</p>
          <p>
            <OutwardLink href={section.url}>{section.label}</OutwardLink>
          </p>
        </Section>
      );
    default:
      return section satisfies never;
  }
}
