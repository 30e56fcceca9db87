import type { ComponentPropsWithoutRef, ReactNode } from "react";

/** One of several answers: a pill around its box, which is not seen. */
export function Pill({ label, ...input }: ComponentPropsWithoutRef<"input"> & { label: ReactNode }) {
  return (
    <label className="pill">
      <input {...input} className="visually-hidden" />
      {typeof label === "string" ? <span>{label}</span> : label}
    </label>
  );
}
