import { detailOf } from "@/lib/copy/landing";
import { pagesOf } from "@/lib/site/offer-pages";
import type { Offer } from "@/lib/offers/offer";

/** Links to the tool pages of an offer; screen readers also hear the offer's name. */
export function FurtherPages({ offer, className }: { offer: Offer; className?: string }) {
  return (
    <ul className={className}>
      {pagesOf(offer).map(({ id, path, title }) => (
        <li key={id}>
          <a href={path}>
            {title}
            <span className="visually-hidden"> {detailOf(offer.brand)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
