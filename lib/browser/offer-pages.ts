import type { Tools } from "./tools";

/** Where a policy asks for trusted types: a text becomes a document of its own, in which nothing runs or loads. */
let answers: ReturnType<NonNullable<typeof window.trustedTypes>["createPolicy"]> | undefined;

function parsePage(html: string): Document {
  answers ??= window.trustedTypes?.createPolicy("answer", { createHTML: (text) => text });
  return new DOMParser().parseFromString(answers?.createHTML(html) ?? html, "text/html");
}

/** Serves what only the tools have: forms answered in place, a sheet to print, a choice of so many and no more. */
export function serveOfferPages(note: Tools["note"]): void {
  serveForms(note);
  servePrint();
  serveChoices();
}

/**
 * Answers a form in place: fetches the page that would answer it and replaces the part that the form names. If that
 * fails, the form is submitted as without script.
 */
function serveForms(note: Tools["note"]): void {
  // Going back to an earlier answer loads its page; a move within the page changes only the fragment.
  let shown = addressOf(location);
  addEventListener("popstate", () => addressOf(location) !== shown && location.reload());
  document.addEventListener("submit", (event) => {
    const form = event.target;
    const place = form instanceof HTMLFormElement && form.dataset.inPlace;
    if (!place) return;
    event.preventDefault();
    answerInPlace(form, place).then(
      () => (shown = addressOf(location)),
      (error: unknown) => {
        note("answer in place", error);
        document.getElementById(place)?.removeAttribute("aria-busy");
        form.submit();
      },
    );
  });
}

const addressOf = ({ pathname, search }: Location) => pathname + search;

async function answerInPlace(form: HTMLFormElement, place: string): Promise<void> {
  const given = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  const address = new URL(form.action);
  address.search = String(new URLSearchParams(given.filter(([, value]) => value)));
  document.getElementById(place)?.setAttribute("aria-busy", "true");
  const response = await fetch(address);
  const page = parsePage(await response.text());
  const answer = page.getElementById(place);
  if (!response.ok || !answer) throw new Error(`no answer at ${response.url}: ${response.status}`);
  document.getElementById(place)?.replaceWith(answer);
  // Reloading an answer page would otherwise show the old answer.
  if (address.pathname === location.pathname) history.pushState(null, "", response.url + address.hash);
  // Focus goes to the first invalid field, else to the answer's heading, which is scrolled to the top.
  const wrong = answer.querySelector<HTMLElement>("[aria-invalid]");
  if (wrong) return wrong.focus();
  const title = answer.querySelector<HTMLElement>("[tabindex]");
  title?.focus({ preventScroll: true });
  title?.scrollIntoView();
}

/**
 * Offers to print where a script can, and dates the sheet then: a date in words takes a phone longer than a frame.
 */
function servePrint(): void {
  const button = document.querySelector<HTMLElement>("[data-print]");
  const date = document.querySelector("[data-print-date]");
  const showDate = () => {
    if (date)
      date.textContent = new Date().toLocaleDateString("es-ES", {
        dateStyle: "long",
        timeZone: "Europe/Madrid",
      });
  };
  button?.removeAttribute("hidden");
  button?.addEventListener("click", () => print());
  addEventListener("beforeprint", showDate);
}

/**
 * Where as many boxes are ticked as a form takes, the others wait until one of them is free: for the keyboard too.
 */
function serveChoices(): void {
  const form = document.querySelector<HTMLFormElement>("[data-most]");
  const limit = () => {
    const boxes = [...(form?.querySelectorAll<HTMLInputElement>("[type=checkbox]") ?? [])];
    const isFull = boxes.filter(({ checked }) => checked).length >= Number(form?.dataset.most);
    for (const box of boxes) box.disabled = isFull && !box.checked;
  };
  form?.addEventListener("change", limit);
  // The back button restores ticked boxes.
  addEventListener("pageshow", limit);
  limit();
}
