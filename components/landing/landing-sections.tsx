import { Benefit, BrandMark } from "@/components/offer/figure";
import type { PanelProps } from "@/components/offer/offer-panel";
import { OfferRows } from "@/components/offer/offer-rows";
import { Advertising, ReferralLink, WhileOpen } from "@/components/offer/referral";
import { DueDate, RiskMark, StatusLine } from "@/components/offer/status";
import { ShareButton } from "@/components/site/share-button";
import { ButtonLink } from "@/components/ui/button";
import { Disclosure, Section } from "@/components/ui/section";
import { Marked, OutwardLink, PointList } from "@/components/ui/text";
import { comparisonCopy } from "@/lib/copy/comparison";
import { disclosureOf } from "@/lib/copy/frame";
import { landingCopy } from "@/lib/copy/landing";
import { protectionFacts, protectionNames } from "@/lib/copy/offer";
import type { CalendarDate } from "@/lib/format/dates";
import { toolTiles } from "@/lib/copy/tool-tiles";
import { minutes as minutesText } from "@/lib/format/quantity";
import { dueStamp } from "@/lib/answers/deadlines";
import { catalogue } from "@/lib/catalogue";
import type { Section as SectionData } from "@/lib/offers/landing";
import type { Offer } from "@/lib/offers/offer";
import { isOpen, statusOn } from "@/lib/offers/status";
import { type OfferPageId, pagesOf } from "@/lib/site/tool-pages";
import styles from "./landing.module.css";

/** What to do, in order, and how long it takes. */
export function Steps({
  offer: { landing, minutes, sourceUrl },
  marks,
}: Pick<PanelProps, "offer" | "marks">) {
  return (
    <Section id="pasos" title={landingCopy.steps}>
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
          {landingCopy.duration} {minutesText(minutes)}
        </p>
      )}
    </Section>
  );
}

/** The tools of an offer as tiles: what each does, and what it answers. */
export function OfferTools({ offer, today }: { offer: Offer; today: CalendarDate }) {
  return (
    <Section id="herramientas" title={landingCopy.tools}>
      <ul className={styles.tools}>
        {pagesOf(offer).map(({ id, path, title }) => (
          <li key={id}>
            <a href={path}>{toolTiles[id]?.verb ?? title}</a>
            <span className="visually-hidden">:</span>{" "}
            <span>
              <ToolResult offer={offer} id={id} today={today} />
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** What a tool answers, in a few words: a date, an amount, or what one gets. */
function ToolResult({ offer, id, today }: { offer: Offer; id: OfferPageId; today: CalendarDate }) {
  const [first] = offer.deadlines.items;
  if (id === "plazos" && first)
    return (
      <>
        {landingCopy.ifTodayShort} <DueDate stamp={dueStamp(offer, first)} today={today} />
      </>
    );
  return toolTiles[id]?.result(offer);
}

/** What protects the money, in three answers; beneath, who stands behind an offer, and the sources. */
export function Protection({ offer: { protection } }: { offer: Pick<Offer, "protection"> }) {
  const { facts, missing } = protectionFacts(protection);
  const evidence = (
    <>
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
    </>
  );
  return (
    <Section id="proteccion" title={protection.title}>
      {protection.verdict && (
        <dl className={styles.verdict}>
          {protection.verdict.map(({ question, answer }) => (
            <div key={question}>
              <dt>{question}</dt>
              <dd>{answer}</dd>
            </div>
          ))}
        </dl>
      )}
      {protection.verdict ? <Disclosure summary={landingCopy.evidence}>{evidence}</Disclosure> : evidence}
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
          <OfferRows labelledBy="comparativa-titulo" offers={open} today={today} />
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

/** Two other offers as cards, with links to their pages and to the comparison with them. */
export function RelatedPromos({ offers, today, comparison }: RelatedProps) {
  if (offers.length === 0) return null;
  return (
    <Section id="relacionadas" title={landingCopy.related}>
      <ul className={styles.related}>
        {offers.map((offer) => (
          <li key={offer.id} className="ticket">
            <div className="ticket-face">
              <h3>
                <BrandMark offer={offer} />
                {offer.brand}
              </h3>
              <p>
                <Benefit text={offer.shortBenefit} value={offer.value} />
              </p>
              <p>{offer.condition}</p>
            </div>
            <div className="stub">
              <p className={styles.relatedEnd}>
                {offer.risk ? <RiskMark offer={offer} /> : <StatusLine offer={offer} today={today} short />}{" "}
                <a href={offer.detailPath}>
                  {landingCopy.detail}
                  <span className="visually-hidden"> {landingCopy.detailOf(offer.brand)}</span>
                </a>
              </p>
            </div>
          </li>
        ))}
      </ul>
      {comparison && (
        <p>
          <a href={comparison}>{comparisonCopy.withOthers(offers.map(({ brand }) => brand))}</a>
        </p>
      )}
    </Section>
  );
}

/** The end of the page: the button while the promotion runs, a link to all offers, and how the site earns. */
export function LandingClosing({ offer, today }: { offer: Offer; today: CalendarDate }) {
  const ended = statusOn(offer, today) === "ended";
  const { title, endedTitle, endedText } = landingCopy.closing;
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
          {landingCopy.allOffers}
        </ButtonLink>
        <ShareButton path={offer.detailPath} />
      </div>
      <p className="fine measure">{disclosureOf(offer)}</p>
    </Section>
  );
}
