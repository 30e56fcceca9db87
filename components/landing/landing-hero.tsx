import { Alternatives } from "@/components/offer/alternatives";
import { Authorisation } from "@/components/offer/authorisation";
import { BrandMark } from "@/components/offer/brand-mark";
import { OfferPanel } from "@/components/offer/offer-panel";
import { Picture } from "@/components/ui/picture";
import { Badges } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { KeyFigure } from "@/components/ui/key-figure";
import { WhileOpen } from "@/components/offer/while-open";
import { landing as words } from "@/lib/copy/landing";
import type { CalendarDate } from "@/lib/format/dates";
import type { Hero } from "@/lib/offers/landing";
import type { Offer } from "@/lib/offers/offer";
import type { Marks } from "@/lib/site/glossary";
import styles from "./landing.module.css";

interface Props {
  offer: Offer;
  hero: Hero;
  /** The offers that a hero may point to instead. */
  alternatives: readonly Offer[];
  today: CalendarDate;
  /** Glossary links in the texts. */
  marks: Marks;
}

/** What the promotion is, its panel, and its picture. In the order of a phone; on wide screens each has a place. */
export function LandingHero({ offer, hero, alternatives, today, marks }: Props) {
  return (
    <div className={styles.hero} data-layout={hero.layout}>
      <div className={styles.head}>
        <p className={styles.eyebrow}>
          <BrandMark logo={offer.logo} color={offer.color} />
          {words.planOf(offer.brand)}
        </p>
        <h1>{hero.title}</h1>
        <Authorisation offer={offer} />
        <p className={styles.lead}>{hero.lead}</p>
      </div>
      <OfferPanel offer={offer} alternatives={alternatives} today={today} marks={marks} />
      <div className={styles.media}>
        <WhileOpen offer={offer} today={today}>
          <Badges items={hero.badges} />
        </WhileOpen>
        {hero.alternatives && (
          <WhileOpen offer={offer} today={today}>
            <Alternatives intro={hero.alternatives} offers={alternatives} />
          </WhileOpen>
        )}
        <HeroMedia offer={offer} hero={hero} />
      </div>
    </div>
  );
}

/** The picture of a hero, the text box where there is none, or three key figures. */
function HeroMedia({ offer, hero }: Pick<Props, "offer" | "hero">) {
  if (hero.layout === "centred")
    return (
      <ul className={styles.tiles}>
        {hero.tiles.map(({ figure, label }) => (
          <Card as="li" key={label}>
            <KeyFigure figure={figure} lines={[label]} />
          </Card>
        ))}
      </ul>
    );
  if (offer.hasHeroImage) return <Picture id={offer.id} alt={hero.imageAlt} sizes={SIZES} lazy />;
  return (
    <Card className={styles.box}>
      <KeyFigure figure={hero.box.figure} lines={hero.box.lines} large />
    </Card>
  );
}

/** As wide as `.media` in the style sheet. */
const SIZES = "(width >= 44rem) 560px, 320px";
