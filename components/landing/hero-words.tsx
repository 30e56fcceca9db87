import { Advertising } from "@/components/advertising";
import { BrandLogo } from "@/components/brand-logo";
import { ReferralLink } from "@/components/referral-link";
import { Badges } from "@/components/ui/badge";
import type { Hero } from "@/lib/offers/landing";
import type { Offer } from "@/lib/offers/offer";
import { Alternatives } from "@/components/alternatives";
import styles from "./hero-words.module.css";

interface Props {
  offer: Offer;
  hero: Hero;
  alternatives: readonly Offer[];
}

/** The words of a hero, and its button. */
export function HeroWords({ offer, hero, alternatives }: Props) {
  return (
    <div className={styles.words}>
      <p className={styles.eyebrow}>
        <BrandLogo logo={offer.logo} color={offer.color} />
        {hero.eyebrow}
      </p>
      <h1>{hero.title}</h1>
      <p className={styles.lead}>{hero.lead}</p>
      <Advertising offer={offer}>
        <ReferralLink offer={offer}>{offer.callToAction}</ReferralLink>
      </Advertising>
      <Badges items={hero.badges} />
      {hero.alternatives && <Alternatives intro={hero.alternatives} offers={alternatives} />}
    </div>
  );
}
