/** What a page may find on `window`, put there by analytics when the visitor allows it. */
interface Window {
  gtag?: (command: "event", name: string, parameters: Record<string, unknown>) => void;
  /** Reports a conversion; the site's own answers with what it has opened the address by. */
  gtag_report_conversion?: (url: string) => unknown;
  /** The queue of commands for gtag. */
  dataLayer?: unknown[];
  /** Switches gtag off, by its id. */
  [off: `ga-disable-${string}`]: boolean;
  /** Where the browser has trusted types: a name can be given to a policy once. */
  trustedTypes?: {
    defaultPolicy?: object | null;
    createPolicy(
      name: string,
      rules: {
        createHTML: (text: string) => string | null;
        createScriptURL?: (address: string) => string | null;
      },
    ): { createHTML(text: string): string };
  };
  /** Reports policy violations, earlier ones included; not in every browser. */
  ReportingObserver?: new (
    report: (reports: { body: PolicyReport }[]) => void,
    options: { types: ["csp-violation"]; buffered: true },
  ) => { observe(): void };
}

interface PolicyReport {
  effectiveDirective: string;
  blockedURL: string;
  sourceFile: string | null;
  lineNumber: number | null;
}

interface Document {
  /** Whether the browser only prepares the page for a visit; undefined where browsers know no such thing. */
  prerendering?: boolean;
}
