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
import { pagePaths } from "../config/paths";

/**
 * An indexable page that belongs to no offer. Metadata, sitemap, Markdown twin and share picture are derived from
 * this.
 */
export interface SitePage {
  id: "plan" | "comparar" | "glosario" | "metodologia" | "cambios";
  path: `/${SitePage["id"]}`;
  /** Its name in breadcrumbs and lists of pages. */
  name: string;
  /** Its name in the footer. */
  link: string;
  /** Its title for search engines. */
  title: string;
  description: string;
  /** Its subject in a few words, for the share picture. */
  summary: string;
  /** The day on which what it says last changed. */
  modifiedOn: CalendarDate;
  /** Its schema.org type, where there is a specific one. */
  things?: readonly Thing[];
}

/** `/plan`: what fits a visitor's money, and when. */
export const planPage: SitePage = {
  id: "plan",
  path: pagePaths.plan,
  link: plan.name,
  name: plan.name,
  title: plan.title,
  description: plan.description,
  summary: plan.summary,
  modifiedOn: newest([contentDate, ...catalogue.enabled.map(modifiedOn)]),
};

/** `/comparar`: offers to choose from, and to see side by side. */
export const comparisonPage: SitePage = {
  id: "comparar",
  path: pagePaths.comparison,
  link: comparison.all,
  name: comparison.all,
  title: comparison.title,
  description: comparison.description,
  summary: comparison.legend,
  modifiedOn: newest([contentDate, ...catalogue.enabled.map(modifiedOn)]),
};

/** `/glosario`: the words of the promotions, explained. */
export const glossaryPage: SitePage = {
  id: "glosario",
  path: pagePaths.glossary,
  link: glossaryHead.name,
  name: glossaryHead.name,
  title: glossaryHead.title,
  description: glossaryHead.description,
  summary: glossaryHead.summary,
  modifiedOn: glossaryDate,
  things: [glossaryThing()],
};

/** `/metodologia`: how offers are chosen, ordered and checked, and how the site earns. */
export const methodologyPage: SitePage = {
  id: "metodologia",
  path: pagePaths.methodology,
  link: frame.methodology,
  name: methodologyHead.title,
  title: methodologyHead.seoTitle,
  description: methodologyHead.description,
  summary: methodologyHead.summary,
  modifiedOn: methodologyDate,
};

/** `/cambios`: every change of every enabled offer. */
export const changesPage: SitePage = {
  id: "cambios",
  path: pagePaths.changes,
  link: frame.changes,
  name: changes.title,
  title: changes.seoTitle,
  description: changes.description,
  summary: changes.summary,
  modifiedOn: changesIn(catalogue.enabled)[0]?.date ?? contentDate,
};

/** All of them, in the order in which they are linked. */
export const sitePages: readonly SitePage[] = [
  planPage,
  comparisonPage,
  glossaryPage,
  methodologyPage,
  changesPage,
];
