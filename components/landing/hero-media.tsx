import { Picture } from "@/components/picture";
import { Card } from "@/components/ui/card";
import { KeyFigure } from "@/components/ui/key-figure";
import type { HeroOf } from "@/lib/offers/landing";
import type { Offer } from "@/lib/offers/offer";
import styles from "./hero-media.module.css";

interface Props {
  offer: Pick<Offer, "id" | "hasHeroImage">;
  hero: HeroOf<"split">;
}

/** The hero image where there is one, else its text box. */
export function HeroMedia({ offer, hero }: Props) {
  if (offer.hasHeroImage) return <Picture id={offer.id} alt={hero.imageAlt} />;
  return (
    <Card className={styles.box}>
      <KeyFigure figure={hero.box.figure} lines={hero.box.lines} large />
    </Card>
  );
}
