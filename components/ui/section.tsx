import type { ReactNode } from "react";
import { frameCopy } from "@/lib/copy/frame";
import { classes } from "@/lib/format/format";
import type { Citation } from "@/lib/offers/citations";
import type { FaqItem } from "@/lib/offers/landing";
import type { Marks } from "@/lib/site/glossary";
import { Marked } from "./text";
import styles from "./ui.module.css";

interface SectionProps {
  /** The anchor of the part. */
  id: string;
  title: ReactNode;
  /** Whether something takes its name from the title, whose id is `<id>-titulo`; that of an answer has it always. */
  isLabel?: boolean;
  className?: string;
  titleClass?: string;
  /** Whether it is an answer, to whose title the focus goes. */
  isAnswer?: boolean;
  /** The ids of what is read out with the title when it takes the focus. */
  describedBy?: string | undefined;
  children: ReactNode;
}

/** A part of a page under its title. It has no name of its own: a page has at most eight landmarks. */
export function Section({
  id,
  title,
  className = "stack",
  titleClass,
  isLabel = false,
  isAnswer = false,
  describedBy,
  children,
}: SectionProps) {
  return (
    <section id={id} className={className}>
      <h2
        id={isLabel || isAnswer ? `${id}-titulo` : undefined}
        className={titleClass}
        tabIndex={isAnswer ? -1 : undefined}
        aria-describedby={describedBy}
      >
        {title}
      </h2>
      {children}
    </section>
  );
}

interface DisclosureProps {
  /** Disclosures of one group close each other: one is open at a time. */
  group?: string;
  summary: string;
  /** Heading level; at 2 the title looks like a section's. */
  level?: 2 | 3;
  /** The id of the title, where something takes its name from it. */
  titleId?: string | undefined;
  isOpen?: boolean;
  children: ReactNode;
}

/** A title that opens and closes the content under it, without script. */
export function Disclosure({ group, summary, level = 3, titleId, isOpen, children }: DisclosureProps) {
  const Title = `h${level}` as const;
  return (
    <details name={group} open={isOpen} className={styles.disclosure}>
      <summary className={styles.summary}>
        <Title id={titleId}>{summary}</Title>
      </summary>
      <div className={classes("stack", styles.content)}>{children}</div>
    </details>
  );
}

/** A part of a page of which the title alone stands open. The anchor is inside, so that a link to it opens the part. */
export function FoldedSection({
  id,
  title,
  isLabel,
  className,
  children,
}: Pick<SectionProps, "id" | "isLabel" | "className" | "children"> & { title: string }) {
  return (
    <section className={className}>
      <Disclosure level={2} summary={title} titleId={isLabel ? `${id}-titulo` : undefined}>
        <div id={id} className="stack">
          {children}
        </div>
      </Disclosure>
    </section>
  );
}

/** Opens the rest of a list, after its first ones. */
export const More = ({ rest }: { rest: number }) => (
  <summary className={classes(styles.summary, styles.more, "not-printed")}>{frameCopy.more(rest)}</summary>
);

interface FaqProps {
  title: string;
  /** A class beside `stack`. */
  className?: string | undefined;
  items: readonly FaqItem[];
  /** Further questions, behind «Ver 7 más». */
  more?: readonly FaqItem[] | undefined;
  /** Glossary links of the answers. */
  marks?: Marks;
  /** The sources that the answers name. */
  links?: readonly Citation[];
}

/** Questions with their answers, all in the page; of all of them, one is open at a time. */
export function Faq({ title, className, items, more = [], marks, links }: FaqProps) {
  const questions = (some: readonly FaqItem[]) =>
    some.map(({ question, answer }) => (
      <Disclosure key={question} group="preguntas" summary={question}>
        <p>
          <Marked text={answer} marks={marks} links={links} />
        </p>
      </Disclosure>
    ));
  return (
    <Section id="preguntas" title={title} className={classes("stack", className)}>
      <div>{questions(items)}</div>
      {more.length > 0 && (
        <details>
          <More rest={more.length} />
          {/* The anchor is inside, so that a link to it opens the disclosure. */}
          <div id="dudas">{questions(more)}</div>
        </details>
      )}
    </Section>
  );
}
