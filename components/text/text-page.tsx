import type { ReactNode } from "react";
import { classes } from "@/lib/format/format";
import styles from "./text.module.css";

interface Props {
  title: string;
  /** Small text under the title, such as a date. */
  note?: ReactNode;
  intro: string;
  children: ReactNode;
}

/** A page of long text, in one narrow column. */
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
