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
 * A form that names a part of its page gets its answer there: the page that would answer it is fetched, and its
 * part of that name takes the place of this one's. Where that fails, the form is sent as without script.
 */
function serveForms(note: Tools["note"]): void {
  document.addEventListener("submit", (event) => {
    const form = event.target;
    const place = form instanceof HTMLFormElement && form.dataset.inPlace;
    if (!place) return;
    event.preventDefault();
    answerInPlace(form, place).catch((error: unknown) => {
      note("answer in place", error);
      form.submit();
    });
  });
}

async function answerInPlace(form: HTMLFormElement, place: string): Promise<void> {
  const given = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  const address = `${form.action}?${new URLSearchParams(given)}`;
  const response = await fetch(address);
  const page = parsePage(await response.text());
  const answer = page.getElementById(place);
  if (!response.ok || !answer) throw new Error(`no answer at ${response.url}: ${response.status}`);
  document.getElementById(place)?.replaceWith(answer);
  // A page that is an answer itself would come back with the old one when it is loaded again.
  if (new URL(address).pathname === location.pathname) history.replaceState(null, "", address);
  // What has to be mended, else the title of the answer: there a keyboard or a screen reader goes on.
  (
    answer.querySelector<HTMLElement>("[aria-invalid]") ?? answer.querySelector<HTMLElement>("[tabindex]")
  )?.focus();
}

/** Offers to print where a script can, and dates the sheet then: a date in words takes a phone longer than a frame. */
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

/** Where as many boxes are ticked as a form takes, the others wait until one of them is free: for the keyboard too. */
function serveChoices(): void {
  const form = document.querySelector<HTMLFormElement>("[data-most]");
  const limit = () => {
    const boxes = [...(form?.querySelectorAll<HTMLInputElement>("[type=checkbox]") ?? [])];
    const isFull = boxes.filter(({ checked }) => checked).length >= Number(form?.dataset.most);
    for (const box of boxes) box.disabled = isFull && !box.checked;
  };
  form?.addEventListener("change", limit);
  // A browser that goes back ticks them again.
  addEventListener("pageshow", limit);
  limit();
}
