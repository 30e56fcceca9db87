import type { CalendarDate } from "@/lib/format/dates";
import type { Hero } from "@/lib/offers/landing";
import type { Offer } from "@/lib/offers/offer";
import { HeroMedia } from "./hero-media";
import { HeroTiles } from "./hero-tiles";
import { HeroWords } from "./hero-words";
import styles from "./landing-hero.module.css";

interface Props {
  offer: Offer;
  hero: Hero;
  /** The offers that a hero may point to instead. */
  alternatives: readonly Offer[];
  today: CalendarDate;
}

/** What one gets, what one must do, the catch and the button, on the first screen. */
export function LandingHero({ offer, hero, alternatives, today }: Props) {
  return (
    <div className={styles.hero} data-layout={hero.layout}>
      <HeroWords offer={offer} hero={hero} alternatives={alternatives} today={today} />
      {hero.layout === "split" ? <HeroMedia offer={offer} hero={hero} /> : <HeroTiles tiles={hero.tiles} />}
    </div>
  );
}
