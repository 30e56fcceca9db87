import { OutwardLink } from "@/components/outward-link";
import { updatedOn } from "@/lib/copy/frame";
import { glossary, glossaryDate, glossaryHead as words } from "@/lib/copy/glossary";
import styles from "./glossary-page.module.css";

/** The words of the promotions, each with its meaning and an anchor of its own. */
export function GlossaryPage() {
  return (
    <article className={styles.page}>
      <header className={styles.header}>
        <h1>{words.name}</h1>
        <p className={styles.note}>{updatedOn(glossaryDate)}</p>
        <p>{words.intro}</p>
      </header>
      <dl className={styles.entries}>
        {glossary.map(({ id, term, definition, source }) => (
          <div key={id} id={id} className={styles.entry}>
            <dt className={styles.term}>{term}</dt>
            <dd>
              <p>{definition}</p>
              {source && (
                <p className={styles.note}>
                  <OutwardLink href={source.url}>{source.label}</OutwardLink>
                </p>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
