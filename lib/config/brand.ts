/** The brand if none is configured. */
export const DEFAULT_BRAND = "PlanAmigo";

/** The site's brand for code in the browser bundle, where a variable must be spelled out in full. */
export const brand = process.env.NEXT_PUBLIC_SITE_BRAND?.trim() || DEFAULT_BRAND;
