import { attempt } from "./attempt";

/** Opens an address in a new tab, without opener or referrer; in this tab if new ones are blocked. */
export function openTab(url: string): void {
  // With `noopener`, open() returns null whether or not the tab opened.
  const tab = attempt("open tab", () => window.open("", "_blank"));
  if (!tab) return leaveFor(url, document);
  const left = attempt("leave", () => {
    tab.opener = null;
    leaveFor(url, tab.document);
    return true;
  });
  if (!left) leaveFor(url, document);
}

/** Opens an address in the document's tab through a new link: only a link can hide the referrer. */
export function leaveFor(url: string, from: Document): void {
  const link = from.createElement("a");
  link.href = url;
  link.rel = "noreferrer";
  from.body.append(link);
  link.click();
  link.remove();
}
