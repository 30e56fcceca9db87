import type { Thing } from "schema-dts";
import { changes } from "../copy/changes";
import { comparison } from "../copy/comparison";
import { frame } from "../copy/frame";
import { glossaryDate, glossaryHead } from "../copy/glossary";
import { methodologyDate, methodologyHead } from "../copy/methodology";
import { changesIn } from "../offers/changes";
import { plan } from "../copy/plan";
import { type CalendarDate, newest } from "../format/dates";
import { glossaryThing } from "./glossary";
import { catalogue, contentDate, modifiedOn } from "../offers";

/** An indexable page that belongs to no offer: metadata, sitemap, twin and share picture follow from it. */
export interface SitePage {
  id: "plan" | "comparar" | "glosario" | "metodologia" | "cambios";
  path: `/${SitePage["id"]}`;
  /** Its name in breadcrumbs and lists of pages. */
  name: string;
  /** Its name in the footer, where that is shorter. */
  link?: string;
  title: string;
  description: string;
  /** Its subject in a few words, for the share picture. */
  summary: string;
  /** The day on which what it says last changed. */
  modifiedOn: CalendarDate;
  /** Its schema.org type, where there is a specific one. */
  things?: readonly Thing[];
}

function page(
  id: SitePage["id"],
  { name, title, description, summary }: Pick<SitePage, "name" | "title" | "description" | "summary">,
  modifiedOn: CalendarDate,
  more?: Pick<SitePage, "link" | "things">,
): SitePage {
  return { id, path: `/${id}`, name, title, description, summary, modifiedOn, ...more };
}

const offersModified = newest([contentDate, ...catalogue.enabled.map(modifiedOn)]);

export const planPage = page("plan", plan, offersModified);

export const comparisonPage = page(
  "comparar",
  { ...comparison, name: comparison.all, summary: comparison.legend },
  offersModified,
);

export const glossaryPage = page("glosario", glossaryHead, glossaryDate, { things: [glossaryThing()] });

export const methodologyPage = page("metodologia", methodologyHead, methodologyDate);

export const changesPage = page("cambios", changes, changesIn(catalogue.enabled)[0]?.date ?? contentDate, {
  link: frame.changes,
});

/** All of them, in the order in which they are linked. */
export const sitePages: readonly SitePage[] = [
  planPage,
  comparisonPage,
  glossaryPage,
  methodologyPage,
  changesPage,
];
