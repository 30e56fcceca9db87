import { Faq } from "@/components/ui/faq";
import { PointList } from "@/components/ui/point-list";
import { Section } from "@/components/ui/section";
import { home } from "@/lib/copy/home";
import type { CalendarDate } from "@/lib/format/dates";
import { catalogue, contentDate } from "@/lib/offers";
import { inOrder } from "@/lib/offers/catalogue";
import { site } from "@/lib/config/site";
import { HomeClosing } from "./home-closing";
import { HomeHero } from "./home-hero";
import styles from "./home.module.css";
import { OfferList } from "./offer-list";

/** The home page, part by part. */
export function HomePage({ today }: { today: CalendarDate }) {
  const words = home(site, contentDate);
  const offers = inOrder(catalogue.enabled, today);
  return (
    <>
      <HomeHero offers={offers} today={today} words={words} />
      <OfferList offers={offers} today={today} words={words.offers} />
      <div className={styles.halves}>
        <Section id="por-que" title={words.benefits.title}>
          <PointList points={words.benefits.points} />
        </Section>
        <Faq title={words.faq.title} items={words.faq.items} />
      </div>
      <HomeClosing words={words.closing} />
    </>
  );
}
