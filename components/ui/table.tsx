import type { ReactNode } from "react";
import styles from "./ui.module.css";

interface Content {
  /** Replaces the default layout. */
  className?: string | undefined;
  columns: readonly ReactNode[];
  /**
   * A first row that is shown in place of the columns' names: its name, then a cell for each column. The names stay for
   * screen readers, which say them with each cell, and for a narrow table, whose cells repeat them.
   */
  heads?: readonly ReactNode[];
  /** One cell a column; the first names the row. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}

/** The table's accessible name, or the id of the heading that is it. */
type Name = { caption: string; labelledBy?: never } | { caption?: never; labelledBy: string };

/**
 * A table that on a phone becomes a list of its rows, each value under its column's name.
 * The roles are written out because browsers drop them when a table is laid out otherwise.
 */
export function Table({ className, caption, labelledBy, columns, heads, rows }: Content & Name) {
  return (
    <table role="table" aria-labelledby={labelledBy} className={className ?? styles.table}>
      {caption && <caption className="visually-hidden">{caption}</caption>}
      <thead role="rowgroup" className={className ? "arriving" : "arriving wide-only"}>
        <tr role="row" className={heads && "visually-hidden"}>
          {columns.map((column, index) => (
            <th key={index} role="columnheader" scope="col">
              {column}
            </th>
          ))}
        </tr>
        {heads && <Row cells={heads} />}
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ key, cells }) => (
          <Row key={key} cells={cells} columns={columns} />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps {
  cells: readonly ReactNode[];
  /** The columns' names, which a narrow table repeats. */
  columns?: readonly ReactNode[];
}

function Row({ cells: [name, ...values], columns }: RowProps) {
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        {name}
      </th>
      {values.map((value, index) => (
        <td key={index} role="cell" data-column={columns?.[index + 1]}>
          {value}
        </td>
      ))}
    </tr>
  );
}
