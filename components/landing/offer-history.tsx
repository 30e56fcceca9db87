import { OutwardLink } from "@/components/outward-link";
import { ChangeTurns } from "@/components/text/change-turns";
import { Section } from "@/components/ui/section";
import { changes as words, correction, fixedByOwner } from "@/lib/copy/changes";
import { changeAnchor, changesOf } from "@/lib/offers/changes";
import { correctionLetter, editUrl } from "@/lib/site/corrections";
import { longDate } from "@/lib/format/dates";
import { benefitOfOwner } from "@/lib/offers/history";
import type { Offer } from "@/lib/offers/offer";
import { pagePaths } from "@/lib/config/paths";
import styles from "./offer-history.module.css";

/** What changed in an offer, newest first, and the way to say that something is wrong. */
export function OfferHistory({ offer }: { offer: Offer }) {
  const benefit = benefitOfOwner(offer);
  const edit = editUrl(offer);
  return (
    <Section id="historial" title={words.ofOffer}>
      {benefit && <p>{fixedByOwner(benefit)}</p>}
      <ol className={styles.list}>
        {changesOf(offer).map((change) => (
          <li key={change.place} id={changeAnchor(change)}>
            <time dateTime={change.date} className={styles.date}>
              {longDate(change.date)}
            </time>
            <p>{change.summary}</p>
            <ChangeTurns turns={change.turns} />
          </li>
        ))}
      </ol>
      <p className={styles.links}>
        <a href={pagePaths.changes}>{words.all}</a>
        <a href={correctionLetter(offer)}>{correction.link}</a>
        {edit && <OutwardLink href={edit}>{correction.edit}</OutwardLink>}
      </p>
    </Section>
  );
}
