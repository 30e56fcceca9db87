import type { HTMLAttributes } from "react";
import { classes } from "@/lib/format/format";
import styles from "./ui.module.css";

type Props = HTMLAttributes<HTMLElement> & {
  /** Its element: list item, article or div. */
  as?: "li" | "article" | "div";
  /** With a shadow. */
  raised?: boolean;
};

/** A card. */
export function Card({ as: Tag = "div", raised = false, className, ...rest }: Props) {
  return <Tag {...rest} className={classes(styles.card, raised && styles.raised, className)} />;
}
