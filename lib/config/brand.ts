/** The brand where none is configured. */
export const DEFAULT_BRAND = "PlanAmigo";

/** The site's brand for what is drawn in the browser, which sees public variables only by their full name. */
export const brand = process.env.NEXT_PUBLIC_SITE_BRAND?.trim() || DEFAULT_BRAND;
