import { OfferCard } from "@/components/offer/offer-card";
import { NoCodeNote } from "@/components/offer/no-code-note";
import { StaleNote } from "@/components/offer/status";
import { Pill } from "@/components/ui/pill";
import { Section } from "@/components/ui/section";
import { homeCopy } from "@/lib/copy/home";
import type { CalendarDate } from "@/lib/format/dates";
import { classes, decimal } from "@/lib/format/format";
import { type Category, categories, categoryOf } from "@/lib/offers/categories";
import type { Offer } from "@/lib/offers/offer";
import { isTakeable } from "@/lib/offers/status";
import styles from "./home.module.css";

interface Props {
  /** In the order of `inOrder` (`lib/catalogue/index.ts`). */
  offers: readonly Offer[];
  today: CalendarDate;
}

const listCopy = homeCopy.offers;

/** Every enabled offer, one card each, with the filter by kind of provider; or that there is none. */
export function OfferList({ offers, today }: Props) {
  if (offers.length === 0) {
    return (
      <Section id="ofertas" title={listCopy.title} className="band stack">
        <p className="panel">{listCopy.none}</p>
      </Section>
    );
  }
  return (
    // On paper the rows above say the same.
    <Section id="ofertas" title={listCopy.title} className={classes("band stack not-printed", styles.offers)}>
      <NoCodeNote offers={offers.filter((offer) => isTakeable(offer, today))} />
      <StaleNote offers={offers} today={today} className="fine" />
      <CategoryFilter offers={offers} />
      <ul className="stack">
        {offers.map((offer) => (
          <li key={offer.id} data-category={offer.category}>
            <OfferCard offer={offer} today={today} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/**
 * The filter by kind of provider, with the number of offers of each; kinds without an offer are left out, and a list of
 * one kind has no filter. A style hides the others without script: it is written here, because it names the kinds. What
 * `:has()` belongs to is named: otherwise every node that the script adds anywhere would restyle the whole page.
 */
function CategoryFilter({ offers }: Pick<Props, "offers">) {
  const countOf = (category: Category) => offers.filter((offer) => offer.category === category).length;
  const present = categories.filter((category) => countOf(category) > 0);
  if (present.length < 2) return null;
  const others = present.map(
    (category) => `fieldset:has([value=${category}]:checked)~ul>:not([data-category=${category}])`,
  );
  return (
    <fieldset className={classes("row", styles.filter)}>
      <style
        href="filter"
        precedence="default"
      >{`@media not print{${others.join(",")}{display:none}}`}</style>
      <legend className="visually-hidden">{listCopy.filter}</legend>{" "}
      <Pill
        type="radio"
        name="tipo"
        value="todas"
        label={counted(listCopy.all, offers.length)}
        defaultChecked
      />
      {present.map((category) => (
        <Pill
          key={category}
          type="radio"
          name="tipo"
          value={category}
          label={counted(categoryOf(category).name, countOf(category))}
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
        <span className="visually-hidden">{` ${listCopy.counted(count)}`}</span>
      </span>
    </>
  );
}
