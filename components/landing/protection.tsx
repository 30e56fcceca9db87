import { Disclosure, Section } from "@/components/ui/section";
import { Marked, OutwardLink } from "@/components/ui/text";
import { landingCopy } from "@/lib/copy/landing";
import { isBacked, protectionFacts, protectionNames } from "@/lib/ground/offer-words";
import { citationsOf } from "@/lib/offers/citations";
import type { Offer } from "@/lib/offers/offer";
import styles from "./protection.module.css";

/**
 * What protects the money, in three answers and a line of reason; beneath, who stands behind an offer, and the sources.
 * Nothing where nothing of it is known.
 */
export function Protection({ offer }: { offer: Offer }) {
  const { protection } = offer;
  const links = citationsOf(offer);
  if (!isBacked(offer)) return null;
  const evidence = (
    <dl className="stack two-printed">
      {protectionFacts(protection).map(({ name, text }) => (
        <div key={name}>
          <dt className="fine">{name}</dt>
          <dd>
            <Marked text={text} links={links} />
          </dd>
        </div>
      ))}
      <div>
        <dt className="fine">{protectionNames.sources}</dt>
        {protection.sources.map(({ label, url }) => (
          <dd key={url}>
            <OutwardLink href={url}>{label}</OutwardLink>
          </dd>
        ))}
      </div>
    </dl>
  );
  return (
    <Section id="proteccion" title={protection.title}>
      {protection.verdict && (
        <dl className={styles.verdict}>
          {protection.verdict.map(({ question, answer, risk }) => (
            <div key={question}>
              <dt className="hint">{question}</dt>
              <dd className={risk ? "risk" : undefined}>{answer}</dd>
            </div>
          ))}
        </dl>
      )}
      {protection.note && (
        <p className="tight measure">
          <Marked text={protection.note} links={links} />
        </p>
      )}
      {protection.verdict ? <Disclosure summary={landingCopy.evidence}>{evidence}</Disclosure> : evidence}
    </Section>
  );
}
