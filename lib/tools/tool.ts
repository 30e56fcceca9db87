import type { PagePath } from "../config/paths";
import { asSentence, present } from "../format/format";
import type { Offer } from "../offers/offer";

/** What a tool answers before a visitor enters anything, in the sizes of a picture. */
export interface ToolAnswer {
  /** Small, before the figure: «unos», «De». */
  before?: string;
  /** A figure, «30 días», or a few words where there is none. */
  answer: string;
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
  answer(offer: Offer): ToolAnswer;
  /** Its line on the offer's page: what the visitor does or wants, and what the visitor gets. */
  line: { title(offer: Offer): string; result(offer: Offer): string };
}

/** A tool for all offers, with a page of its own: name, title and description, and its subject in a few words. */
export type SiteTool = Record<"name" | "title" | "description" | "summary", string> & { path: PagePath };

/** A tool's answer without what it is about: «5 preguntas de sí o no». */
export const inShort = ({ answer, note }: ToolAnswer) => present([answer, note]).join(" ");

/** A tool's answer in one text, for who does not see the picture. */
export function answerText({ before, answer, note, more }: ToolAnswer): string {
  return present([asSentence(present([before, answer, note]).join(" ")), more]).join(". ");
}
