import { OfferTable } from "@/components/offer-table";
import { Section } from "@/components/ui/section";
import { catalogue } from "@/lib/offers";
import type { SectionOf } from "@/lib/offers/landing";

/** A table beside other offers: those that a visitor can take. */
export function Comparison({ section }: { section: SectionOf<"comparison"> }) {
  const offers = section.offerIds.flatMap((id) => catalogue.find(id) ?? []);
  if (offers.length === 0) return null;
  return (
    <Section id="comparativa" title={section.title}>
      <OfferTable caption={section.title} offers={offers} short />
    </Section>
  );
}
