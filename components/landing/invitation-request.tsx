import { CopyButton } from "@/components/offer/invitation-code";
import { OutwardLink } from "@/components/ui/text";
import { Section } from "@/components/ui/section";
import { invitationRequest, needsInvitation } from "@/lib/ground/invitation";
import { requestCopy } from "@/lib/ground/offer-words";
import type { Offer } from "@/lib/offers/offer";
import styles from "./steps.module.css";

const MESSAGE = "invitacion-mensaje";

/** How one gets an invitation where this site has none: the message to send, where a client finds it, what to do then. */
export function InvitationRequest({ offer }: { offer: Offer }) {
  if (!needsInvitation(offer)) return null;
  const { send, message, where, then } = invitationRequest(offer);
  return (
    <Section id={requestCopy.id} title={requestCopy.title}>
      <ol className={styles.steps}>
        <li>
          <h3>{send}</h3>
          <div className="stack">
            <p id={MESSAGE}>{message}</p>
            <p className="row not-printed">
              <OutwardLink href={`https://wa.me/?text=${encodeURIComponent(message)}`} className="pill">
                {requestCopy.chat}
              </OutwardLink>
              <CopyButton id={MESSAGE} words={requestCopy} />
            </p>
          </div>
        </li>
        <li>
          <h3>{requestCopy.where}</h3>
          <p className="hint">{where}</p>
        </li>
        <li>
          <h3>{requestCopy.then}</h3>
          <p className="hint">{then}</p>
        </li>
      </ol>
      <p className="hint">{requestCopy.nobody}</p>
    </Section>
  );
}
