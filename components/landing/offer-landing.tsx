import { JsonLd } from "@/components/json-ld";
import { SiteFrame } from "@/components/site/site-frame";
import { madridDate } from "@/lib/format/dates";
import type { Variant } from "@/lib/config/experiment";
import type { Hero } from "@/lib/offers/landing";
import type { Offer } from "@/lib/offers/offer";
import { offerGraph } from "@/lib/publish/structured-data";
import { LandingPage } from "./landing-page";

interface Props {
  offer: Offer;
  /** The hero that this visitor sees. */
  hero: Hero;
  /** The side of the A/B test that this page is, where there is a test. */
  variant?: Variant | undefined;
}

/** A promotion's page in its frame, as it reads today. */
export function OfferLanding({ offer, hero, variant }: Props) {
  const today = madridDate(new Date());
  return (
    <SiteFrame path={offer.detailPath}>
      <JsonLd graph={offerGraph(offer, today)} />
      <LandingPage offer={offer} hero={hero} variant={variant} today={today} />
    </SiteFrame>
  );
}
