import type { ComponentPropsWithoutRef } from "react";
import { classes } from "@/lib/format/format";
import styles from "./ui.module.css";

/** A button that looks like a link, for minor actions. */
export function TextButton({ className, ...rest }: ComponentPropsWithoutRef<"button">) {
  return <button type="button" {...rest} className={classes(styles.textButton, className)} />;
}
