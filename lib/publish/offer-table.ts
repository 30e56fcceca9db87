import { type Cell, tableColumns } from "../copy/table-columns";
import type { OpenOffer } from "../copy/open-data";

/** What spreadsheets take for the beginning of a formula. */
const FORMULA = /^[=+\-@＝＋－＠\t\r]/;

/** A cell of the table: texts in quotes and never a formula, numbers bare, nothing for what is not known. */
function cellText(cell: Cell): string {
  if (typeof cell !== "string") return cell === undefined ? "" : String(cell);
  return `"${(FORMULA.test(cell) ? `'${cell}` : cell).replaceAll('"', '""')}"`;
}

/**
 * Rows as CSV (RFC 4180): commas, CRLF, decimal points, a header. The byte order mark tells spreadsheets that it is
 * UTF-8.
 */
export function csvOf(rows: readonly (readonly Cell[])[]): string {
  return `\ufeff${rows.map((row) => `${row.map(cellText).join(",")}\r\n`).join("")}`;
}

/** The open data as a table, one row per offer. */
export function offerTable(offers: readonly OpenOffer[]): string {
  const cells = Object.values(tableColumns);
  return csvOf([Object.keys(tableColumns), ...offers.map((offer) => cells.map((cell) => cell(offer)))]);
}
