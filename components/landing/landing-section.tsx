import { PointList } from "@/components/point-list";
import { Section } from "@/components/ui/section";
import type { CalendarDate } from "@/lib/format/dates";
import type { Section as SectionData } from "@/lib/offers/landing";
import { Comparison } from "./comparison";
import { OfficialLink } from "./official-link";

/** What is peculiar to an offer, by its kind. */
export function LandingSection({ section, today }: { section: SectionData; today: CalendarDate }) {
  switch (section.kind) {
    case "reasons":
      return (
        <Section id="motivos" title={section.title}>
          <PointList points={section.points} />
        </Section>
      );
    case "comparison":
      return <Comparison section={section} today={today} />;
    case "official-link":
      return <OfficialLink section={section} />;
    default:
      return section satisfies never;
  }
}
