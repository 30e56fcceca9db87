import { OutwardLink } from "@/components/outward-link";
import { Section } from "@/components/ui/section";
import type { SectionOf } from "@/lib/offers/landing";
import styles from "./official-link.module.css";

/** A way to the provider's own terms. */
export function OfficialLink({ section }: { section: SectionOf<"official-link"> }) {
  return (
    <Section id="bases" title={section.title}>
      <p className={styles.text}>{section.text}</p>
      <p>
        <OutwardLink href={section.url}>{section.label}</OutwardLink>
      </p>
    </Section>
  );
}
