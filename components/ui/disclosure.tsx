import type { ReactNode } from "react";
import styles from "./ui.module.css";

interface Props {
  /** Disclosures of one group close each other: one is open at a time. */
  group?: string;
  summary: string;
  /** The level of its title; one of the second is as large as a section's. */
  level?: 2 | 3;
  /** The id of its title. */
  titleId?: string;
  children: ReactNode;
}

/** A title that opens and closes what is under it, with no script. */
export function Disclosure({ group, summary, level = 3, titleId, children }: Props) {
  const Title = `h${level}` as const;
  return (
    <details name={group} className={styles.disclosure}>
      <summary className={styles.summary}>
        <Title id={titleId} className={level === 3 ? styles.summaryTitle : undefined}>
          {summary}
        </Title>
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
