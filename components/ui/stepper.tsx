import type { ReactNode } from "react";
import styles from "./ui.module.css";

interface Props {
  items: readonly { title: string; text: ReactNode }[];
}

/** What to do, one thing after another, each with its number. */
export function Stepper({ items }: Props) {
  return (
    <ol className={styles.steps}>
      {items.map((step) => (
        <li key={step.title} className={styles.step}>
          <h3 className={styles.stepTitle}>{step.title}</h3>
          <p className={styles.stepText}>{step.text}</p>
        </li>
      ))}
    </ol>
  );
}
