import { landing as words } from "@/lib/copy/landing";
import { frame } from "@/lib/copy/frame";
import { longDate } from "@/lib/dates";
import type { Offer } from "@/lib/offers/offer";
import styles from "./offer-facts.module.css";

/** The promotion in brief, with the date it was checked and the provider's own page. */
export function OfferFacts({ offer }: { offer: Offer }) {
  return (
    <div className={styles.band}>
      <dl className={styles.facts} aria-label={words.facts}>
        <Fact name={words.benefit}>{offer.benefit}</Fact>
        <Fact name={words.requirements}>{offer.requirements}</Fact>
        <Fact name={words.audience}>{words.newCustomers}</Fact>
        {offer.validFrom && <Fact name={words.validFrom}>{longDate(offer.validFrom)}</Fact>}
        {offer.validUntil && <Fact name={words.validUntil}>{longDate(offer.validUntil)}</Fact>}
        <Fact name={words.verified}>{longDate(offer.verifiedOn)}</Fact>
        <Fact name={words.source}>
          <a href={offer.officialUrl} rel="noopener noreferrer" target="_blank">
            {new URL(offer.officialUrl).hostname.replace(/^www\./, "")}
            <span className="visually-hidden"> {frame.opensNewTab}</span>
          </a>
        </Fact>
      </dl>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt className={styles.name}>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
