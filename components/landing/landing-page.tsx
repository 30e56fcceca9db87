import { Faq } from "@/components/faq";
import { landing as words } from "@/lib/copy/landing";
import { catalogue } from "@/lib/offers";
import type { Variant } from "@/lib/experiment";
import type { Hero } from "@/lib/offers/landing";
import type { Offer } from "@/lib/offers/offer";
import { site } from "@/lib/site";
import { FinePrint } from "./fine-print";
import { LandingClosing } from "./landing-closing";
import { LandingHero } from "./landing-hero";
import { LandingSection } from "./landing-section";
import { OfferFacts } from "./offer-facts";
import { OfferTools } from "./offer-tools";
import { RelatedPromos } from "./related-promos";
import { Steps } from "./steps";
import { StickyAction } from "./sticky-action";
import styles from "./sticky-action.module.css";

interface Props {
  offer: Offer;
  /** The hero of the variant that this visitor sees. */
  hero: Hero;
  /** The side of the A/B test that this page is, where there is a test. */
  variant?: Variant | undefined;
}

/** A promotion's page, part by part. */
export function LandingPage({ offer, hero, variant }: Props) {
  const { landing } = offer;
  const related = catalogue.related(offer.id);
  return (
    <div
      className={styles.page}
      data-route="/[slug]"
      data-page-title={landing.pageViewTitle}
      data-variant={variant}
      data-bonus-amount={variant && site.bonusAmount}
      data-scroll={landing.glides ? "smooth" : undefined}
    >
      <LandingHero offer={offer} hero={hero} alternatives={related} />
      <OfferFacts offer={offer} />
      <Steps steps={landing.steps} minutes={offer.minutes} />
      <OfferTools offer={offer} />
      {landing.sections.map((section) => (
        <LandingSection key={section.title} section={section} />
      ))}
      <Faq title={words.faq} items={landing.faq} />
      {landing.finePrint && <FinePrint items={landing.finePrint} />}
      <RelatedPromos offers={related} />
      <StickyAction offer={offer} />
      <LandingClosing offer={offer} />
    </div>
  );
}
