import { PillLabel } from "@/components/ui/pill";
import type { HomeWords } from "@/lib/copy/home";
import { categories, type Offer } from "@/lib/offers/offer";
import styles from "./home.module.css";

interface Props {
  offers: readonly Offer[];
  words: HomeWords["offers"];
}

/**
 * Chooses a kind of provider, and says how many offers each has; the list's style sheet hides the rest, with no
 * script. A list of one kind needs no choice.
 */
export function CategoryFilter({ offers, words }: Props) {
  const counts = categories.map((category) => offers.filter((offer) => offer.category === category).length);
  if (counts.filter(Boolean).length < 2) return null;
  return (
    <fieldset className={styles.filter}>
      <legend className="visually-hidden">{words.filter}</legend>
      <Choice value="todas" label={words.all} count={offers.length} defaultChecked />
      {categories.map((category, place) => (
        <Choice
          key={category}
          value={category}
          place={place}
          label={words.categories[category].name}
          count={counts[place] ?? 0}
        />
      ))}
    </fieldset>
  );
}

interface ChoiceProps {
  value: string;
  /** Index of the kind of provider, by which the style sheet finds its offers. */
  place?: number;
  label: string;
  count: number;
  defaultChecked?: boolean;
}

function Choice({ value, place, label, count, defaultChecked }: ChoiceProps) {
  return (
    <PillLabel name={label} count={count}>
      <input
        type="radio"
        name="tipo"
        value={value}
        data-kind={place}
        defaultChecked={defaultChecked}
        className="visually-hidden"
      />
    </PillLabel>
  );
}
