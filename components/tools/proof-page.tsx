import { OfferPage } from "./offer-page";
import { Button } from "@/components/ui/button";
import { dayField } from "@/lib/copy/deadlines";
import { proofLead, proofPage, proof as words } from "@/lib/copy/proof";
import type { CalendarDate } from "@/lib/format/dates";
import type { Offer } from "@/lib/offers/offer";
import { ProofClaim } from "./proof-claim";
import { ProofConditions } from "./proof-conditions";
import styles from "./proof-page.module.css";
import { ProofSection } from "./proof-section";

/** A sheet to print before signing up: the conditions as shown, what to keep, how to claim. */
export function ProofPage({ offer, today }: { offer: Offer; today: CalendarDate }) {
  return (
    <OfferPage offer={offer} page="prueba" title={proofPage(offer.brand).title} lead={proofLead(offer.brand)}>
      <div className={styles.print}>
        <p>{words.how}</p>
        <Button data-print="" hidden>
          {words.print}
        </Button>
      </div>
      <p className={styles.printed}>
        {words.printedOn}: <span data-print-date="" className={styles.blank} />
      </p>
      <ProofConditions offer={offer} today={today} />
      <ProofSection id="guardar" title={words.keep}>
        <ul className={styles.boxes}>
          {words.checklist.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </ProofSection>
      <ProofSection id="apuntes" title={words.notes}>
        <ul className={styles.lines}>
          {[dayField(offer), words.done, words.promised, words.received].map((line) => (
            <li key={line}>
              {line}: <span className={styles.blank} />
            </li>
          ))}
        </ul>
      </ProofSection>
      <ProofClaim offer={offer} />
    </OfferPage>
  );
}
