import type { ConsentCategory, Purpose } from "./consent";
import { type BrowserServices, servicesOf } from "../config/services";

/** The categories and purposes to ask about: only services in use. A new `revision` asks visitors again. */
export function consentPlan({ google, vercel, sentry }: BrowserServices) {
  const measurers = [...(google ? ["google"] : []), ...(vercel ? ["vercel"] : [])];
  const covered: Partial<Record<ConsentCategory, string[]>> = {
    necessary: ["answer"],
    records: ["experiment", "records"],
    campaign: ["provider"],
    ...(measurers.length > 0 && { measurement: measurers }),
    ...(sentry && { replay: ["sentry"] }),
  };
  const categories = Object.keys(covered) as ConsentCategory[];
  const purposes = categories.filter((category): category is Purpose => category !== "necessary");
  return { categories, purposes, revision: digest(JSON.stringify(covered)) };
}

/** Revision of the consent question; changes when the configured services change. */
export function consentRevision(site: Parameters<typeof servicesOf>[0]): number {
  return consentPlan(servicesOf(site)).revision;
}

/** A 32-bit hash of a text. */
function digest(text: string): number {
  let sum = 7;
  for (const character of text) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 2147483647;
  return sum;
}
