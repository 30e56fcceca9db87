import { Marked } from "@/components/marked";
import { Section } from "@/components/ui/section";
import { Stepper } from "@/components/ui/stepper";
import { landing as words } from "@/lib/copy/landing";
import { minutes as minutesText } from "@/lib/copy/lengths";
import type { Marks } from "@/lib/site/glossary";
import type { Landing } from "@/lib/offers/landing";
import styles from "./steps.module.css";

interface Props {
  steps: Landing["steps"];
  /** How long the whole process takes, in minutes, where known. */
  minutes?: number | undefined;
  /** What of the texts leads to the glossary. */
  marks: Marks;
  /** The target of «web oficial». */
  official: string;
}

/** What to do, in order, and how long it takes. */
export function Steps({ steps, minutes, marks, official }: Props) {
  return (
    <Section id="pasos" title={words.steps}>
      <Stepper
        items={steps.map((step) => ({
          ...step,
          text: <Marked text={step.text} marks={marks} official={official} />,
        }))}
      />
      {minutes && (
        <p className={styles.duration}>
          {words.duration} {minutesText(minutes)}
        </p>
      )}
    </Section>
  );
}
