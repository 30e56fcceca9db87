import { Marked } from "@/components/marked";
import { Bullets } from "@/components/ui/bullets";
import { Section } from "@/components/ui/section";
import { taxLine } from "@/lib/copy/frame";
import { landing as words } from "@/lib/copy/landing";
import { isMoneyReward } from "@/lib/offers/net-value";
import type { Offer } from "@/lib/offers/offer";
import styles from "./fine-print.module.css";

interface Props {
  offer: Pick<Offer, "category" | "sourceUrl" | "value">;
  items: readonly string[];
}

/** The conditions worth repeating and, where the gift is money, the one on taxes, in letters as large as the rest. */
export function FinePrint({ offer, items }: Props) {
  const lines = isMoneyReward(offer) ? [...items, taxLine] : items;
  return (
    <Section id="letra-pequena" title={words.finePrint}>
      <Bullets className={styles.list}>
        {lines.map((line) => (
          <li key={line}>
            <Marked text={line} official={offer.sourceUrl} />
          </li>
        ))}
      </Bullets>
    </Section>
  );
}
