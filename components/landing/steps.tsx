import { Section } from "@/components/ui/section";
import type { Landing } from "@/lib/offers/landing";
import styles from "./steps.module.css";

/** What to do, in order. */
export function Steps({ title, items }: Landing["steps"]) {
  return (
    <Section id="pasos" title={title}>
      <ol className={styles.steps}>
        {items.map((step) => (
          <li key={step.title} className={styles.step}>
            <h3 className={styles.title}>{step.title}</h3>
            <p className={styles.text}>{step.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
