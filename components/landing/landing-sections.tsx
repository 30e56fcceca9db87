import type { PanelProps } from "@/components/offer/offer-panel";
import { OfferRows } from "@/components/offer/offer-rows";
import { Advertising, ReferralLink, WhileOpen } from "@/components/offer/referral";
import { ShareButton } from "@/components/site/share-button";
import { ButtonLink } from "@/components/ui/button";
import { Section } from "@/components/ui/section";
import { Marked, OutwardLink, PointList } from "@/components/ui/text";
import { comparison as comparisonWords } from "@/lib/copy/comparison";
import { disclosureOf } from "@/lib/copy/frame";
import { landing as words } from "@/lib/copy/landing";
import { protectionFacts, protectionNames } from "@/lib/copy/offer";
import type { CalendarDate } from "@/lib/format/dates";
import { minutes as minutesText } from "@/lib/format/quantity";
import { catalogue } from "@/lib/catalogue";
import type { Section as SectionData } from "@/lib/offers/landing";
import type { Offer } from "@/lib/offers/offer";
import { isOpen, statusOn } from "@/lib/offers/status";
import { pageGroupsOf } from "@/lib/site/tool-pages";
import styles from "./landing.module.css";

/** What to do, in order, and how long it takes. */
export function Steps({
  offer: { landing, minutes, sourceUrl },
  marks,
}: Pick<PanelProps, "offer" | "marks">) {
  return (
    <Section id="pasos" title={words.steps}>
      <ol className={styles.steps}>
        {landing.steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p className="hint">
              <Marked text={text} marks={marks} official={sourceUrl} />
            </p>
          </li>
        ))}
      </ol>
      {minutes && (
        <p className="fine measure">
          {words.duration} {minutesText(minutes)}
        </p>
      )}
    </Section>
  );
}

/** Links to an offer's tools, by whether they serve before or after signing up. */
export function OfferTools({ offer }: { offer: Offer }) {
  return (
    <Section id="herramientas" title={words.tools}>
      <div className={styles.tools}>
        {pageGroupsOf(offer).map(({ title, pages }) => (
          <div key={title}>
            <h3 className="hint">{title}</h3>
            <ul>
              {pages.map(({ id, path, title: name }) => (
                <li key={id}>
                  <a href={path}>{name}</a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}

/** Who stands behind an offer, what protects the money, what does not, and the sources. */
export function Protection({ offer: { protection } }: { offer: Pick<Offer, "protection"> }) {
  const { facts, missing } = protectionFacts(protection);
  return (
    <Section id="proteccion" title={protection.title}>
      <dl className={styles.facts}>
        {facts.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        <div>
          <dt>{protectionNames.sources}</dt>
          {protection.sources.map(({ label, url }) => (
            <dd key={url}>
              <OutwardLink href={url}>{label}</OutwardLink>
            </dd>
          ))}
        </div>
      </dl>
      {protection.note && <p className="fine measure">{protection.note}</p>}
      {missing && <p className="fine measure">{missing}</p>}
    </Section>
  );
}

/** A section that only some offers have, by its kind. */
export function LandingSection({ section, today }: { section: SectionData; today: CalendarDate }) {
  switch (section.kind) {
    case "reasons":
      return (
        <Section id="motivos" title={section.title}>
          <PointList points={section.points} />
        </Section>
      );
    case "comparison": {
      const offers = section.offerIds.flatMap((id) => catalogue.find(id) ?? []);
      const open = offers.filter((offer) => isOpen(offer, today));
      // Only offers that a visitor can take.
      if (open.length === 0) return null;
      return (
        <Section id="comparativa" title={section.title}>
          <OfferRows labelledBy="comparativa-titulo" offers={open} today={today} inWords />
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

interface RelatedProps {
  offers: readonly Offer[];
  today: CalendarDate;
  /** The comparison of the page's offer with these; undefined if that offer has ended. */
  comparison?: string | undefined;
}

/** Other offers, with links to their pages and to the table of all. */
export function RelatedPromos({ offers, today, comparison }: RelatedProps) {
  if (offers.length === 0) return null;
  return (
    <Section id="relacionadas" title={words.related}>
      <OfferRows offers={offers} today={today} labelledBy="relacionadas-titulo" />
      {comparison && (
        <p>
          <a href={comparison}>{comparisonWords.withOthers(offers.map(({ brand }) => brand))}</a>
        </p>
      )}
    </Section>
  );
}

/** The end of the page: the button while the promotion runs, a link to all offers, and how the site earns. */
export function LandingClosing({ offer, today }: { offer: Offer; today: CalendarDate }) {
  const ended = statusOn(offer, today) === "ended";
  const { title, endedTitle, endedText } = words.closing;
  return (
    <Section id="cierre" title={(ended ? endedTitle : title)(offer.brand)} className="band stack">
      {ended && <p>{endedText}</p>}
      <div className={styles.actions}>
        <WhileOpen offer={offer} today={today}>
          <Advertising offer={offer}>
            <ReferralLink offer={offer}>{offer.callToAction}</ReferralLink>
          </Advertising>
        </WhileOpen>
        <ButtonLink kind="secondary" href="/#ofertas">
          {words.allOffers}
        </ButtonLink>
        <ShareButton path={offer.detailPath} />
      </div>
      <p className="fine measure">{disclosureOf(offer)}</p>
    </Section>
  );
}
