import { Section } from "@/components/ui/section";
import { frame } from "@/lib/copy/frame";
import type { SectionOf } from "@/lib/offers/landing";
import styles from "./official-link.module.css";

/** A way to the provider's own terms. */
export function OfficialLink({ section }: { section: SectionOf<"official-link"> }) {
  return (
    <Section id="bases" title={section.title}>
      <p className={styles.text}>{section.text}</p>
      <p>
        <a href={section.url} target="_blank" rel="noopener noreferrer">
          {section.label}
          <span className="visually-hidden"> {frame.opensNewTab}</span>
        </a>
      </p>
    </Section>
  );
}
