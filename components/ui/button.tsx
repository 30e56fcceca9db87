import type { ComponentPropsWithoutRef } from "react";
import { classes } from "@/lib/format/format";
import styles from "./ui.module.css";

type Props = ComponentPropsWithoutRef<"button"> & { kind?: "primary" | "secondary" };

/** A button for an action on the page. */
export function Button({ kind = "primary", className, ...rest }: Props) {
  return <button type="button" {...rest} className={classes(styles.button, styles[kind], className)} />;
}
