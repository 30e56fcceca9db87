import type { ReactNode } from "react";
import { PillLinks } from "@/components/ui/pill";
import { comparisonForm } from "@/lib/tools/comparison/comparison";
import { classes } from "@/lib/format/format";
import { frameCopy } from "@/lib/copy/frame";
import { planPage } from "@/lib/site/pages";
import styles from "./text.module.css";

interface Props {
  title: string;
  /** Small text under the title, such as a date. */
  note?: ReactNode;
  intro: string;
  /** Its parts, for the table of contents: at the side of a wide screen, folded on a phone. */
  contents?: Contents;
  /** Whether its contents are an index of words, which a phone shows in a few lines. */
  isIndexed?: boolean;
  children: ReactNode;
}

type Contents = readonly { id: string; title: string }[];

/** A page of long text, in one narrow column, with its contents. */
export function TextPage({ title, note, intro, contents = [], isIndexed = false, children }: Props) {
  return (
    <div className="page">
      <article className={classes("stack", styles.page, contents.length > 0 && styles.withContents)}>
        <header className="stack">
          <h1>{title}</h1>
          {note && <p className="hint">{typeof note === "string" ? <WholeDate words={note} /> : note}</p>}
          <p>{intro}</p>
        </header>
        {contents.length > 0 && (
          <nav aria-labelledby="contenidos" className={classes(styles.contents, isIndexed && styles.index)}>
            {isIndexed ? (
              <>
                <p id="contenidos">{frameCopy.contents}</p>
                <Links contents={contents} />
              </>
            ) : (
              <details>
                <summary id="contenidos" className={styles.summary}>
                  {frameCopy.contents}
                </summary>
                <Links contents={contents} />
              </details>
            )}
          </nav>
        )}
        <div className={classes("stack", styles.parts)}>
          {children}
          <Ways />
        </div>
      </article>
    </div>
  );
}

/** «Última actualización: 23 de noviembre de 2026», the day in one line. */
export function WholeDate({ words }: { words: string }) {
  const [before = "", ...day] = words.split(/(?<=: )/);
  return (
    <>
      {before}
      <span className={styles.whole}>{day.join("")}</span>
    </>
  );
}

/** Links to go on from the end of a text. */
function Ways() {
  const ways = [
    ["/", frameCopy.backHome],
    [planPage.path, planPage.name],
    [comparisonForm.path, frameCopy.compare],
  ] as const;
  return <PillLinks links={ways} className={classes("row not-printed", styles.ways)} />;
}

function Links({ contents }: { contents: Contents }) {
  return (
    <ul>
      {contents.map((part) => (
        <li key={part.id}>
          <a href={`#${part.id}`}>{part.title}</a>
        </li>
      ))}
    </ul>
  );
}
