import type { ReactNode } from "react";
import { classes } from "@/lib/classes";
import styles from "./bullets.module.css";

interface Props {
  /** What it lists, where that is words alone. */
  items?: readonly string[];
  className?: string;
  /** What it lists, as `li`, where it is more. */
  children?: ReactNode;
}

/** A list with bullets, in running text. */
export function Bullets({ items = [], className, children }: Props) {
  return (
    <ul className={classes(styles.bullets, className)}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
      {children}
    </ul>
  );
}
