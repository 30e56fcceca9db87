import type { ConsentCategory } from "./consent";
import { type BrowserServices, browserServices } from "../config/services";

/** How long an answer is kept before the visitor is asked again; the law's guidance allows 24 months at most. */
export const CONSENT_DAYS = 365;

/** What there is to consent to. */
export interface ConsentPlan {
  categories: readonly ConsentCategory[];
  /** Changes with what the categories cover, so that an answer to something else is asked for again. */
  revision: number;
}

/** What a configuration asks consent for: it names only what is really used. */
export function consentPlan({ google, vercel, sentry }: BrowserServices): ConsentPlan {
  const covered: Partial<Record<ConsentCategory, string[]>> = {
    necessary: ["answer"],
    measurement: ["experiment", "records", ...(google ? ["google"] : []), ...(vercel ? ["vercel"] : [])],
    ...(sentry ? { replay: ["sentry"] } : {}),
  };
  return {
    categories: ["necessary", "measurement", ...(sentry ? (["replay"] as const) : [])],
    revision: digest(JSON.stringify(covered)),
  };
}

/** The number of what a configuration asks consent for. */
export function consentRevision(site: Parameters<typeof browserServices>[0]): number {
  return consentPlan(browserServices(site)).revision;
}

/** A number for a text: equal texts give equal numbers, and others hardly ever. */
function digest(text: string): number {
  let sum = 7;
  for (const character of text) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 2147483647;
  return sum;
}
