import type { ReactNode } from "react";
import styles from "./ui.module.css";

interface Props {
  /** Disclosures of one group close each other: one is open at a time. */
  group: string;
  summary: string;
  children: ReactNode;
}

/** A title that opens and closes what is under it, with no script. */
export function Disclosure({ group, summary, children }: Props) {
  return (
    <details name={group} className={styles.disclosure}>
      <summary className={styles.summary}>
        <h3 className={styles.summaryTitle}>{summary}</h3>
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
