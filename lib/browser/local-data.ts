import { localData as words } from "../copy/local-data";
import { eraseCookies } from "./cookies";
import { element } from "./element";

/**
 * Handles a press of the buttons that show and erase what this browser stores for the site.
 *
 * @param erased called after everything was erased, the consent cookie included
 */
export function handlePress(box: Element, pressed: EventTarget | null, erased: () => void): void {
  const matches = (selector: string) => pressed instanceof Element && pressed.closest(selector) !== null;
  const show = (text: string, ...more: Node[]) =>
    box.querySelector("[role=status]")?.replaceChildren(element("p", text), ...more);
  try {
    if (matches("[data-show]")) {
      const all = held();
      if (all.length > 0) show(words.found, element("dl", ...all));
      else show(words.nothing);
    }
    if (matches("[data-erase]")) {
      eraseEverything(erased);
      show(words.erased);
    }
  } catch {
    show(words.failed);
  }
}

/** Erases all that the browser allows; throws if it refuses something. */
function eraseEverything(erased: () => void): void {
  let failed = false;
  for (const erase of [() => eraseCookies(/./), () => localStorage.clear(), () => sessionStorage.clear()])
    try {
      erase();
    } catch {
      failed = true;
    }
  erased();
  if (failed) throw new Error("the browser did not let everything be erased");
}

function held(): HTMLElement[] {
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

function entry(kind: keyof typeof words.kinds, name: string, value: string): HTMLElement {
  return element("div", element("dt", `${words.kinds[kind]} · ${name}`), element("dd", value));
}

function readable(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
