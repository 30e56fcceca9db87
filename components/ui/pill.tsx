import type { ComponentPropsWithoutRef, ReactNode } from "react";

/** A choice: a label around its visually hidden input; the spaces are for browsers without styles. */
export function Pill({ label, ...input }: ComponentPropsWithoutRef<"input"> & { label: ReactNode }) {
  return (
    <label className="pill">
      <input {...input} className="visually-hidden" />{" "}
      {typeof label === "string" ? <span>{label}</span> : label}{" "}
    </label>
  );
}
