import { ranking as words } from "@/lib/copy/landing";
import styles from "./offer.module.css";

/** How a list of offers is ordered, with a link to the explanation. */
export function RankingLine() {
  return (
    <p className={styles.line}>
      {words.text} <a href={words.path}>{words.link}</a>.
    </p>
  );
}
