import type { ReactNode } from "react";
import type { LegalDocument } from "@/lib/copy/legal";
import { LegalBlocks } from "./legal-blocks";
import styles from "./legal-page.module.css";

interface Props {
  words: LegalDocument;
  /** What stands under the title: a date, say. */
  note?: ReactNode;
  /** The way home. */
  backHome: string;
}

/** A legal text: numbered sections with an index of them. */
export function LegalPage({ words, note, backHome }: Props) {
  return (
    <article className={styles.page}>
      <header className={styles.header}>
        <h1>{words.title}</h1>
        {note && <p className={styles.note}>{note}</p>}
        <p>{words.intro}</p>
      </header>
      {words.sections.map((section, i) => (
        <section
          key={section.id}
          id={section.id}
          className={styles.section}
          aria-labelledby={`${section.id}-titulo`}
        >
          <h2 id={`${section.id}-titulo`} className={styles.title}>
            {i + 1}. {section.title}
          </h2>
          <LegalBlocks blocks={section.blocks} />
        </section>
      ))}
      <p>
        <a href="/">{backHome}</a>
      </p>
    </article>
  );
}
