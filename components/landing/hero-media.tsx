import { Picture } from "@/components/picture";
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
    <div className={styles.box}>
      <p className={styles.figure}>{hero.box.figure}</p>
      {hero.box.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
