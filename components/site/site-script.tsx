import type { Graph } from "schema-dts";
import { speculationRules } from "@/lib/http/navigation-hints";
import { siteScriptParts } from "@/lib/site/script";

/**
 * The inline script, which runs before the first paint so that no colour changes visibly. It adds the site's script as
 * an element after the first paint, so that the script delays nothing. `data-cfasync` keeps Cloudflare's Rocket Loader
 * from running it through a script of its own, which the page's policy refuses.
 */
export async function SiteScript() {
  const { address, early } = await siteScriptParts();
  return <script data-cfasync="false" data-script={address} dangerouslySetInnerHTML={{ __html: early }} />;
}

/** The speculation rules: data, not code. */
export function NavigationHints() {
  return <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />;
}

/** Structured data, escaped so that no text can close the script element. */
export function JsonLd({ graph }: { graph: Graph }) {
  const json = JSON.stringify(graph).replaceAll("<", "\\u003c");
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
