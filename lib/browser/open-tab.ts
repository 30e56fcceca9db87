import { attempt } from "./attempt";

/** Opens an address in a new tab, without opener or referrer; in this one where a new tab is blocked. */
export function openTab(url: string): void {
  // With «noopener» among its features, open() answers null whether or not the tab opened.
  const tab = attempt("open tab", () => window.open("", "_blank"));
  if (!tab) return go(url, document);
  const left = attempt("leave for the provider", () => {
    tab.opener = null;
    go(url, tab.document);
    return true;
  });
  if (!left) go(url, document);
}

/** Follows a link made for the occasion: only a link can go somewhere without a referrer. */
function go(url: string, from: Document): void {
  const link = from.createElement("a");
  link.href = url;
  link.rel = "noreferrer";
  from.body.append(link);
  link.click();
  link.remove();
}
