import { comparison } from "@/lib/copy/comparison";
import { cardAlt, share } from "@/lib/copy/share";
import { longDate } from "./dates";
import { catalogue } from "@/lib/offers";
import type { Offer } from "@/lib/offers/offer";
import { site } from "./site";

/** What the picture of a page says when its link is shared. */
export interface ShareCard {
  /** Where the picture is: `/share/paypal.png`. */
  path: `/share/${string}.png`;
  /** Over the headline: the provider, or the site. */
  name: string;
  headline: string;
  /** Under the headline. */
  detail: string;
  /** What the picture shows, for whoever cannot see it. */
  alt: string;
  logo?: Pick<Offer, "logo" | "color">;
}

/**
 * A text as the picture can show it: with the signs of the site's typeface only. For any other (an emoji, say)
 * the renderer would fetch a drawing from the network, and the build would fail without it.
 */
export function drawable(text: string): string {
  return text
    .replace(/[^ -~\u00a0-\u00ac\u00ae-ÿŒœ–—‘’“”•…€™−]/gu, "")
    .replace(/ +/g, " ")
    .trim();
}

/** The card of the home page. */
export function homeCard(): ShareCard {
  const headline = share.homeHeadline;
  return {
    path: "/share/inicio.png",
    name: site.brand,
    headline,
    detail: catalogue.enabled.map((offer) => offer.brand).join(" · "),
    alt: cardAlt(site.brand, headline),
  };
}

/** The card of an offer's page. */
export function offerCard(offer: Offer): ShareCard {
  return {
    path: `/share/${offer.id}.png`,
    name: offer.brand,
    headline: offer.benefit,
    detail: `${share.verified} ${longDate(offer.verifiedOn)}`,
    alt: cardAlt(offer.brand, offer.benefit),
    logo: { logo: offer.logo, color: offer.color },
  };
}

/** The card of the page where offers are chosen to be compared. */
export function comparisonCard(): ShareCard {
  return { ...homeCard(), ...pageCard("/share/comparar.png", comparison.heading) };
}

function pageCard(path: ShareCard["path"], headline: string) {
  return { path, headline, alt: cardAlt(site.brand, headline) };
}

/** Every card, by the name of its file. */
export function shareCards(): ReadonlyMap<string, ShareCard> {
  const cards = [homeCard(), comparisonCard(), ...catalogue.enabled.map(offerCard)];
  return new Map(cards.map((card) => [card.path.slice("/share/".length), card]));
}
