import type { MetadataRoute } from "next";
import { catalogue, modifiedOn } from "@/lib/catalogue";
import { indexedPaths } from "@/lib/config/addresses";
import { pageUrl } from "@/lib/config/site";
import { listModifiedOn, sitePages } from "@/lib/site/pages";

/** The pages that may be indexed, each with the day on which its content last changed or was checked. */
export default function sitemap(): MetadataRoute.Sitemap {
  const { enabled } = catalogue;
  const modified = new Map([
    ["/", listModifiedOn],
    ...sitePages.map((page) => [page.path, page.modifiedOn] as const),
    ...enabled.map((offer) => [offer.detailPath, modifiedOn(offer)] as const),
  ]);
  return indexedPaths(enabled.map(({ id }) => id)).map((path) => {
    return { url: pageUrl(path), lastModified: modified.get(path) };
  });
}
