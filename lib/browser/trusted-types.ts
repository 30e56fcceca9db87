/** Markup of text and pictures alone: the tags and attributes that the consent tool writes, and nothing that runs. */
const PLAIN =
  /^(?:[^<]|<\/?(?:a|p|span|strong|svg|path)(?: (?:href="(?:\/|https:|mailto:)[^"<>]*"|(?:viewBox|d|fill|stroke(?:-[a-z]+)?|aria-hidden)="[^"<>]*"))* ?\/?>)*$/;

/** Whether a text holds no more than plain markup. */
export function isPlain(markup: string): boolean {
  return PLAIN.test(markup);
}

/**
 * Lets plain markup through where the policy of a page asks for trusted types, for the consent tool, which hands on
 * strings: whatever else somebody would have turned into markup or into a script is refused.
 */
export function trustPlainMarkup(): void {
  window.trustedTypes?.createPolicy("default", { createHTML: (text) => (isPlain(text) ? text : null) });
}
