import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { comparing } from "@/lib/offers/comparison";
import { comparison as words } from "@/lib/copy/comparison";
import type { Offer } from "@/lib/offers/offer";
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
        <WithBenefit offers={offers} />
      </fieldset>
      <p>
        <Button type="submit">{words.submit}</Button>
      </p>
    </form>
  );
}

function WithBenefit({ offers }: { offers: readonly Offer[] }) {
  return offers.map(({ id, brand, benefit }) => (
    <label key={id} className={styles.choice}>
      <input type="checkbox" name={comparing.field} value={id} />
      <span>
        <strong>{brand}</strong>
        <br />
        {benefit}
      </span>
    </label>
  ));
}
