import { CONSENT_COOKIE, type ConsentCategory } from "@/lib/privacy/consent";
import { consentRevision } from "@/lib/privacy/consent-plan";
import { readSite } from "@/lib/config/site";
import { siteEnvironment, siteUrl, type SiteName } from "../../scripts/sites.mjs";
import { answerRecord } from "../answer";

/** The answer that a visitor of a site gave earlier, as the consent tool keeps it. */
export function consentCookie(site: SiteName, categories: readonly ConsentCategory[], revision?: number) {
  const asked = revision ?? consentRevision(readSite(siteEnvironment(site)));
  const answer = answerRecord(categories, { revision: asked });
  return {
    name: CONSENT_COOKIE,
    value: encodeURIComponent(JSON.stringify(answer)),
    url: siteUrl(site),
    expires: Math.floor(answer.expirationTime / 1000),
    sameSite: "Lax" as const,
  };
}
