import { siteScriptAddress } from "@/lib/site-script";

/** The one script of the site; `async` keeps it from holding up the page. */
export async function SiteScript() {
  return <script type="module" async src={await siteScriptAddress()} />;
}
