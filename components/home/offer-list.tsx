import { OfferCard } from "@/components/offer/offer-card";
import { StaleNote } from "@/components/offer/status";
import { Pill } from "@/components/ui/pill";
import { Section } from "@/components/ui/section";
import { home } from "@/lib/copy/home";
import { ranking } from "@/lib/copy/landing";
import type { CalendarDate } from "@/lib/format/dates";
import { classes, decimal } from "@/lib/format/format";
import { categories, categoryOf } from "@/lib/offers/categories";
import type { Offer } from "@/lib/offers/offer";
import styles from "./home.module.css";

interface Props {
  /** In the order of `inOrder` (`lib/catalogue/index.ts`). */
  offers: readonly Offer[];
  today: CalendarDate;
}

const words = home.offers;

/** Every enabled offer, one card each, with the filter by kind of provider; or that there is none. */
export function OfferList({ offers, today }: Props) {
  if (offers.length === 0) {
    return (
      <Section id="ofertas" title={words.title} className="band stack">
        <p className="panel">{words.none}</p>
      </Section>
    );
  }
  const empty = categories.filter((category) => !offers.some((offer) => offer.category === category));
  return (
    <Section id="ofertas" title={words.title} className="band stack">
      <p className="fine">
        {ranking.text} <a href={ranking.path}>{ranking.link}</a>.
      </p>
      <StaleNote offers={offers} today={today} className="fine" />
      <CategoryFilter offers={offers} />
      <ul className={classes("stack", styles.list)}>
        {offers.map((offer) => (
          <li key={offer.id} data-kind={categories.indexOf(offer.category)}>
            <OfferCard offer={offer} today={today} />
          </li>
        ))}
        {empty.map((category) => (
          <li key={category} data-kind={categories.indexOf(category)} data-empty="" className="panel">
            {words.noneOfKind}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/**
 * The filter by kind of provider, with the number of offers of each. The style sheet hides the others without script;
 * it knows a kind by its place in the list. A list of one kind has no filter.
 */
function CategoryFilter({ offers }: Pick<Props, "offers">) {
  const counts = categories.map((category) => offers.filter((offer) => offer.category === category).length);
  if (counts.filter(Boolean).length < 2) return null;
  return (
    <fieldset className={classes("row", styles.filter)}>
      <legend className="visually-hidden">{words.filter}</legend>
      <Pill type="radio" name="tipo" value="todas" label={counted(words.all, offers.length)} defaultChecked />
      {categories.map((category, place) => (
        <Pill
          key={category}
          type="radio"
          name="tipo"
          value={category}
          data-kind={place}
          label={counted(categoryOf(category).name, counts[place] ?? 0)}
        />
      ))}
    </fieldset>
  );
}

function counted(name: string, count: number) {
  return (
    <>
      {name} <span>{decimal(count)}</span>
    </>
  );
}
