import { codeCopy } from "@/lib/ground/offer-words";
import type { Offer } from "@/lib/offers/offer";
import styles from "./invitation-code.module.css";

interface CodeProps {
  offer: Offer;
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
      {id && <CopyButton id={id} words={codeCopy} />}
    </p>
  );
}

interface CopyProps {
  /** The id of the element whose text it copies. */
  id: string;
  words: { copy: string; copyRest: string; copied: string };
}

/** Copies a text of the page, and says so beside it. */
export function CopyButton({ id, words }: CopyProps) {
  return (
    <>
      {" "}
      <button type="button" className="pill needs-script" data-copy={id} data-copied={words.copied}>
        {words.copy}
        <span className="visually-hidden"> {words.copyRest}</span>
      </button>{" "}
      <span role="status" className="fine" />
    </>
  );
}
