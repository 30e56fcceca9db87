import { detailOf } from "@/lib/copy/landing";
import { pagesOf } from "@/lib/site/offer-pages";
import type { Offer } from "@/lib/offers/offer";

/** Links to the further pages of an offer, each named after it for whoever hears it among others. */
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
