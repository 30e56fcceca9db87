import type { ReactNode } from "react";
import { classes } from "@/lib/format/format";
import type { FaqItem } from "@/lib/offers/landing";
import type { Marks } from "@/lib/site/glossary";
import { Marked } from "./text";
import styles from "./ui.module.css";

interface PartProps {
  /** The anchor of the part; its title takes `<id>-titulo`. */
  id: string;
  title: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** A titled part of a text, named after its title. */
export function Part({ id, title, className, children }: PartProps) {
  const titleId = `${id}-titulo`;
  return (
    <section id={id} aria-labelledby={titleId} className={className}>
      <h2 id={titleId}>{title}</h2>
      {children}
    </section>
  );
}

interface SectionProps extends Omit<PartProps, "className"> {
  /** A band of its own colour across the page. */
  sunken?: boolean;
}

/** A titled part of a page, as wide as the page. */
export function Section({ id, title, sunken = false, children }: SectionProps) {
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

interface DisclosureProps {
  /** Disclosures of one group close each other: one is open at a time. */
  group?: string;
  summary: string;
  /** The level of its title; one of the second is as large as a section's. */
  level?: 2 | 3;
  /** The id of its title. */
  titleId?: string;
  children: ReactNode;
}

/** A title that opens and closes what is under it, with no script. */
export function Disclosure({ group, summary, level = 3, titleId, children }: DisclosureProps) {
  const Title = `h${level}` as const;
  return (
    <details name={group} className={styles.disclosure}>
      <summary className={styles.summary}>
        <Title id={titleId}>{summary}</Title>
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}

interface FaqProps {
  title: string;
  items: readonly FaqItem[];
  /** Glossary links of the answers. */
  marks?: Marks;
  /** The target of «web oficial». */
  official?: string;
}

/** Questions with their answers, all in the page; one open at a time. */
export function Faq({ title, items, marks, official }: FaqProps) {
  return (
    <Section id="preguntas" title={title}>
      <div className={styles.questions}>
        {items.map(({ question, answer }) => (
          <Disclosure key={question} group="preguntas" summary={question}>
            <p>
              <Marked text={answer} marks={marks} official={official} />
            </p>
          </Disclosure>
        ))}
      </div>
    </Section>
  );
}
