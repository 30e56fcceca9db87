import { Authorisation } from "@/components/authorisation";
import { OfferPage } from "./offer-page";
import { TextButton } from "@/components/ui/text-button";
import { eligibility } from "@/lib/copy/eligibility";
import type { CalendarDate } from "@/lib/format/dates";
import type { Offer } from "@/lib/offers/offer";
import { Answer } from "./answer";
import styles from "./eligibility-page.module.css";
import { Question } from "./question";

/**
 * «¿Cumplo los requisitos?»: the questions, and an answer that the style sheet shows as they are answered. Nothing is sent:
 * `dialog` is the way of sending a form that does nothing outside a dialog, whatever key is pressed in it.
 */
export function EligibilityPage({ offer, today }: { offer: Offer; today: CalendarDate }) {
  const words = eligibility(offer.brand);
  const { conditions } = offer.eligibility;
  return (
    <OfferPage offer={offer} page="me-la-daran" title={words.title} lead={words.lead}>
      <form method="dialog" className={styles.form} aria-label={words.questions}>
        <Authorisation offer={offer} />
        <div className={styles.questions}>
          {conditions.map((condition) => (
            <Question key={condition.id} condition={condition} words={words} />
          ))}
        </div>
        <p className={styles.actions}>
          <a href="#respuesta">{words.toAnswer}</a>
          <TextButton type="reset">{words.again}</TextButton>
        </p>
        <Answer offer={offer} words={words} today={today} />
      </form>
    </OfferPage>
  );
}
