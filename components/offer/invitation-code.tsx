import { codeCopy } from "@/lib/ground/offer-words";
import type { Offer } from "@/lib/offers/offer";
import styles from "./invitation-code.module.css";

interface CodeProps {
  offer: Pick<Offer, "invitationCode">;
  /** The id of the code on this page, where a button copies it. */
  id?: string | undefined;
}

/** The owner's code, where an invitation travels as one: text to select and, with script, to copy. */
export function InvitationCode({ offer: { invitationCode }, id }: CodeProps) {
  if (!invitationCode) return null;
  return (
    <p className={styles.line}>
      {codeCopy.label}{" "}
      <code id={id} className={styles.code} translate="no">
        {invitationCode}
      </code>
      {id && (
        <>
          {" "}
          <button type="button" className="pill needs-script" data-copy={id} data-copied={codeCopy.copied}>
            {codeCopy.copy}
            <span className="visually-hidden"> {codeCopy.copyRest}</span>
          </button>{" "}
          <span role="status" />
        </>
      )}
    </p>
  );
}
