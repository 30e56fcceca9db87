import { drawName, markPaths } from "@/lib/site/wordmark";
import styles from "./site.module.css";

/** The height of the drawing. On a page it is 1.4 `em`, so that it grows with the text: WebKit knows no `rem` there. */
const HEIGHT = 92;

/** The site's mark and name, drawn: a ticket whose stub a friend keeps, and the name in two colours. */
export function Wordmark({ brand }: { brand: string }) {
  const { width, parts } = drawName(brand);
  return (
    <>
      <svg
        viewBox={`0 0 ${width} ${HEIGHT}`}
        width={`${((1.4 * width) / HEIGHT).toFixed(2)}em`}
        aria-hidden="true"
        className={styles.wordmark}
      >
        <path className={styles.markFace} d={markPaths.face} />
        <path className={styles.markFace} opacity="0.45" d={markPaths.stub} />
        <path className={styles.markTick} strokeWidth="9" d={markPaths.tick} />
        {parts.map((letters, place) => (
          <g key={place} className={place > 0 ? styles.markFace : undefined}>
            {letters.map(({ path, at }) => (
              <path key={at} transform={`translate(${at})`} d={path} />
            ))}
          </g>
        ))}
      </svg>
      <span className="visually-hidden">{brand}</span>
    </>
  );
}
