import type { MetadataRoute } from "next";
import { site } from "@/lib/config/site";

/**
 * User agents that collect text for training models. Search engines and agents that fetch a page at a person's request
 * (OAI-SearchBot, ChatGPT-User, Claude-User…) are not listed.
 */
const trainingCrawlers = [
  "GPTBot",
  "ClaudeBot",
  "Google-Extended",
  "Applebot-Extended",
  "CCBot",
  "Meta-ExternalAgent",
  "Amazonbot",
  "Bytespider",
];

/** Allows all agents. Those that collect training data need the owner's setting. */
export default function robots(): MetadataRoute.Robots {
  const refused = site.trainingCrawlers === "refused" ? [{ userAgent: trainingCrawlers, disallow: "/" }] : [];
  return { rules: [{ userAgent: "*", allow: "/" }, ...refused], sitemap: `${site.url}/sitemap.xml` };
}
