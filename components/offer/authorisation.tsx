import { OutwardLink } from "@/components/ui/outward-link";
import { Callout } from "@/components/ui/callout";
import type { Offer } from "@/lib/offers/offer";

/** States that the provider's authorisation is unknown, with links to the registers. */
export function Authorisation({ offer: { protection } }: { offer: Pick<Offer, "protection"> }) {
  const { authorisation, sources } = protection;
  if (!authorisation) return null;
  return (
    <Callout>
      {authorisation}{" "}
      {sources.map(({ label, url }, place) => (
        <span key={url}>
          {place > 0 && " · "}
          <OutwardLink href={url}>{label}</OutwardLink>
        </span>
      ))}
    </Callout>
  );
}
