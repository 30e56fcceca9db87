/** A typed text without what nobody sees: control characters, and marks of direction that come along with a copied figure. */
export const visible = (text: string) => text.replace(/[\p{Cc}\p{Cf}]/gu, "");

/** Escapes a text so that a regular expression matches it literally. */
export function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
