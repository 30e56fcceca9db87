import { Fragment } from "react";
import { OutwardLink } from "@/components/ui/text";
import type { Offer } from "@/lib/offers/offer";

/** States that the provider's authorisation is unknown, with links to the registers. */
export function Authorisation({ offer: { protection } }: { offer: Pick<Offer, "protection"> }) {
  const { authorisation, sources } = protection;
  if (!authorisation) return null;
  return (
    <p className="notice">
      <span>
        {authorisation}{" "}
        {sources.map(({ label, url }, place) => (
          <Fragment key={url}>
            {place > 0 && " · "}
            <OutwardLink href={url}>{label}</OutwardLink>
          </Fragment>
        ))}
      </span>
    </p>
  );
}
