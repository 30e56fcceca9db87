import { OutwardLink } from "@/components/outward-link";
import { Section } from "@/components/ui/section";
import { protectionNames } from "@/lib/copy/protection";
import type { Offer } from "@/lib/offers/offer";
import { protectionFacts } from "@/lib/site/protection";
import styles from "./protection.module.css";

/** Who stands behind an offer, what protects the money, what does not, and where that was read. */
export function Protection({ offer: { protection } }: { offer: Pick<Offer, "protection"> }) {
  const { facts, missing } = protectionFacts(protection);
  return (
    <Section id="proteccion" title={protection.title}>
      <dl className={styles.facts}>
        {facts.map(({ name, text }) => (
          <div key={name}>
            <dt className={styles.name}>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        <div>
          <dt className={styles.name}>{protectionNames.sources}</dt>
          {protection.sources.map(({ label, url }) => (
            <dd key={url}>
              <OutwardLink href={url}>{label}</OutwardLink>
            </dd>
          ))}
        </div>
      </dl>
      {protection.note && <p className={styles.note}>{protection.note}</p>}
      {missing && <p className={styles.note}>{missing}</p>}
    </Section>
  );
}
