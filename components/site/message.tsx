import type { ReactNode } from "react";
import { classes } from "@/lib/format/format";
import styles from "./site.module.css";

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
    <div className={classes("page", styles.message)}>
      {picture}
      {code && <p className="figure muted">{code}</p>}
      <h1>{title}</h1>
      <p className="lead">{text}</p>
      <div className="row not-printed">{children}</div>
    </div>
  );
}
