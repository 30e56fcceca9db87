/** The scripts of analytics: Vercel's packages load theirs by path, `analytics.ts` Google's for the configured id. */
const isKnown = (address: string, google?: string) =>
  /^\/_vercel\/(?:insights|speed-insights)\/script\.js$/.test(address) ||
  (google !== undefined && address === gtagAddress(google));

/** The address of Google's script for an id. */
export function gtagAddress(id: string): string {
  return `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
}

/** The default Trusted Types policy: no markup, and of scripts those of analytics. */
export function trustAnalytics(google?: string): void {
  if (window.trustedTypes?.defaultPolicy) return;
  window.trustedTypes?.createPolicy("default", {
    createHTML: () => null,
    createScriptURL: (address) => (isKnown(address, google) ? address : null),
  });
}

/**
 * Google's script makes a Trusted Types policy of its own that trusts everything, which the page's policy refuses. It
 * gets none: what it then passes plainly is for the default policy to decide, and no error is logged.
 */
export function hideTrustedTypes(): void {
  const { trustedTypes } = window;
  if (!trustedTypes) return;
  const createPolicy: typeof trustedTypes.createPolicy = (name, rules) => {
    const plain = { createHTML: String, createScript: String, createScriptURL: String };
    return name === "goog#html" ? plain : trustedTypes.createPolicy(name, rules);
  };
  const { defaultPolicy } = trustedTypes;
  Object.defineProperty(window, "trustedTypes", { value: { defaultPolicy, createPolicy } });
}
