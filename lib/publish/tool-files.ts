import { catalogue } from "../catalogue";
import { claimNames, deadlineNames, toolAnswerPath, toolFilePath, toolPath } from "../config/paths";
import { pageUrl } from "../config/site";
import { errorsCopy } from "../copy/errors";
import { type CalendarDate, madridDate } from "../format/dates";
import { readCalendarDay } from "../ground/calendar-address";
import { calendarFaultCopy } from "../ground/calendar-words";
import { readQuery, valuesOf, writeQuery } from "../ground/query";
import { fileResponse } from "../http/file-response";
import { plainPage, type Refusal } from "../http/plain-page";
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

/** Makes a file about an offer from the query of its address; or says why it cannot. Undefined: a 404. */
export type ToolFile = (id: string, search: string, now: Date) => VisitorFile | Refusal | undefined;

/** The response with a file; 404 without one, and 400, with a page for people, if the answers cannot be read. */
export function fileOrRefusal(request: Request, made: ReturnType<ToolFile>): Response {
  if (!made) return new Response(`${errorsCopy.notFound.text}\n`, { status: 404 });
  if (!("disposition" in made)) return plainPage(request.url, made);
  return fileResponse(request, made.text, made.type, {
    "Content-Disposition": made.disposition,
    "X-Robots-Tag": "noindex",
  });
}

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
