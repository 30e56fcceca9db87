import { ButtonLink } from "@/components/ui/button";
import { needsInvitation } from "@/lib/ground/invitation";
import { requestCopy } from "@/lib/ground/offer-words";
import type { Offer } from "@/lib/offers/offer";
import styles from "./invitation-request.module.css";

interface Props {
  offer: Offer;
  /** The offer's page, unless the link is on it. */
  page?: string | undefined;
  /** Whether the page has said before that it is missing. */
  isRepeated?: boolean;
}

/** Line for a missing invitation, with its cure: the button leads to where an offer's page says it. */
export function MissingInvitation({ offer, page = "", isRepeated = false }: Props) {
  if (!needsInvitation(offer)) return null;
  return (
    <p className={styles.line}>
      {isRepeated ? requestCopy.subject : requestCopy.missing}{" "}
      <ButtonLink
        kind={offer.protection.authorisation ? "secondary" : undefined}
        href={`${page}#${requestCopy.id}`}
        className={styles.button}
      >
        {requestCopy.action}
      </ButtonLink>
    </p>
  );
}
