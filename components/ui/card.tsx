import type { HTMLAttributes } from "react";
import { classes } from "@/lib/format/format";
import styles from "./card.module.css";

type Props = HTMLAttributes<HTMLElement> & {
  /** What it is: an entry of a list, a piece that stands alone, or only a box. */
  as?: "li" | "article" | "div";
  /** Over the page rather than on it. */
  raised?: boolean;
};

/** A surface that holds what belongs together. */
export function Card({ as: Tag = "div", raised = false, className, ...rest }: Props) {
  return <Tag {...rest} className={classes(styles.card, raised && styles.raised, className)} />;
}
