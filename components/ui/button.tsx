import type { ComponentPropsWithoutRef } from "react";
import { classes } from "@/lib/format/format";
import styles from "./ui.module.css";

type ButtonProps = ComponentPropsWithoutRef<"button"> & { kind?: "primary" | "secondary" };

/** A button for an action on the page. */
export function Button({ kind = "primary", className, ...rest }: ButtonProps) {
  return <button type="button" {...rest} className={classes(styles.button, styles[kind], className)} />;
}

/** A button that looks like a link, for minor actions. */
export function TextButton({ className, ...rest }: ComponentPropsWithoutRef<"button">) {
  return <button type="button" {...rest} className={classes(styles.textButton, className)} />;
}

type LinkProps = ComponentPropsWithoutRef<"a"> & Pick<ButtonProps, "kind">;

/** A link that looks like a button. */
export function ButtonLink({ kind = "primary", className, ...rest }: LinkProps) {
  return <a {...rest} className={classes(styles.button, styles[kind], className)} />;
}
