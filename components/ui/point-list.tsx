import type { Point } from "@/lib/offers/landing";
import styles from "./ui.module.css";

/** Titled paragraphs side by side. */
export function PointList({ points }: { points: readonly Point[] }) {
  return (
    <ul className={styles.points}>
      {points.map((point) => (
        <li key={point.title} className={styles.point}>
          <h3 className={styles.title}>{point.title}</h3>
          <p className={styles.text}>{point.text}</p>
        </li>
      ))}
    </ul>
  );
}
