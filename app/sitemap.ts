import type { MetadataRoute } from "next";
import { catalogue, contentDate } from "@/lib/catalogue";
import { checkOf } from "@/lib/offers/never-checked";
import { indexedPaths } from "@/lib/config/addresses";
import { pageUrl } from "@/lib/config/site";
import { firstDay } from "@/lib/format/dates";
import { sitePages } from "@/lib/site/pages";
import { listedPaths } from "@/lib/tools/list/list";

/**
 * The pages that may be indexed, each with the day of its newest check or change. The schema of sitemaps knows whole days
 * only: of a month whose day nobody noted it is the first.
 */
export default function sitemap(): MetadataRoute.Sitemap {
  const { enabled } = catalogue;
  const modified = new Map([
    ["/", contentDate],
    ...sitePages.map((page) => [page.path, page.modifiedOn] as const),
    ...listedPaths(enabled).map((path) => [path, contentDate] as const),
    ...enabled.map((offer) => [offer.detailPath, checkOf(offer)] as const),
  ]);
  return [...indexedPaths(enabled.map(({ id }) => id)), ...listedPaths(enabled)].map((path) => {
    const day = modified.get(path);
    return { url: pageUrl(path), lastModified: day && firstDay(day) };
  });
}
