import { OfferPage } from "./offer-page";
import { OutwardLink } from "@/components/outward-link";
import { deadlinesLead, deadlinesPage, deadlines as words } from "@/lib/copy/deadlines";
import type { Offer } from "@/lib/offers/offer";
import { DeadlineList } from "./deadline-list";
import styles from "./deadlines-page.module.css";
import { type Answer, SignUpForm } from "./sign-up-form";

/** The deadlines of an offer: the form alone or, where it was sent, its answer too. */
export function DeadlinesPage({ offer, answer }: { offer: Offer; answer?: Answer }) {
  const { items, note } = offer.deadlines;
  const day = answer && "day" in answer.signUp ? answer.signUp.day : undefined;
  return (
    <OfferPage offer={offer} page="plazos" title={deadlinesPage(offer).title} lead={deadlinesLead(offer)}>
      {items.length > 0 && (
        <div id="fechas" className={styles.dates}>
          <SignUpForm offer={offer} answer={answer} />
          <DeadlineList offer={offer} dated={day && answer ? { day, today: answer.today } : undefined} />
        </div>
      )}
      <section aria-labelledby="nota-titulo" className={styles.note}>
        <h2 id="nota-titulo">{words.unknown}</h2>
        <p>{note}</p>
        <p>
          <OutwardLink href={offer.sourceUrl}>{words.official}</OutwardLink>
        </p>
      </section>
    </OfferPage>
  );
}
