import type { Turn } from "@/lib/offers/changes";
import { changes as words } from "@/lib/copy/changes";
import styles from "./text.module.css";

/** The fields of a change, before and after. */
export function ChangeTurns({ turns }: { turns: readonly Turn[] }) {
  if (turns.length === 0) return null;
  return (
    <dl className={styles.turns}>
      {turns.map(({ fact, before, after }) => (
        <div key={fact}>
          <dt>{words.facts[fact]}</dt>
          <dd>
            {words.before}: <del>{before}</del>
          </dd>
          <dd>
            {words.after}: <ins>{after}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
