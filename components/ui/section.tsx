import type { ReactNode } from "react";
import { classes } from "@/lib/format/format";
import styles from "./ui.module.css";

interface Props {
  /** The anchor of the section; its title takes `<id>-titulo`. */
  id: string;
  title: string;
  /** A band of its own colour across the page. */
  sunken?: boolean;
  children: ReactNode;
}

/** A titled part of a page, named after its title. */
export function Section({ id, title, sunken = false, children }: Props) {
  const titleId = `${id}-titulo`;
  return (
    <section id={id} aria-labelledby={titleId} className={classes(styles.section, sunken && styles.sunken)}>
      <div className={styles.inner}>
        <h2 id={titleId}>{title}</h2>
        {children}
      </div>
    </section>
  );
}
