import { readTracking, type Tracking, withoutRefsrc } from "../privacy/tracking";

// Used by the inline script too, for what is pressed before the site's script has come.

/** Referral links. */
export const REFERRAL_LINKS = "a[data-referral]";

/** The event with which the site's script asks the inline one whether the question is hidden; if so, it is cancelled. */
export const HIDDEN_QUESTION = "hidden-question";

/** A click on a referral link before the site's script had come, told to it by an event of this type on the link. */
export const EARLY_CLICK = "early-click";
/** What that event carries: the address that was opened, and when (ISO 8601, UTC). */
export interface EarlyClick {
  url: string;
  timestamp: string;
}

/**
 * What a click tells the provider: the parameters of the current address, else `remembered` ones, and a `refsrc`, by
 * default the site's own. Where the provider may not learn the campaign, only `refsrc`.
 */
export function visitTracking(mayTellCampaign: boolean, remembered?: Tracking): Tracking {
  const { site } = document.documentElement.dataset;
  const all = { refsrc: site, ...remembered, ...readTracking(location.search) };
  return mayTellCampaign ? all : { refsrc: all.refsrc };
}

/** The address of a referral link as the server wrote it, without the site's own `refsrc`: the visit's replaces it. */
export function baseAddress(link: HTMLAnchorElement): string {
  const href = link.getAttribute("href") ?? "";
  return "ownRefsrc" in link.dataset ? href : withoutRefsrc(href);
}
