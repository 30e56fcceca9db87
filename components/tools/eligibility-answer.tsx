import { Alternatives } from "@/components/offer/alternatives";
import { OutwardLink } from "@/components/ui/outward-link";
import { Bullets } from "@/components/ui/bullets";
import type { EligibilityWords } from "@/lib/copy/eligibility";
import type { CalendarDate } from "@/lib/format/dates";
import { classes } from "@/lib/format/format";
import { catalogue } from "@/lib/offers";
import type { Offer } from "@/lib/offers/offer";
import { isOpen } from "@/lib/offers/status";
import styles from "./tools.module.css";

interface Props {
  offer: Offer;
  words: EligibilityWords;
  /** Today, or the day of the build on a prerendered page; decides which offers are over. */
  today: CalendarDate;
}

/** The outcome: yes, perhaps or no. All three are in the page; the style sheet shows the one that applies. */
export function EligibilityAnswer({ offer, words: { answer: words }, today }: Props) {
  const { conditions, remaining } = offer.eligibility;
  return (
    <section id="respuesta" aria-labelledby="respuesta-titulo" className={styles.part}>
      <h2 id="respuesta-titulo">{words.title}</h2>
      <div role="status" className={styles.part}>
        <p className={styles.pending}>{words.pending}</p>
        <div className={classes(styles.outcome, styles.no)}>
          <p className={styles.if}>{words.ifAnyNo}</p>
          <h3>{words.failed}</h3>
          <p>{words.failing}</p>
          <Conditions conditions={conditions} />
          <p>{words.failedText}</p>
          {/* Whoever says no to a condition may be saying no to its risk. */}
          <Alternatives
            intro={words.others}
            offers={catalogue.related(offer.id, (other) => !other.risk && isOpen(other, today))}
          />
        </div>
        {conditions.some(({ doubt }) => doubt) && (
          <div className={classes(styles.outcome, styles.perhaps)}>
            <p className={styles.if}>{words.ifDoubt}</p>
            <h3>{words.doubtful}</h3>
            <p>{words.doubting}</p>
            <Conditions conditions={conditions} doubtful />
            <p>{words.doubtfulText}</p>
          </div>
        )}
        <div className={classes(styles.outcome, styles.yes)}>
          <p className={styles.if}>{words.ifAllYes}</p>
          <h3>{words.passed}</h3>
          <p>{words.passedText}</p>
          <Bullets items={remaining} />
          <p>
            <OutwardLink href={offer.sourceUrl}>{words.official}</OutwardLink>
          </p>
          {!offer.invitation && isOpen(offer, today) && <p>{words.ownLink}</p>}
        </div>
      </div>
    </section>
  );
}

interface ConditionsProps {
  conditions: Offer["eligibility"]["conditions"];
  /** Only those that a «no» leaves in doubt. */
  doubtful?: boolean;
}

/** The conditions answered with no, each with a link to its question. */
function Conditions({ conditions, doubtful = false }: ConditionsProps) {
  return (
    <Bullets>
      {conditions.map(
        ({ id, name, doubt }, place) =>
          (!doubtful || doubt) && (
            <li key={id} className={styles.condition} data-condition={place}>
              <a href={`#${id}`}>{name}</a>
            </li>
          ),
      )}
    </Bullets>
  );
}
