import type { PanelProps } from "@/components/offer/offer-panel";
import { Section } from "@/components/ui/section";
import { Marked } from "@/components/ui/text";
import { landingCopy } from "@/lib/copy/landing";
import { classes } from "@/lib/format/format";
import { minutes as minutesText } from "@/lib/format/quantity";
import styles from "./steps.module.css";

/** What to do, in order, and how long it takes. */
export function Steps({ offer, marks }: Pick<PanelProps, "offer" | "marks">) {
  const { landing, minutes } = offer;
  return (
    <Section id="pasos" title={landingCopy.steps}>
      <ol className={classes(styles.steps, landing.steps.length === 4 && styles.pairs)}>
        {landing.steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p className="hint">
              <Marked text={text} marks={marks} />
            </p>
          </li>
        ))}
      </ol>
      {minutes && <p className="fine measure">{landingCopy.duration(minutesText(minutes))}</p>}
    </Section>
  );
}
