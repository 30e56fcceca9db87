import { frame } from "@/lib/copy/frame";
import { catalogue } from "@/lib/offers";
import { named } from "@/lib/offers/catalogue";
import { NavLink } from "./nav-link";

/** The home page and the offers, by name; of many, the first and the way to all. */
export function OfferLinks({ path }: { path: string }) {
  const { offers, more } = named(catalogue.enabled);
  return (
    <>
      <li>
        <NavLink href="/" path={path}>
          {frame.home}
        </NavLink>
      </li>
      {offers.map((offer) => (
        <li key={offer.id}>
          <NavLink href={offer.detailPath} path={path}>
            {offer.brand}
          </NavLink>
        </li>
      ))}
      {more && (
        <li>
          <a href="/#ofertas">{frame.allOffers}</a>
        </li>
      )}
    </>
  );
}
