import { DraftMark } from "@/components/draft-mark";
import { Faq } from "@/components/faq";
import { WhileOpen } from "@/components/while-open";
import { comparisonPath } from "@/lib/offers/comparison";
import { landing as words } from "@/lib/copy/landing";
import type { CalendarDate } from "@/lib/format/dates";
import { markTerms } from "@/lib/site/glossary";
import { catalogue } from "@/lib/offers";
import type { Variant } from "@/lib/config/experiment";
import type { Hero } from "@/lib/offers/landing";
import type { Offer } from "@/lib/offers/offer";
import { isOpen } from "@/lib/offers/status";
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
import { StickyAction } from "./sticky-action";
import styles from "./sticky-action.module.css";

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
  const {
    landing,
    value: { gain },
  } = offer;
  const related = catalogue.related(offer.id, (other) => isOpen(other, today));
  const marks = markTerms(readInOrder(offer));
  return (
    <div
      className={styles.page}
      data-route="/[slug]"
      data-page-title={landing.pageViewTitle}
      data-variant={variant}
      data-bonus-amount={variant && gain.kind === "amount" ? gain.euros : undefined}
      data-scroll={landing.glides ? "smooth" : undefined}
    >
      <DraftMark offer={offer} />
      <LandingHero offer={offer} hero={hero} alternatives={related} today={today} />
      <OfferFacts offer={offer} today={today} marks={marks} />
      <Steps steps={landing.steps} minutes={offer.minutes} marks={marks} official={offer.sourceUrl} />
      <OfferTools offer={offer} />
      <Protection offer={offer} />
      {landing.sections.map((section) => (
        <LandingSection key={section.title} section={section} today={today} />
      ))}
      <Faq title={words.faq} items={landing.faq} marks={marks} official={offer.sourceUrl} />
      {landing.finePrint && <FinePrint offer={offer} items={landing.finePrint} />}
      <OfferHistory offer={offer} />
      <RelatedPromos
        offers={related}
        comparison={isOpen(offer, today) ? comparisonPath([offer, ...related], catalogue.enabled) : undefined}
      />
      <WhileOpen offer={offer} today={today}>
        <StickyAction offer={offer} />
      </WhileOpen>
      <LandingClosing offer={offer} today={today} />
    </div>
  );
}

/** The texts whose words may lead to the glossary, as they stand on the page. */
function readInOrder({ requirements, landing: { steps, faq } }: Offer): string[] {
  return [requirements, ...steps.map(({ text }) => text), ...faq.map(({ answer }) => answer)];
}
