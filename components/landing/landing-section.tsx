import { PointList } from "@/components/point-list";
import { Section } from "@/components/ui/section";
import type { Section as SectionData } from "@/lib/offers/landing";
import { Comparison } from "./comparison";
import { OfficialLink } from "./official-link";

/** What is peculiar to an offer, by its kind. */
export function LandingSection({ section }: { section: SectionData }) {
  switch (section.kind) {
    case "trust":
    case "reasons":
      return (
        <Section id={ids[section.kind]} title={section.title}>
          <PointList points={section.points} />
        </Section>
      );
    case "comparison":
      return <Comparison section={section} />;
    case "official-link":
      return <OfficialLink section={section} />;
    default:
      return section satisfies never;
  }
}

const ids = { trust: "confianza", reasons: "motivos" };
