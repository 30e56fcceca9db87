import type { ReactNode } from "react";
import styles from "./ui.module.css";

/** Something to know before going on: a risk, a condition. */
export function Callout({ children }: { children: ReactNode }) {
  return <p className={styles.callout}>{children}</p>;
}
