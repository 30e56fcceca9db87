import styles from "./home-art.module.css";

/** The site's mark grown into a picture, where there is room: an invitation, and what it asks ticked off. */
export function HomeArt() {
  return (
    <svg className={styles.art} viewBox="0 0 320 240" aria-hidden="true">
      <path
        className={styles.back}
        d="M124 8h168a24 24 0 0 1 24 24v112a24 24 0 0 1-24 24h-20v-44a40 40 0 0 0-40-40H100V32a24 24 0 0 1 24-24Z"
      />
      <path className={styles.seal} d="M268 28v26m-13-13h26" />
      <path
        className={styles.front}
        d="M28 72h204a24 24 0 0 1 24 24v92a24 24 0 0 1-24 24H76l-40 24v-24h-8a24 24 0 0 1-24-24V96a24 24 0 0 1 24-24Z"
      />
      <path className={styles.lines} d="M88 108h128M88 142h96M88 176h64" />
      <path className={styles.ticks} d="m34 107 9 9 17-18M34 141l9 9 17-18M34 175l9 9 17-18" />
    </svg>
  );
}
