import type { ComponentPropsWithoutRef, ReactNode } from "react";
import styles from "./ui.module.css";

/** One of several answers: a pill around its box, which is not seen. */
export function Pill({ label, ...input }: ComponentPropsWithoutRef<"input"> & { label: ReactNode }) {
  return (
    <label className={styles.pill}>
      <input {...input} className="visually-hidden" />
      {typeof label === "string" ? <span>{label}</span> : label}
    </label>
  );
}

/** A link in the shape of a pill. */
export function PillLink(link: ComponentPropsWithoutRef<"a">) {
  return <a {...link} className={styles.pill} />;
}
