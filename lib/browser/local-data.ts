import { localData as words } from "../copy/local-data";

interface Held {
  kind: keyof typeof words.kinds;
  name: string;
  value: string;
}

/** Serves the buttons that show and erase what this browser keeps of the site, and shows them from then on. */
export function serveLocalData(box: Element, eraseEverything: () => void): void {
  const result = box.querySelector("[role=status]");
  const serve = (button: string, answer: () => (Node | string)[]) =>
    box.querySelector(button)?.addEventListener("click", () => {
      try {
        result?.replaceChildren(...answer());
      } catch {
        result?.replaceChildren(paragraph(words.failed));
      }
    });
  serve("[data-show]", () => {
    const all = held();
    return all.length > 0 ? [paragraph(words.found), list(all)] : [paragraph(words.nothing)];
  });
  serve("[data-erase]", () => {
    eraseEverything();
    return [paragraph(words.erased)];
  });
  box.removeAttribute("hidden");
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
