import { changes as words } from "@/lib/copy/changes";
import { methodology, methodologyHead } from "@/lib/copy/methodology";
import { changesIn } from "./changes";
import { type CalendarDate, longDate } from "./dates";
import { blockMarkdown, bullets, closing, join } from "./markdown-parts";
import { markdownPath } from "./metadata";
import { catalogue } from "@/lib/offers";
import { inOrder } from "./order";
import { site } from "./site";
import { changesPage, methodologyPage, type SitePage } from "./site-pages";

/** A page that belongs to no offer in Markdown, as it reads on that day. */
export function sitePageMarkdown({ id }: SitePage, today: CalendarDate): string {
  return { metodologia: methodologyMarkdown, cambios: changesMarkdown }[id](today);
}

function methodologyMarkdown(today: CalendarDate): string {
  const { title, updated, intro } = methodologyHead;
  return join([
    `# ${title}`,
    `${updated}.`,
    intro,
    ...methodology(site, inOrder(catalogue.enabled, today)).flatMap((section) => [
      `## ${section.title}`,
      ...section.blocks.map(blockMarkdown),
    ]),
    ...closing(methodologyPage.path),
  ]);
}

function changesMarkdown(): string {
  const all = changesIn(catalogue.enabled).map(
    ({ offer, date, summary }) =>
      `${longDate(date)}. [${offer.brand}](${site.url}${markdownPath(offer.detailPath)}): ${summary}`,
  );
  return join([
    `# ${words.title}`,
    words.intro,
    all.length > 0 ? bullets(all) : words.none,
    ...closing(changesPage.path),
  ]);
}
