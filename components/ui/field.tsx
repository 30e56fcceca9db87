import type { ComponentPropsWithoutRef, ReactNode } from "react";
import { classes } from "@/lib/format/format";
import styles from "./ui.module.css";

interface Props extends Omit<ComponentPropsWithoutRef<"input">, "children"> {
  /** The input's name, and its id. */
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  /** The error message of a wrong answer. */
  fault?: string | undefined;
  /** The button beside it; below it if there is a hint, which belongs to the input. */
  button?: ReactNode;
}

/** A question with one input: label, hint and, after a wrong answer, the error message. */
export function Field({ name, label, hint, fault, button, ...input }: Props) {
  return (
    <>
      <label htmlFor={name}>{label}</label>
      {fault && (
        <p id={`${name}-error`} className="error">
          {fault}
        </p>
      )}
      <div className="row">
        <input
          className={styles.input}
          {...input}
          id={name}
          name={name}
          aria-invalid={fault ? true : undefined}
          aria-describedby={
            classes(fault && `${name}-error`, hint ? `${name}-ayuda` : undefined) || undefined
          }
        />
        {!hint && button}
      </div>
      {hint && (
        <p id={`${name}-ayuda`} className="hint">
          {hint}
        </p>
      )}
      {hint && button}
    </>
  );
}
