import type { ComponentPropsWithoutRef, ReactNode } from "react";
import { classes } from "@/lib/format/format";
import styles from "./ui.module.css";

interface Props extends Omit<ComponentPropsWithoutRef<"input">, "children"> {
  /** The input's name, and its id unless another is given. */
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  /** The error message of a wrong answer. */
  fault?: string | undefined;
  /** The button beside it; below it if there is a hint, which belongs to the input. */
  button?: ReactNode;
}

/** A question with one input: label, hint and, after a wrong answer, the error message. */
export function Field({ name, id = name, label, hint, fault, button, ...input }: Props) {
  const isDate = input.type === "date";
  return (
    <>
      <label htmlFor={id} id={isDate ? `${id}-etiqueta` : undefined}>
        {label}
      </label>
      {fault && (
        <p id={`${id}-error`} className="error">
          {fault}
        </p>
      )}
      <div
        className="row"
        // Screen readers begin a date at its day, and say of the whole only what its group is called.
        role={isDate ? "group" : undefined}
        aria-labelledby={
          isDate
            ? classes(`${id}-etiqueta`, fault && `${id}-error`, hint ? `${id}-ayuda` : undefined)
            : undefined
        }
      >
        <input
          className={styles.input}
          {...input}
          id={id}
          name={name}
          aria-invalid={fault ? true : undefined}
          aria-describedby={classes(fault && `${id}-error`, hint ? `${id}-ayuda` : undefined) || undefined}
        />
        {!hint && button}
      </div>
      {hint && (
        <p id={`${id}-ayuda`} className="fine">
          {hint}
        </p>
      )}
      {hint && button}
    </>
  );
}
