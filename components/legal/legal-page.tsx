import type { ReactNode } from "react";
import type { LegalBlock, LegalDocument } from "@/lib/copy/legal";
import styles from "./legal-page.module.css";
import { LegalTable } from "./legal-table";
import { LocalData } from "./local-data";

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
          {section.blocks.map((block, place) => (
            <Block key={place} block={block} />
          ))}
        </section>
      ))}
      <p>
        <a href="/">{backHome}</a>
      </p>
    </article>
  );
}

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === "string") return <p>{block}</p>;
  if ("table" in block) return <LegalTable table={block.table} />;
  if ("tools" in block) return <LocalData words={block.tools} />;
  if ("link" in block) {
    return (
      <p>
        <a href={block.url}>{block.link}</a>
      </p>
    );
  }
  return (
    <ul className={styles.list}>
      {block.list.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
