import { Advertising } from "@/components/advertising";
import { Alternatives } from "@/components/alternatives";
import { OutwardLink } from "@/components/outward-link";
import { ReferralLink } from "@/components/referral-link";
import { Bullets } from "@/components/ui/bullets";
import { WhileOpen } from "@/components/while-open";
import type { EligibilityWords } from "@/lib/copy/eligibility";
import type { CalendarDate } from "@/lib/format/dates";
import { catalogue } from "@/lib/offers";
import type { Offer } from "@/lib/offers/offer";
import { isOpen } from "@/lib/offers/status";
import styles from "./answer.module.css";

interface Props {
  offer: Offer;
  words: EligibilityWords;
  /** The day on which the page is read, as far as it is known: it decides what is over. */
  today: CalendarDate;
}

/** What the answers come to. Every outcome is in the page; the style sheet leaves the one that applies. */
export function Answer({ offer, words: { answer: words }, today }: Props) {
  const { conditions, remaining } = offer.eligibility;
  return (
    <section id="respuesta" aria-labelledby="respuesta-titulo" className={styles.answer}>
      <h2 id="respuesta-titulo">{words.title}</h2>
      <div role="status" className={styles.outcomes}>
        <p className={styles.pending}>{words.pending}</p>
        <div className={styles.failed}>
          <p className={styles.plain}>{words.ifAnyNo}</p>
          <h3>{words.failed}</h3>
          <p>{words.failing}</p>
          <Bullets>
            {conditions.map(({ id, name }) => (
              <li key={id} className={styles.condition}>
                <a href={`#${id}`}>{name}</a>
              </li>
            ))}
          </Bullets>
          <p>{words.failedText}</p>
          {/* Whoever says no to a condition may be saying no to its risk. */}
          <Alternatives
            intro={words.others}
            offers={catalogue.related(offer.id, (other) => !other.risk && isOpen(other, today))}
          />
        </div>
        <div className={styles.passed}>
          <p className={styles.plain}>{words.ifAllYes}</p>
          <h3>{words.passed}</h3>
          <p>{words.passedText}</p>
          <Bullets items={remaining} />
          <p>
            <OutwardLink href={offer.sourceUrl}>{words.official}</OutwardLink>
          </p>
          <WhileOpen offer={offer} today={today}>
            {!offer.invitation && <p>{words.ownLink}</p>}
            <Advertising offer={offer}>
              <ReferralLink offer={offer}>{offer.callToAction}</ReferralLink>
            </Advertising>
          </WhileOpen>
        </div>
      </div>
    </section>
  );
}
