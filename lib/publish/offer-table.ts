import { factNotes, tableColumns, yesNo } from "../copy/open-data";
import { roundToHundredths } from "../ground/net-value";
import { longDate } from "../format/dates";
import { quantityWords } from "../format/quantity";
import { riskNames } from "../offers/categories";
import type { OpenOffer } from "./open-data";

type Cell = string | number | undefined;

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
  const names = Object.keys(tableColumns) as (keyof typeof tableColumns)[];
  const rows = offers.map(rowOf).map((row) => names.map((name) => row[name]));
  return csvOf([Object.values(tableColumns), ...rows]);
}

function rowOf(offer: OpenOffer): Record<keyof typeof tableColumns, Cell> {
  const { money, pays } = offer;
  return {
    ...offer,
    ...gainCells(offer),
    ...offer.termsText,
    label: offer.label,
    needs: money.needs.amount,
    orMore: yesNo(money.needs.orMore),
    spend: money.spend.amount,
    supposed: yesNo(money.spend.items.some(({ basis }) => basis === "supposed")),
    blocked: money.blocked.amount,
    atRisk: offer.risk ? money.atRisk?.amount : 0,
    deadlines: offer.deadlines.map(({ text }) => text).join(" "),
    facts: offer.facts
      .map((fact) => `${fact.label ?? fact.name}: ${factText(fact)}${factNotes[fact.basis]}`)
      .join("; "),
    risk: offer.risk && riskNames[offer.risk],
    authorisationText: offer.authorisationText,
    verifiedOn: offer.verifiedOn ?? undefined,
    validFrom: offer.validFrom,
    validUntil: offer.validUntil,
    minutes: offer.minutes,
    invitation: yesNo(offer.invitation),
    invitationCode: offer.invitationCode,
    pays: pays.kind === "none" ? 0 : pays.amount,
  };
}

type GainColumn = "gainLeast" | "gainMost" | "gainPercent" | "gainOf" | "about";

function gainCells({ gain }: OpenOffer): Record<GainColumn, Cell> {
  const unknown = { gainLeast: undefined, gainMost: undefined, gainPercent: undefined, gainOf: undefined };
  const none = { ...unknown, about: yesNo(false) };
  switch (gain.kind) {
    case "amount":
      return { ...none, gainLeast: gain.amount, gainMost: gain.amount };
    case "range":
      return { ...none, gainLeast: gain.least, gainMost: gain.most };
    case "share":
      return {
        gainLeast: undefined,
        gainMost: gain.most,
        gainPercent: roundToHundredths((gain.amount / gain.per) * 100),
        gainOf: gain.of,
        about: yesNo(gain.about),
      };
    case "unknown":
      return none;
    default:
      return gain satisfies never;
  }
}

/** A fact in Spanish: «24 a 48 horas», «agosto de 2025». */
function factText(fact: OpenOffer["facts"][number]): string {
  if ("date" in fact) return longDate(fact.date);
  return quantityWords("amount" in fact ? { least: fact.amount, unit: fact.unit } : fact);
}
