import type { ReactNode } from "react";
import { classes } from "@/lib/format/format";
import { frameCopy } from "@/lib/copy/frame";
import styles from "./text.module.css";

interface Props {
  title: string;
  /** Small text under the title, such as a date. */
  note?: ReactNode;
  intro: string;
  /** Its parts, for the table of contents that stands at the side of a wide screen. */
  contents?: readonly { id: string; title: string }[];
  /** Whether a phone shows its contents too, as an index in small type. */
  isIndexed?: boolean;
  children: ReactNode;
}

/** A page of long text, in one narrow column, with its contents at the side where there is room. */
export function TextPage({ title, note, intro, contents = [], isIndexed = false, children }: Props) {
  return (
    <div className={classes("page", styles.frame)}>
      <article className={styles.page}>
        <header className="stack">
          <h1>{title}</h1>
          {note && <p className="hint">{note}</p>}
          <p>{intro}</p>
        </header>
        {contents.length > 0 && (
          <nav aria-labelledby="contenidos" className={classes(styles.contents, isIndexed && styles.index)}>
            <p id="contenidos">{frameCopy.contents}</p>
            <ul>
              {contents.map((part) => (
                <li key={part.id}>
                  <a href={`#${part.id}`}>{part.title}</a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <div className={styles.parts}>{children}</div>
      </article>
    </div>
  );
}
