import { OfferTable } from "@/components/offer-table";
import { ButtonLink } from "@/components/ui/button-link";
import { Section } from "@/components/ui/section";
import type { HomeWords } from "@/lib/copy/home";
import type { Offer } from "@/lib/offers/offer";

interface Props {
  offers: readonly Offer[];
  words: HomeWords["comparison"];
}

/** Every offer in a line. */
export function QuickComparison({ offers, words }: Props) {
  if (offers.length === 0) return null;
  return (
    <Section id="comparacion" title={words.title}>
      <OfferTable caption={words.title} offers={offers} />
      <p>
        <ButtonLink kind="secondary" href="#ofertas">
          {words.action}
        </ButtonLink>
      </p>
    </Section>
  );
}
