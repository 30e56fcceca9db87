import { OutwardLink } from "@/components/ui/text";
import { TextButton } from "@/components/ui/button";
import { Section } from "@/components/ui/section";
import { invitationRequest, needsInvitation } from "@/lib/ground/invitation";
import { requestCopy } from "@/lib/ground/offer-words";
import type { Offer } from "@/lib/offers/offer";
import heroStyles from "./landing-hero.module.css";
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
              <TextButton className="needs-script" data-copy={MESSAGE} data-copied={requestCopy.copied}>
                {requestCopy.copy}
                <span className="visually-hidden"> {requestCopy.copyRest}</span>
              </TextButton>{" "}
              <OutwardLink
                href={`https://wa.me/?text=${encodeURIComponent(message)}`}
                className={heroStyles.way}
              >
                {requestCopy.chat}
              </OutwardLink>
              <span role="status" className="fine" />
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
