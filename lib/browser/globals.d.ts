/** What a page may find on `window`, put there by analytics when the visitor allows it. */
interface Window {
  gtag?: (command: "event", name: string, parameters: Record<string, unknown>) => void;
  /** Reports a conversion. The site's own one also opens the address, and returns `openTab` to say so. */
  gtag_report_conversion?: (url: string) => unknown;
  dataLayer?: unknown[];
  /** Switches gtag off, by its id. */
  [off: `ga-disable-${string}`]: boolean;
  /** Trusted Types, in browsers that have them. A policy name can be created only once. */
  trustedTypes?: {
    defaultPolicy?: object | null;
    createPolicy(
      name: string,
      rules: {
        createHTML?: (text: string) => string | null;
        createScriptURL?: (address: string) => string | null;
      },
    ): { createHTML(text: string): string; createScriptURL(address: string): string };
  };
}

interface Navigator {
  /** Global Privacy Control, in browsers that have it: the visitor refuses what is not necessary. */
  globalPrivacyControl?: boolean;
}

interface Document {
  /** Whether the page is only being prerendered; undefined in browsers without prerendering. */
  prerendering?: boolean;
}
