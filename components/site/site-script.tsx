import { speculationRules } from "@/lib/http/prerender";
import { earlyScript, siteScriptAddress } from "@/lib/site/script";

/**
 * What must run before the page is painted, so that nothing changes colour before the visitor's eyes. Once the
 * page is painted, it fetches the site's one script, which so holds up nothing that the page shows.
 */
export async function SiteScript() {
  const [early, address] = await Promise.all([earlyScript(), siteScriptAddress()]);
  return <script data-script={address} dangerouslySetInnerHTML={{ __html: early }} />;
}

/** What browsers may prepare ahead: data, not code. */
export function NavigationHints() {
  return <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />;
}
