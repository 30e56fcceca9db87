import { OutwardLink } from "@/components/outward-link";
import { complaintBodies, complaints as words } from "@/lib/copy/complaints";
import { proof } from "@/lib/copy/proof";
import type { Offer } from "@/lib/offers/offer";
import styles from "./proof-claim.module.css";
import { ProofSection } from "./proof-section";

/** How to claim: the provider first, then the bodies that fit what it is. */
export function ProofClaim({ offer }: { offer: Pick<Offer, "brand" | "complaints"> }) {
  return (
    <ProofSection id="reclamar" title={proof.claim}>
      <p>{words.first(offer.brand)}</p>
      <p>{words.next}</p>
      <ul className={styles.bodies}>
        {[...offer.complaints.map((body) => complaintBodies[body]), words.data].map(({ name, text, url }) => (
          <li key={name}>
            <OutwardLink href={url}>{name}</OutwardLink>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </ProofSection>
  );
}
