import type { ReactNode } from "react";
import styles from "./message.module.css";

interface Props {
  code?: string | undefined;
  title: string;
  text: string;
  picture?: ReactNode;
  /** What one can do now. */
  children: ReactNode;
}

/** A page that only says one thing: not found, failed. */
export function Message({ code, title, text, picture, children }: Props) {
  return (
    <div className={styles.message}>
      {picture}
      {code && <p className={styles.code}>{code}</p>}
      <h1>{title}</h1>
      <p className={styles.text}>{text}</p>
      <div className={styles.actions}>{children}</div>
    </div>
  );
}
