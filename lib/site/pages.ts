import type { Thing } from "schema-dts";
import { changesCopy } from "../copy/changes";
import { comparisonCopy } from "../tools/comparison/words";
import { planCopy } from "../tools/plan/words/plan";
import { frameCopy } from "../copy/frame";
import { glossaryDate, glossaryCopy } from "../copy/glossary";
import { methodologyDate, methodologyCopy } from "../copy/methodology";
import { changesIn } from "../offers/changes";
import { shareCopy } from "../copy/share";
import { legalPictureIds, type PagePath } from "../config/paths";
import type { CalendarDate } from "../format/dates";
import { glossaryThing } from "./glossary";
import { catalogue, contentDate } from "../catalogue";

/** `name` is for breadcrumbs and lists of pages; `summary`, the subject in a few words, for the share picture. */
type Words = Record<"name" | "title" | "description" | "summary", string>;

/** An indexable page that belongs to no offer: metadata, sitemap, twin and share picture follow from it. */
export interface SitePage extends Words {
  id: PagePath extends `/${infer Id}` ? Id : never;
  path: PagePath;
  /** Part of the footer in which it stands: with the offers, which one uses too, or with what is about the site. */
  group: "used" | "about";
  /** A shorter name for the footer. */
  link?: string;
  /** The day of the content's last change. */
  modifiedOn: CalendarDate;
  /** Its schema.org entities, if there are specific ones. */
  things?: readonly Thing[];
}

type More = Pick<SitePage, "group" | "modifiedOn" | "link" | "things">;

function page(id: SitePage["id"], { name, title, description, summary }: Words, more: More): SitePage {
  return { id, path: `/${id}`, name, title, description, summary, ...more };
}

/** `aria-current` of a link to a part of the site: for its own page, or for one further down. */
export function currentWithin(part: string, path: string): "page" | "true" | undefined {
  return part === path ? "page" : path.startsWith(`${part}/`) ? "true" : undefined;
}

/** What one uses changes with the offers. */
const used = { group: "used", modifiedOn: contentDate } as const;

export const planPage = page("plan", planCopy, used);

export const choosePage = page("comparar", comparisonCopy, {
  ...used,
  link: frameCopy.compare,
});

export const glossaryPage = page("glosario", glossaryCopy, {
  group: "about",
  modifiedOn: glossaryDate,
  things: [glossaryThing()],
});

export const methodologyPage = page("metodologia", methodologyCopy, {
  group: "about",
  modifiedOn: methodologyDate,
});

export const changesPage = page("cambios", changesCopy, {
  group: "about",
  modifiedOn: changesIn(catalogue.enabled)[0]?.date ?? contentDate,
  link: frameCopy.changes,
});

/** The legal pages, as their share pictures name them. */
export const legalPages = {
  privacy: { id: legalPictureIds.privacy, name: frameCopy.privacy, summary: shareCopy.privacy },
  terms: { id: legalPictureIds.terms, name: frameCopy.terms, summary: shareCopy.terms },
} as const;

/** All of them, in the order in which they are linked. */
export const sitePages = [planPage, choosePage, methodologyPage, changesPage, glossaryPage] as const;
