import { OutwardLink } from "@/components/ui/outward-link";
import { Button } from "@/components/ui/button";
import { complaintBodies, complaints } from "@/lib/copy/complaints";
import { dayField } from "@/lib/copy/deadlines";
import { proofPage, proof as words } from "@/lib/copy/proof";
import type { CalendarDate } from "@/lib/format/dates";
import type { Offer } from "@/lib/offers/offer";
import { ProofConditions } from "./proof-conditions";
import styles from "./proof.module.css";
import { ProofSection } from "./proof-section";
import { ToolPage } from "./tool-page";

/** A sheet to print before signing up: the conditions as shown, what to keep, how to claim. */
export function ProofPage({ offer, today }: { offer: Offer; today: CalendarDate }) {
  const { title, lead } = proofPage(offer.brand);
  return (
    <ToolPage offer={offer} page="prueba" title={title} lead={lead} today={today}>
      <div className={styles.print}>
        <p>{words.how}</p>
        <Button className="needs-script" data-print="">
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
      <Claim offer={offer} />
    </ToolPage>
  );
}

/** How to claim: the provider first, then the bodies that fit what it is. */
function Claim({ offer }: { offer: Pick<Offer, "brand" | "complaints"> }) {
  return (
    <ProofSection id="reclamar" title={words.claim}>
      <p>{complaints.first(offer.brand)}</p>
      <p>{complaints.next}</p>
      <ul className={styles.bodies}>
        {[...offer.complaints.map((body) => complaintBodies[body]), complaints.data].map(
          ({ name, text, url }) => (
            <li key={name}>
              <OutwardLink href={url}>{name}</OutwardLink>
              <p>{text}</p>
            </li>
          ),
        )}
      </ul>
    </ProofSection>
  );
}
