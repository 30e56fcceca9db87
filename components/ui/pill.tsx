import type { ComponentPropsWithoutRef, ReactNode } from "react";

/** A choice: a label around its visually hidden input; the spaces are for browsers without styles. */
export function Pill({ label, ...input }: ComponentPropsWithoutRef<"input"> & { label: ReactNode }) {
  return (
    <label className="pill choice">
      <input {...input} className="visually-hidden" />{" "}
      {typeof label === "string" ? <span>{label}</span> : label}{" "}
    </label>
  );
}

/** Links as pills, one after the other. */
export function PillLinks({
  links,
  className,
}: {
  links: readonly (readonly [string, string])[];
  className?: string | undefined;
}) {
  return (
    <ul className={className}>
      {links.map(([path, name]) => (
        <li key={path}>
          <a className="pill" href={path}>
            {name}
          </a>{" "}
        </li>
      ))}
    </ul>
  );
}
