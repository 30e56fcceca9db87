import type { ComponentPropsWithoutRef } from "react";
import { classes } from "@/lib/format/format";
import styles from "./ui.module.css";

type Props = ComponentPropsWithoutRef<"a"> & { kind?: "primary" | "secondary" | "text" };

/** A link that looks like a button or like text. */
export function ButtonLink({ kind = "primary", className, ...rest }: Props) {
  return (
    <a
      {...rest}
      className={classes(kind !== "text" && styles.button, kind !== "text" && styles[kind], className)}
    />
  );
}
