import type { ReactNode } from "react";
import styles from "./ui.module.css";

interface Content {
  /** Replaces the default layout. */
  className?: string | undefined;
  columns: readonly ReactNode[];
  /** The columns' names where the cells of a narrow table repeat them, if the columns are not text. */
  names?: readonly string[];
  /** One cell a column; the first names the row. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}

/** The table's accessible name, or the id of the heading that is it. */
type Name = { caption: string; labelledBy?: never } | { caption?: never; labelledBy: string };

/**
 * A table that on a phone becomes a list of its rows, each value under its column's name.
 * The roles are written out because browsers drop them when a table is laid out otherwise.
 */
export function Table({ className, caption, labelledBy, columns, names, rows }: Content & Name) {
  return (
    <table role="table" aria-labelledby={labelledBy} className={className ?? styles.table}>
      {caption && <caption className="visually-hidden">{caption}</caption>}
      <thead role="rowgroup" className={className ? undefined : "wide-only"}>
        <tr role="row">
          {columns.map((column, place) => (
            <th key={place} role="columnheader" scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ key, cells: [name, ...values] }) => (
          <tr key={key} role="row">
            <th role="rowheader" scope="row">
              {name}
            </th>
            {values.map((value, place) => (
              <td
                key={place}
                role="cell"
                data-column={names ? names[place] : className ? undefined : columns[place + 1]}
              >
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
