import { badgeWords, checkNote, statusWords } from "../copy/status";
import {
  type CalendarDate,
  isCalendarDate,
  isOver,
  longDate,
  madridDate,
  shortDate,
  yearOf,
} from "../format/dates";
import { dueDate } from "../answers/deadlines";
import { readStamp } from "../offers/status";

/** Updates what depends on the day: year, statuses, deadlines counted from today, today's date, links to offers that have ended. */
export function correctDay(now: Date): void {
  const today = madridDate(now);
  if (!isCalendarDate(today)) return;
  // First: what comes out of a template is corrected with the rest.
  for (const [part, lastDay] of marked("data-until")) if (isOver(lastDay, today)) part.remove();
  for (const [part, lastDay] of marked("data-after"))
    if (part instanceof HTMLTemplateElement && isOver(lastDay, today)) part.replaceWith(part.content);
  for (const [year] of marked("data-current-year")) year.textContent = String(yearOf(today));
  for (const [time] of marked("data-today")) showDate(time, today);
  for (const [line, stamp] of marked("data-status")) {
    line.textContent = statusWords(readStamp(stamp), today, "short" in line.dataset);
  }
  for (const [badge, stamp] of marked("data-badge")) badge.textContent = badgeWords(readStamp(stamp), today);
  for (const [line, stamps] of marked("data-checked")) {
    const note = checkNote(stamps.split(" ").map(readStamp), today, true);
    if (note && !line.hidden) keepHeight(line);
    line.hidden = !note;
    if (note) line.textContent = note;
  }
  for (const [time, stamp] of marked("data-due")) {
    const date = dueDate(stamp, today);
    if (isCalendarDate(date)) showDate(time, date);
  }
}

/** What follows stays in its place if a shorter text needs a line less. */
function keepHeight(line: HTMLElement): void {
  const box = getComputedStyle(line).display === "inline" ? line.parentElement : line;
  if (box) box.style.minHeight = `${box.offsetHeight}px`;
}

function showDate(time: HTMLElement, date: CalendarDate): void {
  time.setAttribute("datetime", date);
  time.textContent = ("short" in time.dataset ? shortDate : longDate)(date);
}

/** The elements that carry an attribute, each with its value. */
function marked(attribute: string): [element: HTMLElement, value: string][] {
  return [...document.querySelectorAll<HTMLElement>(`[${attribute}]`)].map((element) => [
    element,
    element.getAttribute(attribute) ?? "",
  ]);
}
