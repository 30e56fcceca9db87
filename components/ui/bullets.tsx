import type { ReactNode } from "react";
import { classes } from "@/lib/format/format";
import styles from "./ui.module.css";

type Props = { className?: string } & (
  | { items: readonly string[]; children?: never }
  /** As `li`, where they are more than words. */
  | { items?: never; children: ReactNode }
);

/** A list with bullets, in running text. */
export function Bullets({ items, className, children }: Props) {
  return (
    <ul className={classes(styles.bullets, className)}>
      {items?.map((item) => (
        <li key={item}>{item}</li>
      ))}
      {children}
    </ul>
  );
}
