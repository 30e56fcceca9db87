import type { MetadataRoute } from "next";
import { catalogue, contentDate, modifiedOn } from "@/lib/catalogue";
import { newest } from "@/lib/format/dates";
import { offerUrl, pageUrl, site } from "@/lib/config/site";
import { sitePages } from "@/lib/site/pages";

/** The pages that may be indexed, each with the day on which its content last changed or was checked. */
export default function sitemap(): MetadataRoute.Sitemap {
  const offers = catalogue.enabled.map((offer) => ({
    url: offerUrl(offer),
    lastModified: modifiedOn(offer),
  }));
  return [
    { url: pageUrl("/"), lastModified: newest([contentDate, ...offers.map((page) => page.lastModified)]) },
    ...offers,
    ...sitePages.map(({ path, modifiedOn: lastModified }) => ({ url: `${site.url}${path}`, lastModified })),
  ];
}
