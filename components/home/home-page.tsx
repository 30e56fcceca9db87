import { Faq } from "@/components/faq";
import { PointList } from "@/components/point-list";
import { Section } from "@/components/ui/section";
import { home } from "@/lib/copy/home";
import { catalogue, contentDate } from "@/lib/offers";
import { site } from "@/lib/site";
import { HomeClosing } from "./home-closing";
import { HomeHero } from "./home-hero";
import { OfferList } from "./offer-list";
import { QuickComparison } from "./quick-comparison";

/** The home page, part by part. */
export function HomePage() {
  const words = home(site, contentDate);
  return (
    <>
      <HomeHero words={words.hero} />
      <OfferList offers={catalogue.enabled} words={words.offers} />
      <QuickComparison offers={catalogue.enabled} words={words.comparison} />
      <Section id="por-que" title={words.benefits.title} sunken>
        <PointList points={words.benefits.points} />
      </Section>
      <Faq title={words.faq.title} items={words.faq.items} />
      <HomeClosing words={words.closing} />
    </>
  );
}
