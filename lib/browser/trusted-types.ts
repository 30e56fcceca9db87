/** The tags and attributes that the consent library writes; nothing executable. */
const PLAIN =
  /^(?:[^<]|<\/?(?:a|p|span|strong|svg|path)(?: (?:href="(?:\/|https:|mailto:)[^"<>]*"|(?:viewBox|d|fill|stroke(?:-[a-z]+)?|aria-hidden)="[^"<>]*"))* ?\/?>)*$/;

/** Whether a text holds no more than plain markup. */
export function isPlain(markup: string): boolean {
  return PLAIN.test(markup);
}

/** The scripts that the packages of analytics load. */
const SCRIPTS = /^\/_vercel\/(?:insights|speed-insights)\/script\.js$/;

/** The default Trusted Types policy: plain markup and the analytics scripts of our packages, nothing else. */
export function trustKnownTexts(): void {
  if (window.trustedTypes?.defaultPolicy) return;
  window.trustedTypes?.createPolicy("default", {
    createHTML: (text) => (isPlain(text) ? text : null),
    createScriptURL: (address) => (SCRIPTS.test(address) ? address : null),
  });
}
