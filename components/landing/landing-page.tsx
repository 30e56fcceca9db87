import { OfferBar } from "@/components/offer/offer-bar";
import { WhileOpen } from "@/components/offer/while-open";
import { DraftMark } from "@/components/offer/draft-mark";
import { SiteFrame } from "@/components/site/site-frame";
import { Faq, FoldedSection, Section } from "@/components/ui/section";
import type { Variant } from "@/lib/config/experiment";
import { landingCopy } from "@/lib/copy/landing";
import { todayInMadrid } from "@/lib/config/clock";
import type { CalendarDate } from "@/lib/format/dates";
import { classes } from "@/lib/format/format";
import { catalogue } from "@/lib/catalogue";
import { toolCitations } from "@/lib/tools";
import { comparisonPath } from "@/lib/tools/comparison/comparison";
import { citationsOf } from "@/lib/offers/citations";
import type { FaqItem, Hero } from "@/lib/offers/landing";
import type { Offer } from "@/lib/offers/offer";
import { isRunning, phaseOf } from "@/lib/offers/status";
import { offerGraph } from "@/lib/publish/structured-data";
import { markTerms } from "@/lib/site/glossary";
import { LandingClosing } from "./landing-closing";
import { LandingHero } from "./landing-hero";
import { LandingSection } from "./landing-section";
import styles from "./landing-page.module.css";
import { OfferHistory } from "./offer-history";
import { OfferTools } from "./offer-tools";
import { Protection } from "./protection";
import { RelatedPromos } from "./related-promos";
import { Steps } from "./steps";
import { Bullets, OutwardLink } from "@/components/ui/text";
import { taxNote } from "@/lib/copy/tax";
import { joiningVerb } from "@/lib/ground/invitation";
import { landingWords } from "@/lib/copy/landing-words";

interface PageProps {
  offer: Offer;
  /** The hero of the variant that this visitor sees. */
  hero: Hero;
  /** The variant of the A/B test that this page shows; undefined on other pages. */
  variant?: Variant | undefined;
}

/** A promotion's page in its frame, as it reads today. */
export function OfferLanding(page: PageProps) {
  const today = todayInMadrid();
  return (
    <SiteFrame path={page.offer.detailPath} graph={offerGraph(page.offer, today)}>
      <LandingPage {...page} today={today} />
    </SiteFrame>
  );
}

interface Props extends PageProps {
  /** Today, or the day of the build on a prerendered page; decides which offers are over. */
  today: CalendarDate;
}

/**
 * A promotion's page, in the order of a decision: what it gives and asks, what to do, whether it is safe, what to reckon
 * before and after signing up, questions, what is not said above; then what else is known, and other offers.
 */
export function LandingPage({ offer, hero, variant, today }: Props) {
  const {
    landing,
    value: { gain },
  } = offer;
  const related = catalogue.related(offer.id, (other) => isRunning(other, today));
  const links = [...citationsOf(offer), ...toolCitations(offer)];
  const isOver = phaseOf(offer, today) === "ended";
  const words = landingWords(offer, today);
  const marks = markTerms(readInOrder(offer, words.faq), { links });
  return (
    <div
      data-route="/[slug]"
      data-page-title={landing.pageViewTitle}
      data-variant={variant}
      data-bonus-amount={variant && gain.kind === "amount" ? gain.euros : undefined}
      data-scroll={landing.glides ? "smooth" : undefined}
    >
      <DraftMark offer={offer} />
      <div className="page">
        <LandingHero
          offer={offer}
          hero={hero}
          isPictureFirst={variant !== undefined}
          alternatives={related}
          today={today}
          marks={marks}
        />
        <div className={styles.body}>
          {/* Nobody can do any of it any more. */}
          {!isOver && <Steps offer={offer} marks={marks} />}
          <Protection offer={offer} />
          <OfferTools offer={offer} today={today} />
          <Faq
            title={landingCopy.faq}
            className={styles.half}
            items={words.faq}
            more={words.doubts}
            marks={marks}
            links={links}
          />
          <div className={styles.half}>
            <FinePrint offer={offer} words={words} isOver={isOver} />
            <Unpublished offer={offer} isOver={isOver} />
          </div>
          {landing.sections.map((section) =>
            isOver && section.kind === "reasons" ? null : (
              <LandingSection key={section.title} section={section} today={today} />
            ),
          )}
          <OfferHistory offer={offer} />
          <RelatedPromos
            offers={related}
            today={today}
            comparison={
              isRunning(offer, today) ? comparisonPath([offer, ...related], catalogue.enabled) : undefined
            }
          />
        </div>
      </div>
      <WhileOpen offer={offer} today={today}>
        <OfferBar offer={offer} />
      </WhileOpen>
      <LandingClosing offer={offer} today={today} />
    </div>
  );
}

/** The texts whose terms are linked to the glossary, in the order of the page. */
function readInOrder({ requirements, landing: { steps } }: Offer, faq: readonly FaqItem[]): string[] {
  return [requirements, ...steps.map(({ text }) => text), ...faq.map(({ answer }) => answer)];
}

/** The offer's fine print as a list, and the tax note where the gift is money or its tax is known, unless it is asked. */
function FinePrint({
  offer,
  words,
  isOver,
}: {
  offer: Offer;
  words: ReturnType<typeof landingWords>;
  isOver: boolean;
}) {
  const { faq, doubts, finePrint } = words;
  const tax = [...faq, ...doubts].some(({ isTax }) => isTax) ? undefined : taxNote(offer, isOver);
  if (finePrint.length === 0 && !tax) return null;
  return (
    <Section id="letra-pequena" title={landingCopy.finePrint} className="stack tight">
      {finePrint.length > 0 && <Bullets items={finePrint} links={citationsOf(offer)} />}
      {tax && <p className="fine measure">{tax}</p>}
    </Section>
  );
}

/** What the provider does not publish, once on a page, and what to do about it. */
function Unpublished({ offer, isOver }: { offer: Offer; isOver: boolean }) {
  const { landing, sourceUrl, officialUrl, terms } = offer;
  if (landing.unpublished.length === 0) return null;
  return (
    <FoldedSection id="no-publica" title={landingCopy.unpublished(offer)}>
      <dl className="stack">
        {landing.unpublished.map(({ title, text }) => (
          <div key={title} className={classes("tight", styles.unknown)}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className="fine">
        {/* Nobody can ask before signing up where nobody new is admitted. */}
        {!terms.closed && landingCopy.unpublishedNote(offer, isOver ? undefined : joiningVerb(offer))}
        {/* The panel has the official site already. */}
        {sourceUrl !== officialUrl && (
          <>
            {" "}
            <OutwardLink href={sourceUrl} rel="nofollow noopener">
              {landingCopy.conditions}
            </OutwardLink>
          </>
        )}
      </p>
    </FoldedSection>
  );
}
