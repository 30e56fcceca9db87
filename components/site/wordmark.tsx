import { markPaths, splitName } from "@/lib/site/wordmark";
import styles from "./site.module.css";

/** The site's mark, drawn: a ticket whose stub a friend keeps; beside it the name, in the headline face and two colours. */
export function Wordmark({ brand }: { brand: string }) {
  const [first, last] = splitName(brand);
  return (
    <>
      <svg viewBox="0 4 108 66" width="108" aria-hidden="true" className={styles.mark}>
        <path d={markPaths.face} />
        <path opacity="0.45" d={markPaths.stub} />
        <path className={styles.markTick} strokeWidth="9" d={markPaths.tick} />
      </svg>
      {first}
      <span className={styles.markName}>{last}</span>
    </>
  );
}
