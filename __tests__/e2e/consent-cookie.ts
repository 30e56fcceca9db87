import { CONSENT_COOKIE, type ConsentCategory } from "@/lib/consent";
import { CONSENT_DAYS, consentPlan } from "@/lib/consent-plan";
import { browserServices } from "@/lib/services";
import { readSite } from "@/lib/site";
import { siteEnvironment, siteUrl, type SiteName } from "../../scripts/sites.mjs";

/** The answer that a visitor of a site gave earlier, as the consent tool keeps it. */
export function consentCookie(site: SiteName, categories: readonly ConsentCategory[]) {
  const now = new Date();
  const expiry = now.getTime() + CONSENT_DAYS * 24 * 60 * 60 * 1000;
  const services = browserServices(readSite(siteEnvironment(site))) ?? "{}";
  const answer = {
    categories,
    revision: consentPlan(JSON.parse(services)).revision,
    data: null,
    consentTimestamp: now.toISOString(),
    consentId: "00000000-0000-4000-8000-000000000000",
    services: Object.fromEntries(categories.map((category) => [category, []])),
    languageCode: "es",
    lastConsentTimestamp: now.toISOString(),
    expirationTime: expiry,
  };
  return {
    name: CONSENT_COOKIE,
    value: encodeURIComponent(JSON.stringify(answer)),
    url: siteUrl(site),
    expires: Math.floor(expiry / 1000),
    sameSite: "Lax" as const,
  };
}
