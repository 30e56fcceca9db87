import { Card } from "@/components/ui/card";
import { Section } from "@/components/ui/section";
import { offerTools as words } from "@/lib/copy/offer-pages";
import { pagesOf } from "@/lib/site/offer-pages";
import type { Offer } from "@/lib/offers/offer";
import styles from "./offer-tools.module.css";

/** The way to the further pages of an offer. */
export function OfferTools({ offer }: { offer: Offer }) {
  return (
    <Section id="herramientas" title={words.title}>
      <ul className={styles.list}>
        {pagesOf(offer).map(({ id, path, title, text }) => (
          <Card as="li" key={id} className={styles.item}>
            <a href={path}>{title}</a>
            <p>{text}</p>
          </Card>
        ))}
      </ul>
    </Section>
  );
}
