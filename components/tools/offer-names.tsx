import { Disclosure } from "@/components/ui/section";
import { byLetter, titleOf } from "@/lib/ground/offer-names";
import { offerNamesCopy } from "@/lib/ground/question-words";
import type { Offer } from "@/lib/offers/offer";

/** The id of the list of names, for fields in which one of them is typed. */
export const offerNamesId = "nombres";

/** The names of many offers: what a field suggests while one types, and folded, by letter. */
export function OfferNames({ offers }: { offers: readonly Offer[] }) {
  const names = [...new Set(offers.map(titleOf))];
  return (
    <>
      <datalist id={offerNamesId}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <Disclosure level={2} summary={offerNamesCopy.all(names.length)}>
        {byLetter(names).map(([letter, own]) => (
          <p key={letter}>
            <b>{letter}</b> {own.join(", ")}
          </p>
        ))}
      </Disclosure>
    </>
  );
}
