import { speculationRules } from "@/lib/prerender";
import { earlyScript, siteScriptAddress } from "@/lib/site-script";

/** The one script of the site; `async` keeps it from holding up the page, and its priority from going before it. */
export async function SiteScript() {
  return <script type="module" async fetchPriority="low" src={await siteScriptAddress()} />;
}

/** What must run before the page is painted, so that nothing changes colour before the visitor's eyes. */
export async function EarlyScript() {
  return <script data-early="" dangerouslySetInnerHTML={{ __html: await earlyScript() }} />;
}

/** What browsers may prepare ahead: data, not code. */
export function NavigationHints() {
  return <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />;
}
