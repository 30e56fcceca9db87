import { statusWords } from "../copy/status";
import { isCalendarDate, isOver, madridDate, yearOf } from "../format/dates";
import { readStamp, statusOn } from "../offers/status";

/**
 * Corrects a page that is read on a later day than the one on which it was built: its year, the status of each
 * offer, and the way to offers that have ended since. A day that no calendar has (a clock beyond the year 9999)
 * changes nothing.
 */
export function correctDay(now: Date, freshUntil: number): void {
  const today = madridDate(now);
  if (!isCalendarDate(today)) return;
  const built = madridDate(new Date(freshUntil - 1));
  for (const [year] of marked("data-current-year")) year.textContent = String(yearOf(today));
  for (const [line, stamp] of marked("data-status")) {
    const dates = readStamp(stamp);
    const status = statusOn(dates, today);
    // While it is the same, the page may say it in words of its own.
    if (status !== statusOn(dates, built)) line.textContent = statusWords(status, dates);
  }
  for (const [part, lastDay] of marked("data-until")) if (isOver(lastDay, today)) part.remove();
  for (const [part, lastDay] of marked("data-after")) part.hidden = !isOver(lastDay, today);
}

/** The elements that carry an attribute, each with its value. */
function marked(attribute: string): [element: HTMLElement, value: string][] {
  return [...document.querySelectorAll<HTMLElement>(`[${attribute}]`)].map((element) => [
    element,
    element.getAttribute(attribute) ?? "",
  ]);
}
