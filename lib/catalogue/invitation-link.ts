import { hostOf } from "../format/format";
import type { Offer } from "../offers/offer";

/** Whether an address is a site's home page, in any language: «/», «/es», «/es-es/». */
export const isHome = (address: string) =>
  /^\/([a-z]{2}([-_][a-z]{2})?)?\/*$/i.test(new URL(address).pathname);

/** Parameters that advertisements and newsletters add to any address. */
const CAMPAIGN = /^(utm_.*|gclid|fbclid|msclkid)$/;

/** What tells one page from another in an address: without `www.`, final slash, empty `#` and campaign parameters. */
export function addressKey(address: unknown) {
  const text = String(address);
  if (!URL.canParse(text)) return { rest: text, page: text };
  const url = new URL(text);
  for (const name of new Set(url.searchParams.keys())) if (CAMPAIGN.test(name)) url.searchParams.delete(name);
  const path = url.pathname.replace(/\/+$/, "");
  const rest = url.search + url.hash;
  return { rest, page: `${url.protocol}//${hostOf(url.href)}:${url.port}${path}${rest}` };
}

/**
 * Whether a referral link can carry an invitation code: it is an address, and neither a home page without a query, which
 * knows nobody's code, nor the offer's official address or page of conditions.
 */
export function hasCode(
  referralUrl: unknown,
  { officialUrl, sourceUrl }: Readonly<{ officialUrl?: unknown; sourceUrl?: unknown }>,
): boolean {
  const { rest, page } = addressKey(referralUrl);
  if (rest === "" && (referralUrl === "" || isHome(String(referralUrl)))) return false;
  return ![officialUrl, sourceUrl].some((own) => own !== undefined && addressKey(own).page === page);
}

/** Whether a host is a domain or one of its subdomains. */
export const isWithin = (host: string) => (domain: string) => host === domain || host.endsWith(`.${domain}`);

/** The host of an offer's link if it is none of the offer's: perhaps a short address, perhaps a mistake. */
export function foreignHost({
  referralUrl,
  invitationHosts,
}: Pick<Offer, "referralUrl" | "invitationHosts">): string | undefined {
  const host = hostOf(referralUrl);
  return invitationHosts.some(isWithin(host)) ? undefined : host;
}
