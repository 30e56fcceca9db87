import styles from "./site.module.css";

/**
 * The site's mark and name: two speech-like tickets that share an edge, the invitation and its answer. The name is
 * set in two weights, from its last capital on in the heavier, whatever the brand.
 */
export function Wordmark({ brand }: { brand: string }) {
  const turn = Math.max(brand.search(/\p{Lu}[^\p{Lu}]*$/u), 0);
  return (
    <span className={styles.wordmark}>
      <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
        <path
          opacity="0.4"
          d="M12 3h14a4 4 0 0 1 4 4v9a4 4 0 0 1-4 4h-2v-4a6 6 0 0 0-6-6H8V7a4 4 0 0 1 4-4Z"
        />
        <path d="M6 12h12a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4h-7l-5 3v-3a4 4 0 0 1-4-4v-8a4 4 0 0 1 4-4Z" />
        <path strokeWidth="2.4" className={styles.icon} d="m8 20 3 3 5.5-6" />
      </svg>
      <span>
        {brand.slice(0, turn)}
        <b>{brand.slice(turn)}</b>
      </span>
    </span>
  );
}
