import { ranking as words } from "@/lib/copy/landing";
import styles from "./ranking-line.module.css";

/** What orders a list of offers, beside it, with the way to the explanation. */
export function RankingLine() {
  return (
    <p className={styles.line}>
      {words.text} <a href={words.path}>{words.link}</a>.
    </p>
  );
}
