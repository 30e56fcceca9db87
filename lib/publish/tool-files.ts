import { catalogue } from "../catalogue";
import { claimNames, deadlineNames, toolAnswerPath, toolFilePath, toolPath } from "../config/paths";
import { pageUrl } from "../config/site";
import { type CalendarDate, madridDate } from "../format/dates";
import { readCalendarDay } from "../ground/calendar-address";
import { calendarFaultCopy } from "../ground/calendar-words";
import { readQuery, valuesOf, writeQuery } from "../ground/query";
import type { Refusal } from "../http/plain-page";
import type { Offer } from "../offers/offer";
import { type Claim, claimFor } from "../tools/claim/claim";
import { readClaim } from "../tools/claim/questions";
import { grievances } from "../tools/claim/grievances";
import { claimLetter } from "../tools/claim/letter";
import { claimCopy } from "../tools/claim/words";
import { claimCalendar, deadlineCalendar } from "./calendar";

/** A file for a visitor's answers: its media type, how a browser takes it and under which name, and its text. */
interface VisitorFile {
  type: string;
  disposition: `${"attachment" | "inline"}; filename="${string}"`;
  text: string;
}

/** The file that was asked for; or why it cannot be made. */
export type RequestedFile = VisitorFile | Refusal;

/** Makes a file about an offer from the query of its address. Undefined: a 404. */
export type ToolFile = (id: string, search: string, now: Date) => RequestedFile | undefined;

/**
 * The deadlines of an offer, counted from the day in `?alta=`. Somebody may have subscribed to it, so a disabled offer
 * keeps its calendar, although it has no page.
 */
export const deadlinesFile: ToolFile = (id, search, now) => {
  const offer = catalogue.all.find((one) => one.id === id && one.deadlines.items.length > 0);
  const day = readCalendarDay(valuesOf(readQuery(search), deadlineNames.signUp));
  if (!offer || (!day && !offer.enabled)) return undefined;
  if (!day)
    return {
      ...calendarFaultCopy,
      example: `${pageUrl(toolFilePath(offer, "deadlines", "calendar"))}?${deadlineNames.signUp}=${madridDate(now)}`,
      links: [{ href: toolPath(offer, "deadlines"), name: calendarFaultCopy.dates(offer.brand) }],
    };
  return {
    type: "text/calendar",
    disposition: `attachment; filename="plazos-${offer.id}-${day}.ics"`,
    text: deadlineCalendar({ signUps: [{ offer, day }] }, now),
  };
};

/** Makes a file about the claim in an address. Its refusal leads to the form, with what was typed: that says what is wrong. */
const claimFile =
  (type: string, ending: string, textOf: (offer: Offer, claim: Claim, now: Date) => string): ToolFile =>
  (id, search, now) => {
    const offer = catalogue.find(id);
    if (!offer) return undefined;
    const today = madridDate(now);
    const claim = claimFor(offer, readClaim(readQuery(search), offer, today), today);
    if (!claim)
      return {
        ...claimCopy.fileFault,
        example: `${pageUrl(toolPath(offer, "claim"))}?${exampleClaim(today)}`,
        links: [{ href: `${toolAnswerPath(offer, "claim")}${search}`, name: claimCopy.form }],
      };
    const disposition = `attachment; filename="reclamacion-${offer.id}.${ending}"` as const;
    return { type, disposition, text: textOf(offer, claim, now) };
  };

const exampleClaim = (today: CalendarDate) =>
  writeQuery({
    [claimNames.signUp]: today,
    [claimNames.grievance]: grievances[0],
    [claimNames.since]: today,
  });

/** The days of a claim, and the deadlines of its offer. */
export const claimCalendarFile = claimFile("text/calendar", "ics", claimCalendar);

/** The letter of a claim. */
export const claimLetterFile = claimFile("text/plain", "txt", (offer, claim, now) =>
  claimLetter(offer, claim, madridDate(now)),
);
