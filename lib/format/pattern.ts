/** A text as a pattern that fits only itself: none of its signs has a meaning of its own. */
export function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
