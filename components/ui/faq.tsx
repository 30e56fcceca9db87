import { Disclosure } from "./disclosure";
import { Section } from "./section";
import type { Marks } from "@/lib/site/glossary";
import type { FaqItem } from "@/lib/offers/landing";
import { Marked } from "./marked";
import styles from "./ui.module.css";

interface Props {
  title: string;
  items: readonly FaqItem[];
  /** Glossary links of the answers. */
  marks?: Marks;
  /** The target of «web oficial». */
  official?: string;
}

/** Questions with their answers, all in the page; one open at a time. */
export function Faq({ title, items, marks, official }: Props) {
  return (
    <Section id="preguntas" title={title}>
      <div className={styles.list}>
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
