import type { ReactNode } from "react";
import styles from "./proof.module.css";

interface Props {
  /** The anchor of the section; its title takes `<id>-titulo`. */
  id: string;
  title: string;
  children: ReactNode;
}

/** A titled part of the sheet, as tight on paper as it can be read. */
export function ProofSection({ id, title, children }: Props) {
  const titleId = `${id}-titulo`;
  return (
    <section id={id} aria-labelledby={titleId} className={styles.section}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
