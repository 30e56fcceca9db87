import { badgeWords, checkNote, statusWords } from "../copy/status";
import { isCalendarDate, isOver, longDate, madridDate, shortDate, yearOf } from "../format/dates";
import { dueDate } from "../ground/deadlines";
import { readStamp } from "../offers/status";

/**
 * Updates what depends on the day: year, statuses, deadlines counted from today, today's date, links to offers that have
 * ended. `replaceText` writes the note on the checks.
 */
export function correctDay(now: Date, replaceText: (line: HTMLElement, text: string) => void): void {
  const today = madridDate(now);
  if (!isCalendarDate(today)) return;
  // First: what comes out of a template is corrected with the rest.
  for (const [part, lastDay] of marked("data-until")) if (isOver(lastDay, today)) part.remove();
  for (const [part, lastDay] of marked("data-after"))
    if (part instanceof HTMLTemplateElement && isOver(lastDay, today)) part.replaceWith(part.content);
  for (const [year] of marked("data-current-year")) year.textContent = String(yearOf(today));
  for (const [time] of marked("data-today")) {
    time.setAttribute("datetime", today);
    time.textContent = longDate(today);
  }
  for (const [line, stamp] of marked("data-status")) {
    line.textContent = statusWords(readStamp(stamp), today, "short" in line.dataset);
  }
  for (const [badge, stamp] of marked("data-badge")) badge.textContent = badgeWords(readStamp(stamp), today);
  for (const [line, stamps] of marked("data-checked")) {
    const note = checkNote(stamps.split(" ").map(readStamp), today, true);
    if (note) replaceText(line, note);
    line.hidden = !note;
  }
  for (const [due, stamp] of marked("data-due")) {
    const date = dueDate(stamp, today);
    if (!isCalendarDate(date)) continue;
    // The words of the day of the build, with another date from its first digit to its last.
    replaceText(due, due.dataset.aged?.replace(/\d.*\d/, shortDate(date)) ?? "");
  }
}

/** The elements that carry an attribute, each with its value. */
function marked(attribute: string): [element: HTMLElement, value: string][] {
  return [...document.querySelectorAll<HTMLElement>(`[${attribute}]`)].map((element) => [
    element,
    element.getAttribute(attribute) ?? "",
  ]);
}
