import type { KeyFigure } from "@/lib/offers/landing";
import styles from "./hero-tiles.module.css";

/** Key figures in a row. */
export function HeroTiles({ tiles }: { tiles: readonly KeyFigure[] }) {
  return (
    <ul className={styles.tiles}>
      {tiles.map(({ figure, label }) => (
        <li key={label} className={styles.tile}>
          <strong className={styles.figure}>{figure}</strong>
          {label}
        </li>
      ))}
    </ul>
  );
}
