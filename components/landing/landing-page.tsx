import { Faq } from "@/components/faq";
import { comparisonPath } from "@/lib/comparison";
import { landing as words } from "@/lib/copy/landing";
import type { CalendarDate } from "@/lib/dates";
import { catalogue } from "@/lib/offers";
import type { Variant } from "@/lib/experiment";
import type { Hero } from "@/lib/offers/landing";
import type { Offer } from "@/lib/offers/offer";
import { site } from "@/lib/site";
import { isOpen } from "@/lib/status";
import { FinePrint } from "./fine-print";
import { LandingClosing } from "./landing-closing";
import { LandingHero } from "./landing-hero";
import { LandingSection } from "./landing-section";
import { OfferFacts } from "./offer-facts";
import { OfferHistory } from "./offer-history";
import { OfferTools } from "./offer-tools";
import { Protection } from "./protection";
import { RelatedPromos } from "./related-promos";
import { Steps } from "./steps";

interface Props {
  offer: Offer;
  /** The hero of the variant that this visitor sees. */
  hero: Hero;
  /** The side of the A/B test that this page is, where there is a test. */
  variant?: Variant | undefined;
  /** The day on which the page is read, as far as it is known: it decides what is over. */
  today: CalendarDate;
}

/** A promotion's page, part by part. */
export function LandingPage({ offer, hero, variant, today }: Props) {
  const { landing } = offer;
  const related = catalogue.related(offer.id, (other) => isOpen(other, today));
  return (
    <div
      data-route="/[slug]"
      data-page-title={landing.pageViewTitle}
      data-variant={variant}
      data-bonus-amount={variant && site.bonusAmount}
      data-scroll={landing.glides ? "smooth" : undefined}
    >
      <LandingHero offer={offer} hero={hero} alternatives={related} today={today} />
      <OfferFacts offer={offer} today={today} />
      <Steps steps={landing.steps} minutes={offer.minutes} />
      <OfferTools offer={offer} />
      <Protection offer={offer} />
      {landing.sections.map((section) => (
        <LandingSection key={section.title} section={section} today={today} />
      ))}
      <Faq title={words.faq} items={landing.faq} />
      {landing.finePrint && <FinePrint items={landing.finePrint} />}
      <OfferHistory offer={offer} />
      <RelatedPromos
        offers={related}
        comparison={isOpen(offer, today) ? comparisonPath([offer, ...related], catalogue.enabled) : undefined}
      />
      <LandingClosing offer={offer} today={today} />
    </div>
  );
}
