import { titleOf } from "@/lib/ground/offer-names";
import { Fragment } from "react";
import { warningAside } from "@/lib/ground/offer-words";
import { listParts } from "@/lib/format/format";
import type { Offer } from "@/lib/offers/offer";

/** A sentence that leads to other offers: «Otras de la lista: A y B.» */
export function Alternatives({ intro, offers }: { intro: string; offers: readonly Offer[] }) {
  if (offers.length === 0) return null;
  const parts = listParts(offers.map(titleOf));
  return (
    <p className="hint linked">
      {intro}{" "}
      {parts.map(({ type, value }) => {
        const offer = type === "element" && offers.find((one) => titleOf(one) === value);
        const warning = offer && warningAside(offer);
        return offer ? (
          <Fragment key={offer.id}>
            <a href={offer.detailPath}>{value}</a>
            {warning && ` (${warning})`}
          </Fragment>
        ) : (
          value
        );
      })}
      .
    </p>
  );
}
