import { localDataCopy } from "../copy/local-data";
import { element } from "./element";

/** Lists in the box of a button what this browser stores for the site. */
export function showLocalData(button: Element): void {
  const status = button.closest("[data-local-data]")?.querySelector("[role=status]");
  const show = (text: string, ...more: Node[]) => status?.replaceChildren(element("p", text), ...more);
  try {
    const all = storedEntries();
    if (all.length > 0) show(localDataCopy.found, element("dl", ...all));
    else show(localDataCopy.nothing);
  } catch {
    show(localDataCopy.failed);
  }
}

/** Cookies, localStorage and sessionStorage as the rows of a list. */
function storedEntries(): HTMLElement[] {
  const cookies = document.cookie.split("; ").filter(Boolean);
  return [
    ...cookies.map((pair) => {
      const [name = "", ...value] = pair.split("=");
      return entry("cookie", name, readable(value.join("=")));
    }),
    ...Object.entries(localStorage).map(([name, value]) => entry("local", name, value)),
    ...Object.entries(sessionStorage).map(([name, value]) => entry("session", name, value)),
  ];
}

/** One stored value: its kind and name, and the value below. */
function entry(kind: keyof typeof localDataCopy.kinds, name: string, value: string): HTMLElement {
  return element("div", element("dt", `${localDataCopy.kinds[kind]} · ${name}`), element("dd", value));
}

/** A cookie's value decoded, if it can be. */
function readable(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
