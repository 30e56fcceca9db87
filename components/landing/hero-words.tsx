import { Alternatives } from "@/components/alternatives";
import { Advertising } from "@/components/advertising";
import { Authorisation } from "@/components/authorisation";
import { BrandMark } from "@/components/offer/brand-mark";
import { ReferralLink } from "@/components/referral-link";
import { StatusLine } from "@/components/status-line";
import { Badges } from "@/components/ui/badge";
import { WhileOpen } from "@/components/while-open";
import { planOf } from "@/lib/copy/landing";
import type { CalendarDate } from "@/lib/format/dates";
import type { Hero } from "@/lib/offers/landing";
import type { Offer } from "@/lib/offers/offer";
import styles from "./hero-words.module.css";
import { NotOpen } from "./not-open";
import { WhoGains } from "./who-gains";

interface Props {
  offer: Offer;
  hero: Hero;
  alternatives: readonly Offer[];
  today: CalendarDate;
}

/** The words of a hero, and its button while the promotion runs. */
export function HeroWords({ offer, hero, alternatives, today }: Props) {
  return (
    <div className={styles.words}>
      <p className={styles.eyebrow}>
        <BrandMark logo={offer.logo} color={offer.color} />
        {planOf(offer.brand)}
      </p>
      <h1>{hero.title}</h1>
      <Authorisation offer={offer} />
      <p className={styles.lead}>{hero.lead}</p>
      <WhileOpen
        offer={offer}
        today={today}
        otherwise={<NotOpen offer={offer} alternatives={alternatives} today={today} />}
      >
        <WhoGains offer={offer} />
        <Advertising offer={offer}>
          <ReferralLink offer={offer}>{offer.callToAction}</ReferralLink>
        </Advertising>
      </WhileOpen>
      <p>
        <StatusLine offer={offer} today={today} />
      </p>
      <WhileOpen offer={offer} today={today}>
        <Badges items={hero.badges} />
      </WhileOpen>
      {hero.alternatives && (
        <WhileOpen offer={offer} today={today}>
          <Alternatives intro={hero.alternatives} offers={alternatives} />
        </WhileOpen>
      )}
    </div>
  );
}
