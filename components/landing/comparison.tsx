import { OfferTable } from "@/components/offer-table";
import { Section } from "@/components/ui/section";
import type { CalendarDate } from "@/lib/format/dates";
import { catalogue } from "@/lib/offers";
import type { SectionOf } from "@/lib/offers/landing";
import { isOpen } from "@/lib/offers/status";

/** A table beside other offers: those that a visitor can take. */
export function Comparison({ section, today }: { section: SectionOf<"comparison">; today: CalendarDate }) {
  const known = section.offerIds.flatMap((id) => catalogue.find(id) ?? []);
  const offers = known.filter((offer) => isOpen(offer, today));
  if (offers.length === 0) return null;
  return (
    <Section id="comparativa" title={section.title}>
      <OfferTable labelledBy="comparativa-titulo" offers={offers} today={today} brief />
    </Section>
  );
}
