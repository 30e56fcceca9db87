import type { ReactNode } from "react";
import { classes } from "@/lib/format/format";
import styles from "./text.module.css";

interface Props {
  title: string;
  /** What stands under the title, small: a date, say. */
  note?: ReactNode;
  intro: string;
  children: ReactNode;
}

/** A page that is read from top to bottom: a column as wide as a line is comfortable. */
export function TextPage({ title, note, intro, children }: Props) {
  return (
    <article className={classes("page measure", styles.page)}>
      <header className="stack">
        <h1>{title}</h1>
        {note && <p className="hint">{note}</p>}
        <p>{intro}</p>
      </header>
      {children}
    </article>
  );
}
