import type { CalendarDate } from "../format/dates";
import { asSentence, present } from "../format/format";
import type { Query } from "../ground/query";
import type { Deadline } from "../offers/deadlines-schema";
import { joiningOf } from "../offers/derive/joining";
import type { Offer } from "../offers/offer";

/** What a tool says before a visitor enters anything, in parts of different sizes for its share picture. */
export interface ToolHeadline {
  /** Small, before the figure: «unos», «De». */
  before?: string;
  /** «30 días», or a few words if there is no figure. */
  figure: string;
  isWords?: true;
  /** What the figure is, right after it: «después del alta, como muy tarde». */
  note?: string;
  /** What it is about, or what it depends on. */
  more?: string | undefined;
}

/** A tool of an offer. Its address: `toolSegments`; its page: `components/tools`. */
export interface Tool {
  /** Time at which a visitor needs it: before signing up, or afterwards. */
  when: "before" | "after";
  /** Its name in the navigation, and the part of it that a phone leaves out; screen readers read the whole. */
  name: string;
  leftOutOnPhones?: string;
  /** Title of its page, and description for search engines. */
  words(offer: Offer): { title: string; description: string };
  /** First paragraph of its page; undefined if it has none. */
  lead?(offer: Offer, today: CalendarDate): string | undefined;
  /** What it says before anything is entered. Its page says all of it too. */
  headline(offer: Offer): ToolHeadline;
  /** Its line on the offer's page: what the visitor does or wants, and what the visitor gets. */
  line: { title(offer: Offer): string; result(offer: Offer): string };
  /** The deadline that its line shows instead of `result`, for a visitor who begins today; `what` says what it supposes. */
  due?(offer: Offer, today: CalendarDate): { what: string; deadline: Deadline } | undefined;
  /** The words of its link at the top of the offer's page, for visitors who have signed up; undefined if there is none. */
  heroLink?(offer: Offer): string | undefined;
  /** What that link answers already, as a query. */
  heroQuery?: string;
  /** Whether its page is a sheet to print, with the offer and its risk on it. */
  isSheet?: true;
  /** Whether its page says, at its beginning, that the provider has no authorisation or is closed. */
  saysDoubt?: true;
}

/** What every part of a tool's page is about. */
export interface ToolProps {
  offer: Offer;
  /** Today, or the day of the build on a prerendered page. */
  today: CalendarDate;
}

/** What a visitor asks a tool that belongs to no offer: a plan, a list, a comparison. */
export interface SiteQuery {
  query: Query;
  today: CalendarDate;
}

/** What a visitor asks a tool of an offer. */
export interface ToolQuery extends ToolProps, SiteQuery {}

/** The headings under which the tools of an offer are linked: before the visitor takes part, and once they have. */
export function toolGroups({ terms }: Offer): Record<Tool["when"], string> {
  const after = terms.who.existing ? "Ya me apunté" : "Ya me di de alta";
  return { before: "Antes", after: joiningOf(terms).card ? "Ya pedí la tarjeta" : after };
}

/** A tool's headline in short: «5 preguntas de sí o no». */
export const inShort = ({ figure, note }: ToolHeadline) => present([figure, note]).join(" ");

/** A tool's headline as one text, for the picture's text alternative. */
export function headlineText({ before, figure, note, more }: ToolHeadline): string {
  return present([asSentence(present([before, figure, note]).join(" ")), more]).join(". ");
}
