import { Marked } from "@/components/marked";
import { OutwardLink } from "@/components/outward-link";
import { StaleNote } from "@/components/stale-note";
import { StatusLine } from "@/components/status-line";
import { landing as words } from "@/lib/copy/landing";
import { type CalendarDate, longDate } from "@/lib/format/dates";
import { hostOf } from "@/lib/format/format";
import type { Marks } from "@/lib/site/glossary";
import type { Offer } from "@/lib/offers/offer";
import { pagePaths } from "@/lib/config/paths";
import styles from "./offer-facts.module.css";

interface Props {
  offer: Offer;
  today: CalendarDate;
  /** What of the texts leads to the glossary. */
  marks: Marks;
}

/** The promotion in brief, with its status and the unpaid way to the provider's own page. */
export function OfferFacts({ offer, today, marks }: Props) {
  return (
    <div className={styles.band}>
      <dl className={styles.facts} aria-label={words.facts}>
        <Fact name={words.benefit}>{offer.benefit}</Fact>
        <Fact name={words.requirements}>
          <Marked text={offer.requirements} marks={marks} />
        </Fact>
        <Fact name={words.audience}>{words.newCustomers}</Fact>
        {offer.validFrom && <Fact name={words.validFrom}>{longDate(offer.validFrom)}</Fact>}
        {offer.validUntil && <Fact name={words.validUntil}>{longDate(offer.validUntil)}</Fact>}
        <Fact name={words.status}>
          <StatusLine offer={offer} today={today} />
          <StaleNote offers={[offer]} today={today} className={styles.note} />
          <a href={`${pagePaths.methodology}#vigencia`}>{words.statusMeaning}</a>
        </Fact>
        <Fact name={words.source}>
          <OutwardLink href={offer.officialUrl} rel="nofollow noopener">
            {hostOf(offer.officialUrl)}
          </OutwardLink>
          <p className={styles.note}>{words.unpaid}</p>
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
