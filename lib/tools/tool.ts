import type { PagePath } from "../config/paths";
import type { CalendarDate } from "../format/dates";
import { asSentence, present } from "../format/format";
import type { Deadline } from "../offers/deadlines-schema";
import { joiningOf } from "../offers/derive/joining";
import type { Offer } from "../offers/offer";

/** What a tool answers before a visitor enters anything, in the sizes of a picture. */
export interface ToolHeadline {
  /** Small, before the figure: «unos», «De». */
  before?: string;
  /** A figure, «30 días», or a few words where there is none. */
  figure: string;
  isWords?: true;
  /** What the figure is, as it follows it: «después del alta, como muy tarde». */
  note?: string;
  /** What it is about, or what it depends on. */
  more?: string | undefined;
}

/** A tool of an offer. Its address: `toolSegments`; its page: `components/tools`. */
export interface Tool {
  /** When a visitor needs it: before signing up, or afterwards. */
  when: "before" | "after";
  /** Its name in the navigation, and the part of it that a phone leaves out; screen readers read the whole. */
  name: string;
  leftOutOnPhones?: string;
  /** Title, description for search engines, and first paragraph of its page. */
  words(offer: Offer): { title: string; description: string; lead?: string | undefined };
  /** What it answers before anything is entered. All of it stands on its page too. */
  headline(offer: Offer): ToolHeadline;
  /** Its line on the offer's page: what the visitor does or wants, and what the visitor gets. */
  line: { title(offer: Offer): string; result(offer: Offer): string };
  /** Its line's result, if it is a deadline for who begins today. */
  due?(offer: Offer, today: CalendarDate): { what: string; deadline: Deadline } | undefined;
  /** Its link in the first screen of the offer's page, for who has signed up; undefined if the offer needs none. */
  heroLink?(offer: Offer): string | undefined;
  /** Whether its page is a sheet to print, with the offer and its risk on it. */
  isSheet?: true;
  /** Whether its page says, at its beginning, that the provider has no authorisation or is closed. */
  saysDoubt?: true;
}

/** The headings under which the tools of an offer are linked: before the visitor takes part, and once he has. */
export function toolGroups({ terms }: Pick<Offer, "terms">): Record<Tool["when"], string> {
  const after = terms.who.existing ? "Ya me apunté" : "Ya me di de alta";
  return { before: "Antes", after: joiningOf(terms).card ? "Ya pedí la tarjeta" : after };
}

/** A tool for all offers, with a page of its own: name, title and description, and its subject in a few words. */
export type SiteTool = Record<"name" | "title" | "description" | "summary", string> & { path: PagePath };

/** A tool's answer without what it is about: «5 preguntas de sí o no». */
export const inShort = ({ figure, note }: ToolHeadline) => present([figure, note]).join(" ");

/** A tool's answer in one text, for who does not see the picture. */
export function headlineText({ before, figure, note, more }: ToolHeadline): string {
  return present([asSentence(present([before, figure, note]).join(" ")), more]).join(". ");
}
