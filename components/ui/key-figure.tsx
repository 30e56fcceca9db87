import { classes } from "@/lib/format/format";
import styles from "./ui.module.css";

interface Props {
  figure: string;
  /** What the figure means, in one short line or a few. */
  lines: readonly string[];
  /** Where it stands alone. */
  large?: boolean;
}

/** A large figure above its meaning. */
export function KeyFigure({ figure, lines, large = false }: Props) {
  return (
    <>
      <p className={classes(styles.figure, large && styles.large)}>
        <strong>{figure}</strong>
      </p>
      {lines.map((line) => (
        <p key={line} className={styles.figureLabel}>
          {line}
        </p>
      ))}
    </>
  );
}
