import { localData as words } from "../copy/local-data";
import { eraseCookies } from "./cookies";

interface Held {
  kind: keyof typeof words.kinds;
  name: string;
  value: string;
}

/**
 * Answers the buttons that show and erase what this browser keeps of the site.
 *
 * @param erased called after everything was erased, the consent cookie included
 */
export function serveLocalData(box: Element, pressed: EventTarget | null, erased: () => void): void {
  const matches = (selector: string) => pressed instanceof Element && pressed.closest(selector) !== null;
  const show = (...answer: Node[]) => box.querySelector("[role=status]")?.replaceChildren(...answer);
  try {
    if (matches("[data-show]")) {
      const all = held();
      show(...(all.length > 0 ? [paragraph(words.found), list(all)] : [paragraph(words.nothing)]));
    }
    if (matches("[data-erase]")) {
      eraseEverything(erased);
      show(paragraph(words.erased));
    }
  } catch {
    show(paragraph(words.failed));
  }
}

/** Erases as much as the browser lets it. */
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

function held(): Held[] {
  const cookies = document.cookie.split("; ").flatMap((pair): Held[] => {
    const [name = "", ...value] = pair.split("=");
    return name ? [{ kind: "cookie", name, value: readable(value.join("=")) }] : [];
  });
  return [...cookies, ...inStorage("local", localStorage), ...inStorage("session", sessionStorage)];
}

function inStorage(kind: Held["kind"], storage: Storage): Held[] {
  return Object.keys(storage).map((name) => ({ kind, name, value: storage.getItem(name) ?? "" }));
}

function readable(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

function paragraph(text: string): HTMLElement {
  const element = document.createElement("p");
  element.textContent = text;
  return element;
}

function list(all: Held[]): HTMLElement {
  const element = document.createElement("dl");
  for (const { kind, name, value } of all) {
    const group = document.createElement("div");
    const term = document.createElement("dt");
    const description = document.createElement("dd");
    term.textContent = `${words.kinds[kind]} · ${name}`;
    description.textContent = value;
    group.append(term, description);
    element.append(group);
  }
  return element;
}
