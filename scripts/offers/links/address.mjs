/**
 * Whether a text is a public https address, as `lib/offers/fields.ts` asks.
 * @param {string} text
 */
export function isAddress(text) {
  if (!/^https:\/\/\S+$/.test(text) || !URL.canParse(text)) return false;
  return /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}$/i.test(new URL(text).hostname);
}
