import { Unconfirmed } from "@/components/offer/authorisation";
import { ClosedWords } from "@/components/offer/closed-notice";
import { classes, list } from "@/lib/format/format";
import { titleOf } from "@/lib/ground/offer-names";
import { advertisingLabel, creditWordsOf, riskLineOf } from "@/lib/ground/offer-words";
import { risks } from "@/lib/offers/categories";
import type { Offer } from "@/lib/offers/offer";
import styles from "./comparison-page.module.css";

interface Props {
  /** Those that are open. */
  offers: readonly Offer[];
}

/**
 * What stands before the tickets: each risk once, with the brands it belongs to, first that of a provider whose
 * authorisation is unknown, and what is credit; and, for who does not see the columns, whose link each is.
 */
export function BeforeTickets({ offers }: Props) {
  const groups = [undefined, ...risks]
    .map((risk) => offers.filter((offer) => offer.risk === risk && (risk || isUnconfirmed(offer))))
    .filter(({ length }) => length > 0)
    .sort((one, other) => Number(other.some(isUnconfirmed)) - Number(one.some(isUnconfirmed)));
  const credits = offers.filter(creditWordsOf);
  return (
    <>
      {groups.length + credits.length > 0 && (
        <div className={classes("notice", styles.risks)}>
          {groups.map((group) => (
            <RiskOf key={group[0]?.id} group={group} />
          ))}
          {credits.map((offer) => (
            <p key={offer.id} className="risk">
              <b>{titleOf(offer)}: </b>
              {creditWordsOf(offer)}
            </p>
          ))}
        </div>
      )}
      <div className="visually-hidden">
        {offers.map((offer) => (
          <p key={offer.id}>{advertisingLabel(offer)}</p>
        ))}
      </div>
    </>
  );
}

/** Whether nobody has confirmed the provider's authorisation. */
export const isUnconfirmed = ({ protection }: Offer) => protection.authorisation !== undefined;

/** What speaks against a provider. That it admits nobody new is a few words here: the offer's page says the rest. */
const Doubt = ({ offer }: { offer: Offer }) =>
  offer.terms.closed ? <ClosedWords offer={offer} short /> : <Unconfirmed offer={offer} />;

/**
 * The risk that these offers share, after their names; before it, after its own name, what is said of one alone. Of several,
 * the line is that of one which admits new clients: it says what to look up before signing up.
 */
function RiskOf({ group }: { group: readonly Offer[] }) {
  const [offer, ...others] = group;
  if (!offer) return null;
  const apart = others.length > 0 ? group.filter(isUnconfirmed) : [];
  return (
    <>
      {apart.map((one) => (
        <p key={one.id} className="risk">
          <b>{titleOf(one)}: </b>
          <Doubt offer={one} />
        </p>
      ))}
      {(apart.length === 0 || offer.risk) && (
        <p className="risk">
          <b>{list(group.map(titleOf))}: </b>
          {apart.length === 0 && isUnconfirmed(offer) && (
            <>
              <Doubt offer={offer} />{" "}
            </>
          )}
          {riskLineOf(offer)}
        </p>
      )}
    </>
  );
}
