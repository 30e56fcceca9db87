import { Disclosure } from "@/components/ui/disclosure";
import { Section } from "@/components/ui/section";
import type { FaqItem } from "@/lib/offers/landing";
import styles from "./faq.module.css";

/** Questions with their answers, all in the page; one open at a time. */
export function Faq({ title, items }: { title: string; items: readonly FaqItem[] }) {
  return (
    <Section id="preguntas" title={title}>
      <div className={styles.list}>
        {items.map(({ question, answer }) => (
          <Disclosure key={question} group="preguntas" summary={question}>
            <p>{answer}</p>
          </Disclosure>
        ))}
      </div>
    </Section>
  );
}
