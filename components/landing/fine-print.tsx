import { Bullets } from "@/components/ui/bullets";
import { Section } from "@/components/ui/section";
import { taxLine } from "@/lib/copy/frame";
import { landing as words } from "@/lib/copy/landing";
import styles from "./fine-print.module.css";

/** The conditions worth repeating and, where the gift is money, the one on taxes, in letters as large as the rest. */
export function FinePrint({ items, taxed }: { items: readonly string[]; taxed: boolean }) {
  return (
    <Section id="letra-pequena" title={words.finePrint}>
      <Bullets items={taxed ? [...items, taxLine] : items} className={styles.list} />
    </Section>
  );
}
