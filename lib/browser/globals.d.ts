/** What a page may find on `window`, put there by analytics when the visitor allows it. */
interface Window {
  gtag?: (command: "event", name: string, parameters: Record<string, unknown>) => void;
  /** Reports a conversion and takes the visitor to the address. */
  gtag_report_conversion?: (url: string) => unknown;
}
