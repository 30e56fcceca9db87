import type { ReactNode } from "react";
import { decimal } from "@/lib/format/format";
import styles from "./ui.module.css";

interface Props {
  name: string;
  /** How many offers it stands for. */
  count: number;
  children: ReactNode;
}

/** A choice on the page: `children` is its radio button, which is not seen. */
export function PillLabel({ name, count, children }: Props) {
  return (
    <label className={styles.pill}>
      {children}
      {name} <span className={styles.pillCount}>{decimal(count)}</span>
    </label>
  );
}
