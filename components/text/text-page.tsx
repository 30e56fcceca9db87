import type { ReactNode } from "react";
import { classes } from "@/lib/format/format";
import styles from "./text.module.css";

interface PageProps {
  title: string;
  /** What stands under the title, small: a date, say. */
  note?: ReactNode;
  intro: string;
  children: ReactNode;
}

/** A page that is read from top to bottom: a column as wide as a line is comfortable. */
export function TextPage({ title, note, intro, children }: PageProps) {
  return (
    <article className={styles.page}>
      <header className={styles.part}>
        <h1>{title}</h1>
        {note && <Note>{note}</Note>}
        <p>{intro}</p>
      </header>
      {children}
    </article>
  );
}

interface SectionProps {
  /** The anchor of the section; its title takes `<id>-titulo`. */
  id: string;
  title: ReactNode;
  /** Smaller titles, for a text of many sections. */
  smaller?: boolean;
  children: ReactNode;
}

/** A titled part of such a page, named after its title. */
export function TextSection({ id, title, smaller, children }: SectionProps) {
  const titleId = `${id}-titulo`;
  return (
    <section id={id} className={styles.part} aria-labelledby={titleId}>
      <h2 id={titleId} className={classes(smaller && styles.smaller)}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** A remark beside the text: a date, a source. */
export function Note({ children }: { children: ReactNode }) {
  return <p className={styles.note}>{children}</p>;
}
