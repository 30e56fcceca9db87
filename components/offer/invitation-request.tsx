import { OutwardLink } from "@/components/ui/text";
import { classes } from "@/lib/format/format";
import { invitationRequest, needsInvitation } from "@/lib/ground/invitation";
import { requestCopy } from "@/lib/ground/offer-words";
import type { Offer } from "@/lib/offers/offer";
import { CopyButton } from "./invitation-code";
import styles from "./invitation-request.module.css";

const MESSAGE = "invitacion-mensaje";

/**
 * Line for a missing invitation, with its cure: the button opens, in its place, the message to send, where a
 * client finds the invitation and what to do then. Links to it open it too.
 */
export function InvitationRequest({ offer }: { offer: Offer }) {
  if (!needsInvitation(offer)) return null;
  const { send, message, where, then, isPartner } = invitationRequest(offer);
  return (
    <details>
      <summary className={styles.line}>
        {requestCopy.missing}{" "}
        <span className={classes(styles.button, offer.protection.authorisation && styles.outlined)}>
          {requestCopy.action}
        </span>
      </summary>
      {/* The anchor is inside, so that a link to it opens the disclosure. */}
      <section id={requestCopy.id} className={styles.request}>
        <h2 className="visually-hidden">{requestCopy.title}</h2>
        <dl className="stack">
          <div>
            <dt>{send}</dt>
            <dd className="stack">
              <p id={MESSAGE}>{message}</p>
              <p className="row not-printed">
                <OutwardLink href={`https://wa.me/?text=${encodeURIComponent(message)}`} className="pill">
                  {requestCopy.chat}
                </OutwardLink>
                <CopyButton id={MESSAGE} words={requestCopy} />
              </p>
            </dd>
          </div>
          <div>
            <dt>{requestCopy.where}</dt>
            <dd>{where}</dd>
          </div>
          <div>
            <dt>{requestCopy.then}</dt>
            <dd>{then}</dd>
          </div>
        </dl>
        {/* Partners publish theirs: nobody has to know one. */}
        {!isPartner && <p className="hint">{requestCopy.nobody}</p>}
      </section>
    </details>
  );
}
