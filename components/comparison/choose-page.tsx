import { RiskMark } from "@/components/status-line";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { comparing } from "@/lib/offers/comparison";
import { categoryNames } from "@/lib/copy/categories";
import { comparison as words } from "@/lib/copy/comparison";
import { decimal } from "@/lib/format/format";
import { categories, type Offer } from "@/lib/offers/offer";
import { RESULTS_PER_PAGE } from "@/lib/site/results";
import styles from "./choose-page.module.css";

/**
 * The offers to choose from. A form that works by itself: the address that it leads to answers with the comparison, or
 * sends the visitor back to the message, by its anchor, on this page.
 */
export function ChoosePage({ offers }: { offers: readonly Offer[] }) {
  return (
    <article className={styles.page}>
      <h1>{words.heading}</h1>
      <p>{words.lead}</p>
      {Object.entries(words.faults).map(([fault, text]) => (
        <div key={fault} id={fault} tabIndex={-1} className={styles.fault}>
          <Callout>{text}</Callout>
        </div>
      ))}
      {offers.length < 2 ? <p>{words.none}</p> : <Choices offers={offers} />}
    </article>
  );
}

function Choices({ offers }: { offers: readonly Offer[] }) {
  return (
    <form action={comparing.choose} className={styles.form}>
      <fieldset className={styles.choices}>
        <legend className={styles.legend}>{words.legend}</legend>
        {offers.length > RESULTS_PER_PAGE ? <ByKind offers={offers} /> : <WithBenefit offers={offers} />}
      </fieldset>
      <p>
        <Button type="submit">{words.submit}</Button>
      </p>
    </form>
  );
}

function WithBenefit({ offers }: { offers: readonly Offer[] }) {
  return offers.map((offer) => (
    <label key={offer.id} className={styles.choice}>
      <input type="checkbox" name={comparing.field} value={offer.id} />
      <span>
        <strong>{offer.brand}</strong>
        <br />
        {offer.benefit}
        {offer.risk && <br />}
        <RiskMark offer={offer} />
      </span>
    </label>
  ));
}

/** Of many, the names only, from A to Z within their kind of provider. */
function ByKind({ offers }: { offers: readonly Offer[] }) {
  return categories.map((category) => {
    const some = offers.filter((offer) => offer.category === category).toSorted(byName);
    return (
      some.length > 0 && (
        <details key={category} className={styles.kind}>
          <summary>
            {categoryNames[category]} ({decimal(some.length)})
          </summary>
          <ul className={styles.names}>
            {some.map(({ id, brand }) => (
              <li key={id}>
                <label>
                  <input type="checkbox" name={comparing.field} value={id} /> {brand}
                </label>
              </li>
            ))}
          </ul>
        </details>
      )
    );
  });
}

const byName = (one: Offer, other: Offer) => one.brand.localeCompare(other.brand, "es-ES");
