import type { MetadataRoute } from "next";
import { site } from "@/lib/config/site";
import { trainingCrawlers } from "@/lib/publish/training-crawlers";

/** Allows all agents; those that collect training data only if the owner does. */
export default function robots(): MetadataRoute.Robots {
  const refused =
    site.trainingCrawlers === "refused" ? [{ userAgent: [...trainingCrawlers], disallow: "/" }] : [];
  return { rules: [{ userAgent: "*", allow: "/" }, ...refused], sitemap: `${site.url}/sitemap.xml` };
}
