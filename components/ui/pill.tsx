import type { ReactNode } from "react";
import { decimal } from "@/lib/format/format";
import styles from "./pill.module.css";

interface Props {
  name: string;
  /** How many offers it stands for. */
  count: number;
}

/** A choice that leads to another page. */
export function PillLink({ name, count, ...link }: Props & { href: string; "aria-current"?: "true" }) {
  return (
    <a {...link} className={styles.pill}>
      <Words name={name} count={count} />
    </a>
  );
}

/** A choice on the page itself: `children` is its radio button, which is not seen. */
export function PillLabel({ name, count, children }: Props & { children: ReactNode }) {
  return (
    <label className={styles.pill}>
      {children}
      <Words name={name} count={count} />
    </label>
  );
}

function Words({ name, count }: Props) {
  return (
    <>
      {name} <span className={styles.count}>{decimal(count)}</span>
    </>
  );
}
