import type { HeroOf } from "@/lib/offers/landing";
import type { Offer } from "@/lib/offers/offer";
import { heroImage } from "@/lib/hero-image";
import styles from "./hero-media.module.css";

interface Props {
  offer: Pick<Offer, "id" | "hasHeroImage">;
  hero: HeroOf<"split">;
}

/** The hero image where there is one, else its text box. */
export function HeroMedia({ offer, hero }: Props) {
  if (offer.hasHeroImage) {
    const { avif, webp, fallback, width, height } = heroImage(offer.id);
    return (
      <picture className={styles.picture}>
        <source type="image/avif" srcSet={avif} sizes={`${width}px`} />
        <img
          src={fallback}
          srcSet={webp}
          sizes={`${width}px`}
          width={width}
          height={height}
          alt={hero.imageAlt}
          fetchPriority="high"
        />
      </picture>
    );
  }
  return (
    <div className={styles.box}>
      <p className={styles.figure}>{hero.box.figure}</p>
      {hero.box.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
