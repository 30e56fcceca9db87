import type { FactChange } from "@/lib/offers/changes";
import { changes as words } from "@/lib/copy/changes";
import styles from "./text.module.css";

/** The fields of a change, before and after. */
export function FactChanges({ factChanges }: { factChanges: readonly FactChange[] }) {
  if (factChanges.length === 0) return null;
  return (
    <dl className={styles.factChanges}>
      {factChanges.map(({ fact, before, after }) => (
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
