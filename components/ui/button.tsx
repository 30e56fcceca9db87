import type { ComponentPropsWithoutRef } from "react";
import { classes } from "@/lib/format/format";
import styles from "./ui.module.css";

interface Kind {
  kind?: "secondary";
}

/** A button for an action on the page. */
export function Button({ kind, className, ...rest }: ComponentPropsWithoutRef<"button"> & Kind) {
  const shape = classes(
    styles.button,
    kind && styles[kind],
    rest.type === "submit" && styles.submit,
    className,
  );
  return <button type="button" {...rest} className={shape} />;
}

/** A button that looks like a link, for minor actions. */
export function TextButton({ className, ...rest }: ComponentPropsWithoutRef<"button">) {
  return <button type="button" {...rest} className={classes(styles.textButton, className)} />;
}

/** A link that looks like a button. */
export function ButtonLink({ kind, className, ...rest }: ComponentPropsWithoutRef<"a"> & Kind) {
  return <a {...rest} className={classes(styles.button, kind && styles[kind], className)} />;
}
