import type { ReactNode } from "react";
import { classes } from "@/lib/format/format";
import styles from "./ui.module.css";

interface Content {
  /** Whether its cells are so short that it stays a table on a phone. */
  brief?: boolean;
  columns: readonly string[];
  /** One cell a column; the first names the row. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}

/** The table's accessible name, or the id of the heading that is it. */
type Name = { caption: string; labelledBy?: never } | { caption?: never; labelledBy: string };

/**
 * A table that on a phone becomes a list of its rows, each value under its column's name.
 * The roles are written out because browsers drop them when a table is laid out otherwise.
 */
export function Table({ brief, caption, labelledBy, columns, rows }: Content & Name) {
  return (
    <table
      role="table"
      aria-labelledby={labelledBy}
      className={classes(styles.table, brief ? styles.brief : styles.stacked)}
    >
      {caption && <caption className="visually-hidden">{caption}</caption>}
      <thead role="rowgroup" className={styles.head}>
        <tr role="row">
          {columns.map((column) => (
            <th key={column} role="columnheader" scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ key, cells: [name, ...values] }) => (
          <tr key={key} role="row" className={styles.row}>
            <th role="rowheader" scope="row" className={styles.name}>
              {name}
            </th>
            {values.map((value, i) => (
              <td key={columns[i + 1]} role="cell" data-column={columns[i + 1]} className={styles.cell}>
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
