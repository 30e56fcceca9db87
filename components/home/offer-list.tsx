import { Fragment } from "react";
import { OfferCard } from "@/components/offer/offer-card";
import { NoCodeNote } from "@/components/offer/no-code-note";
import { StaleNote } from "@/components/offer/status";
import { Pill } from "@/components/ui/pill";
import { More, Section } from "@/components/ui/section";
import { areMany } from "@/lib/catalogue";
import { listPath } from "@/lib/config/paths";
import { homeCopy } from "@/lib/copy/home";
import type { CalendarDate } from "@/lib/format/dates";
import { classes, decimal } from "@/lib/format/format";
import { type Category, categoryOf } from "@/lib/offers/categories";
import type { Offer } from "@/lib/offers/offer";
import { phaseOf } from "@/lib/offers/status";
import { categoriesOf, emptySelection, isListed, listAddress } from "@/lib/tools/list/list";
import { listCopy as allCopy } from "@/lib/tools/list/words";
import styles from "./home.module.css";

interface Props {
  /** The offers to show, in the order of `inOrder` (`lib/catalogue/index.ts`). */
  offers: readonly Offer[];
  today: CalendarDate;
}

const offersCopy = homeCopy.offers;

/** How many cards there are if there are many offers: a card has twice the elements of a row. */
const FEATURED = 3;

/** How many cards stand open: the rows above name every offer already. */
const OPEN_CARDS = 5;

/**
 * Every enabled offer, one card each, with the filter by kind of provider; or that there is none. Those after the first
 * ones are folded. Of many offers there are the first ones, and links to the list of all and of each kind.
 */
export function OfferList({ offers: all, today }: Props) {
  const offers = areMany(all) ? all.slice(0, FEATURED) : all;
  if (offers.length === 0) {
    return (
      <Section id="ofertas" title={offersCopy.title} className="band stack">
        <p className="panel">{offersCopy.none}</p>
      </Section>
    );
  }
  return (
    // On paper the rows above say the same.
    <Section
      id="ofertas"
      title={offersCopy.title}
      className={classes("band stack not-printed", styles.offers)}
    >
      <NoCodeNote offers={offers.filter((offer) => phaseOf(offer, today) === "open")} />
      <StaleNote offers={offers} today={today} className="fine" />
      {areMany(all) ? <CategoryLinks offers={all} /> : <CategoryFilter offers={all} />}
      <Cards offers={offers.slice(0, OPEN_CARDS)} today={today} />
      {offers.length > OPEN_CARDS && (
        <>
          <details>
            <More rest={offers.length - OPEN_CARDS} />
          </details>
          <Cards offers={offers.slice(OPEN_CARDS)} today={today} />
        </>
      )}
      {isListed(all) && (
        <p>
          {areMany(all) && `${allCopy.rest(offers.length, all.length)} `}
          <a href={listPath}>{allCopy.more(all.length)}</a>
        </p>
      )}
    </Section>
  );
}

function Cards({ offers, today }: Props) {
  return (
    <ul className="stack">
      {offers.map((offer) => (
        <li key={offer.id} data-category={offer.category}>
          <OfferCard offer={offer} today={today} />
        </li>
      ))}
    </ul>
  );
}

/** The kinds of provider, with the number of offers of each, as links to their pages of the list. */
function CategoryLinks({ offers }: Pick<Props, "offers">) {
  return (
    <nav aria-label={allCopy.categories} className="row">
      {categoriesOf(offers).map((category) => (
        <Fragment key={category}>
          <a className="pill" href={listAddress({ ...emptySelection, category })}>
            {counted(categoryOf(category).name, countOf(offers, category))}
          </a>{" "}
        </Fragment>
      ))}
    </nav>
  );
}

const countOf = (offers: readonly Offer[], category: Category) =>
  offers.filter((offer) => offer.category === category).length;

/** Folds the cards behind the first ones until they are asked for, or a kind is chosen, whose cards may all be among them. */
const fold = (() => {
  const chosen = "fieldset:not(:has([value=todas]:checked))~details";
  return `fieldset~details:not([open])+ul{display:none}${chosen}{display:none}${chosen}+ul{display:grid}`;
})();

/**
 * The filter by kind of provider, with the number of offers of each; kinds without an offer are left out, and a list of
 * one kind has no filter. A style hides the others without script: it is written here, because it names the kinds. What
 * `:has()` belongs to is named, and so is what it hides: otherwise every node that the script adds or moves would restyle
 * the whole page.
 */
function CategoryFilter({ offers }: Pick<Props, "offers">) {
  const kinds = categoriesOf(offers);
  if (kinds.length < 2) return null;
  const others = kinds.map(
    (category) =>
      `fieldset:has([value=${category}]:checked)~ul>[data-category]:not([data-category=${category}])`,
  );
  return (
    <fieldset className={classes("row fitted", styles.filter)}>
      <style
        href="filter"
        precedence="default"
      >{`@media not print{${others.join(",")}{display:none}${offers.length > OPEN_CARDS ? fold : ""}}`}</style>
      <legend className="visually-hidden">{offersCopy.filter}</legend>{" "}
      <Pill
        type="radio"
        name="tipo"
        value="todas"
        label={counted(offersCopy.all, offers.length)}
        defaultChecked
      />
      {kinds.map((category) => (
        <Pill
          key={category}
          type="radio"
          name="tipo"
          value={category}
          label={counted(categoryOf(category).name, countOf(offers, category))}
        />
      ))}
    </fieldset>
  );
}

/** The space before the name is for browsers without styles, where it follows its radio button. */
function counted(name: string, count: number) {
  return (
    <>
      {` ${name} `}
      <span>
        {decimal(count)}
        <span className="visually-hidden">{` ${offersCopy.counted(count)}`}</span>
      </span>
    </>
  );
}
