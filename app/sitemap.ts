import type { MetadataRoute } from "next";
import { catalogue, modifiedOn } from "@/lib/catalogue";
import { offerUrl, pageUrl, site } from "@/lib/config/site";
import { listModifiedOn, sitePages } from "@/lib/site/pages";

/** The pages that may be indexed, each with the day on which its content last changed or was checked. */
export default function sitemap(): MetadataRoute.Sitemap {
  const offers = catalogue.enabled.map((offer) => ({
    url: offerUrl(offer),
    lastModified: modifiedOn(offer),
  }));
  return [
    { url: pageUrl("/"), lastModified: listModifiedOn },
    ...offers,
    ...sitePages.map(({ path, modifiedOn: lastModified }) => ({ url: `${site.url}${path}`, lastModified })),
  ];
}
