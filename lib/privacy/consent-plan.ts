import type { ConsentCategory } from "./consent";
import { type BrowserServices, servicesOf } from "../config/services";

/** The categories to ask about: only services in use. A new `revision` asks visitors again. */
export function consentPlan({ google, vercel, sentry }: BrowserServices) {
  const covered: Partial<Record<ConsentCategory, string[]>> = {
    necessary: ["answer"],
    measurement: ["experiment", "records", ...(google ? ["google"] : []), ...(vercel ? ["vercel"] : [])],
    ...(sentry ? { replay: ["sentry"] } : {}),
  };
  const categories = Object.keys(covered) as ConsentCategory[];
  return { categories, revision: digest(JSON.stringify(covered)) };
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
