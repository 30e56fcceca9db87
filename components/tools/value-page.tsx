import { Marked } from "@/components/ui/marked";
import { Bullets } from "@/components/ui/bullets";
import { taxLine } from "@/lib/copy/frame";
import { netValueWords } from "@/lib/copy/net-value";
import type { CalendarDate } from "@/lib/format/dates";
import { assumptionOf, isMoneyReward, readAssumption } from "@/lib/offers/net-value";
import type { Offer } from "@/lib/offers/offer";
import { ToolPage } from "./tool-page";
import styles from "./tools.module.css";
import { ValueFigures } from "./value-figures";
import { ValueForm } from "./value-form";

interface Props {
  offer: Offer;
  today: CalendarDate;
  /** The query; undefined on the prerendered page. */
  query?: Readonly<Record<string, string | string[] | undefined>>;
}

/** «¿Me compensa?»: what an offer leaves, from which amount, and what the figures suppose. */
export function ValuePage({ offer, today, query = {} }: Props) {
  const words = netValueWords(offer.brand);
  const assumption = assumptionOf(offer.value);
  const parsed = readAssumption(offer.value, query);
  const isExample = assumption && parsed.euros === assumption.usual && !parsed.fault;
  const suppositions = [
    ...(isExample ? [words.assumptions.example(parsed.euros)] : []),
    ...offer.value.assumptions,
    words.assumptions.purchase,
    ...(isMoneyReward(offer) ? [taxLine] : []),
  ];
  return (
    <ToolPage offer={offer} page="valor" title={words.title} lead={words.lead} today={today}>
      {assumption && (
        <ValueForm assumption={assumption} parsed={parsed} official={offer.sourceUrl} words={words.form} />
      )}
      <ValueFigures offer={offer} assumed={parsed.euros} words={words.figures} />
      <section aria-labelledby="supuestos" className={styles.part}>
        <h2 id="supuestos">{words.assumptions.title}</h2>
        <Bullets>
          {suppositions.map((supposition) => (
            <li key={supposition}>
              <Marked text={supposition} official={offer.sourceUrl} />
            </li>
          ))}
        </Bullets>
      </section>
    </ToolPage>
  );
}
