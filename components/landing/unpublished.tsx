import { Section } from "@/components/ui/section";
import { OutwardLink } from "@/components/ui/text";
import { landingCopy } from "@/lib/copy/landing";
import type { Offer } from "@/lib/offers/offer";

/** What the provider does not publish, once on a page, and what to do about it. */
export function Unpublished({ offer: { brand, landing, sourceUrl } }: { offer: Offer }) {
  if (landing.unpublished.length === 0) return null;
  return (
    <Section id="no-publica" title={landingCopy.unpublished(brand)}>
      <dl className="stack measure">
        {landing.unpublished.map(({ title, text }) => (
          <div key={title}>
            <dt className="fine">{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className="fine measure">
        {landingCopy.unpublishedNote(brand)}{" "}
        <OutwardLink href={sourceUrl} rel="nofollow noopener">
          {landingCopy.conditions}
        </OutwardLink>
      </p>
    </Section>
  );
}
