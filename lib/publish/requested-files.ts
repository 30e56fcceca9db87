import { catalogue } from "../catalogue";
import {
  calendarDownload,
  calendarOfAll,
  calendarPath,
  feedPaths,
  fileTypes,
  openDataPaths,
  pagePaths,
  toolFiles,
  type ToolId,
} from "../config/paths";
import { site } from "../config/site";
import { errorsCopy } from "../copy/errors";
import { madridDate } from "../format/dates";
import { readCalendar } from "../ground/calendar-address";
import { calendarCopy, calendarFaultCopy } from "../ground/calendar-words";
import { readQuery, valuesOf } from "../ground/query";
import { fileResponse } from "../http/file-response";
import { plainPage } from "../http/plain-page";
import { toolAt } from "../tools";
import { deadlineCalendar } from "./calendar";
import { changesAtom, changesJson, offerAtom } from "./feeds";
import { llmsText } from "./llms";
import { offerTable } from "./offer-table";
import { openCatalogueData, openCatalogueSchema, openOffers } from "./open-data";
import {
  claimCalendarFile,
  claimLetterFile,
  deadlinesFile,
  type RequestedFile,
  type ToolFile,
} from "./tool-files";

/** The text of each file of `fileTypes`, as of a day. */
const texts: Readonly<Record<keyof typeof fileTypes, (today: string) => string>> = {
  [feedPaths.atom]: changesAtom,
  [feedPaths.json]: changesJson,
  [openDataPaths.data]: (today) => JSON.stringify(openCatalogueData(today), null, 2),
  [openDataPaths.table]: (today) => offerTable(openOffers(today)),
  [openDataPaths.schema]: () => JSON.stringify(openCatalogueSchema(), null, 2),
  "/llms.txt": llmsText,
};

const isText = (path: string): path is keyof typeof texts => Object.hasOwn(texts, path);

/** The files that tools make of a query, by their names. */
export const filesOfTools: Readonly<Partial<Record<ToolId, ReadonlyMap<string, ToolFile>>>> = {
  deadlines: new Map([[toolFiles.calendar, deadlinesFile]]),
  claim: new Map([
    [toolFiles.calendar, claimCalendarFile],
    [toolFiles.letter, claimLetterFile],
  ]),
};

/**
 * The deadlines of several offers as one calendar, to download or to subscribe to: each offer's id with the day of
 * signing up, `?paypal=2026-11-01&lowi=2026-11-05`, and the starts of a plan, `&lowi.empieza=2026-11-01`. Answers whatever
 * can be read of it; a refusal only if there is no day.
 */
function severalDeadlines(search: string, now: Date): RequestedFile {
  const query = readQuery(search);
  const read = readCalendar(query, catalogue.all);
  if (read.signUps.length + read.starts.length + read.gone.length === 0) {
    const known = catalogue.enabled.find(({ deadlines }) => deadlines.items.length > 0);
    const example = known && `${site.url}${calendarPath({ [known.id]: madridDate(now) })}`;
    const links = [{ href: pagePaths.plan, name: calendarFaultCopy.plan }];
    return { ...calendarFaultCopy, example, links };
  }
  const isDownload = valuesOf(query, calendarDownload).length > 0;
  return {
    type: "text/calendar",
    disposition: 'inline; filename="mis-plazos.ics"',
    text: deadlineCalendar(read, now, isDownload ? undefined : calendarCopy.name(site.brand)),
  };
}

/** The file for the visitor's answers at a public path; undefined if there is none. */
function visitorFile(path: string, search: string, now: Date): RequestedFile | undefined {
  if (path === calendarOfAll) return severalDeadlines(search, now);
  const [, id = "", page = "", name = ""] = path.split("/");
  const tool = toolAt(page);
  return tool && filesOfTools[tool]?.get(name)?.(id, search, now);
}

/**
 * The file at a public path: 304 if the visitor's copy is current, 400, with a page for people, if the answers in the query
 * cannot be read, and 404 as a line of text. Undefined for a path that is no file's.
 */
export function requestedFile(request: Request, path: string, now: Date): Response | undefined {
  if (!path.includes(".")) return undefined;
  const today = madridDate(now);
  if (isText(path)) return fileResponse(request, texts[path](today), fileTypes[path]);
  const feed = path.endsWith(".atom") && offerAtom(path.slice(1, -".atom".length));
  if (feed) return fileResponse(request, feed, fileTypes[feedPaths.atom]);
  const made = visitorFile(path, new URL(request.url).search, now);
  if (!made) return new Response(`${errorsCopy.notFound.text}\n`, { status: 404 });
  if (!("disposition" in made)) return plainPage(request.url, made);
  return fileResponse(request, made.text, made.type, {
    "Content-Disposition": made.disposition,
    "X-Robots-Tag": "noindex",
  });
}
