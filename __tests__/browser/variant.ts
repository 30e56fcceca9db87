/** The variant that a page's HTML says it is; nothing on a page that takes no part in the A/B test. */
export const variantIn = (html: string) => /data-variant="(\w*)"/.exec(html)?.[1];

/** A crawler, which always sees variant a. */
export const GOOGLEBOT = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";
