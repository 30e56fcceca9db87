/** The Trusted Types policy for parsing an answer: it becomes a separate document, in which nothing runs or loads. */
let answers: ReturnType<NonNullable<typeof window.trustedTypes>["createPolicy"]> | undefined;

function parsePage(html: string): Document {
  answers ??= window.trustedTypes?.createPolicy("answer", { createHTML: (text) => text });
  return new DOMParser().parseFromString(answers?.createHTML(html) ?? html, "text/html");
}

const addressOf = ({ pathname, search }: Location) => pathname + search;

/** Path and query of the answer that the page shows; undefined before the first one in place. */
let shown: string | undefined;

/**
 * Answers a form in place: fetches the page that would answer it and replaces the part that the form names.
 *
 * @throws if that fails; the form is then to be submitted as without script
 */
export async function answerInPlace(form: HTMLFormElement): Promise<void> {
  // Going back to an earlier answer loads its page; a move within the page changes only the fragment.
  if (!shown) addEventListener("popstate", () => addressOf(location) !== shown && location.reload());
  shown = addressOf(location);
  const place = form.dataset.inPlace ?? "";
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
  shown = addressOf(location);
  // Focus goes to the first invalid field, else to the answer's heading, which is scrolled to the top.
  const wrong = answer.querySelector<HTMLElement>("[aria-invalid]");
  if (wrong) return wrong.focus();
  const title = answer.querySelector<HTMLElement>("[tabindex]");
  title?.focus({ preventScroll: true });
  title?.scrollIntoView();
}

/** Where as many boxes are ticked as a form takes, the others wait until one of them is free: for the keyboard too. */
export function limitChoices(form: HTMLFormElement): void {
  const boxes = [...form.querySelectorAll<HTMLInputElement>("[type=checkbox]")];
  const isFull = boxes.filter(({ checked }) => checked).length >= Number(form.dataset.most);
  for (const box of boxes) box.disabled = isFull && !box.checked;
}
