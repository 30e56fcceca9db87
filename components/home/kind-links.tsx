import { PillLink } from "@/components/ui/pill";
import type { HomeWords } from "@/lib/copy/home";
import { listAddress, type Results } from "@/lib/site/results";
import styles from "./kind-links.module.css";

interface Props {
  results: Results;
  words: Pick<HomeWords["offers"], "filter" | "all" | "categories">;
}

/** The kinds of provider, each with the first page of its offers: what the filter is where one page holds them all. */
export function KindLinks({ results: { kinds, category: current }, words }: Props) {
  if (kinds.length === 0) return null;
  return (
    <nav aria-label={words.filter}>
      <ul className={styles.kinds}>
        {kinds.map(({ category, count, path }) => (
          <li key={path}>
            <PillLink
              href={listAddress(path)}
              aria-current={category === current ? "true" : undefined}
              name={category ? words.categories[category].name : words.all}
              count={count}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}
