import { addDays, madridDate } from "../format/calendar-date";

/** The Trusted Types policy for parsing an answer: it becomes a separate document, in which nothing runs or loads. */
const answers = window.trustedTypes?.createPolicy("answer", { createHTML: (text) => text });

const parsePage = (html: string) =>
  new DOMParser().parseFromString(answers?.createHTML(html) ?? html, "text/html");

const addressOf = ({ pathname, search }: Location) => pathname + search;

/** Path and query of the answer that the page shows; undefined before the first one in place. */
let shown: string | undefined;

/** The styles of the answer: the page has only those that it needed before. */
const styles = new CSSStyleSheet();
document.adoptedStyleSheets.push(styles);

const STYLE = /<style>([^]*?)<\/style>/;

/** The page of an answer, its part that is shown, and its final URL after redirects. */
interface Answer {
  page: Document;
  part: HTMLElement;
  url: string;
}

/** The address of the answer that was asked for last. */
let asked: URL | string;

/**
 * Fetches the element with this id from the page at an address. Never ends if another one is asked for meanwhile, as a browser
 * stops loading a page that it has to leave.
 */
async function fetchPart(id: string, address: URL | string): Promise<Answer> {
  asked = address;
  document.getElementById(id)?.setAttribute("aria-busy", "true");
  const response = await fetch(address);
  const html = await response.text();
  if (asked !== address) await new Promise(() => {});
  // The style sheet is left out: the policy of this page would refuse it, even in a document that is never shown.
  const page = parsePage(html.replace(STYLE, ""));
  const part = page.getElementById(id);
  if (!response.ok || !part) throw new Error(`${response.status} ${response.url}`);
  styles.replaceSync(STYLE.exec(html)?.[1] ?? "");
  return { page, part, url: response.url };
}

/**
 * Shows an answer in the place of the page's own part, and its address in the head of the printed sheet. Its dates are those
 * of any day until `correctDates` has run.
 */
function show(id: string, { page, part }: Answer, correctDates: () => void): void {
  const address = "[data-address]";
  document.querySelector(address)?.replaceWith(page.querySelector(address) ?? "");
  document.getElementById(id)?.replaceWith(part);
  correctDates();
}

/**
 * The filled fields of a form. A number of days ago (`data-day`, which names the field for the day) becomes its day here,
 * and so does an empty field that means today (`data-blank`, which names it): the server would answer with a redirect to
 * it, one round trip more.
 */
function entered(form: HTMLFormElement): string[][] {
  return [...new FormData(form)].flatMap(([name, value]) => {
    const field = form.querySelector<HTMLInputElement>(`[name="${name}"]`);
    const day = field?.dataset.day ?? (!value && form.dataset.blank);
    if (day) return [[day, addDays(madridDate(new Date()), -Number(value))]];
    return value ? [[name, String(value)]] : [];
  });
}

/**
 * Replaces the part of the page that the form names with the same part of the answer's page. `correctDates` is called
 * for each part, also for those that the visitor goes back to.
 *
 * @throws if that fails; the caller then submits the form
 */
export async function answerInPlace(form: HTMLFormElement, correctDates: () => void): Promise<void> {
  const partId = form.dataset.inPlace ?? "";
  // Where Google's script runs, `analytics.ts` hides the event from it and sends the other one.
  if (!shown)
    for (const type of ["popstate", "revisit"])
      addEventListener(type, () => showEarlier(partId, correctDates).catch(() => location.reload()));
  shown = addressOf(location);
  const fields = entered(form);
  // Without anything filled, the query would not ask for an answer: its button names the address that says what is missing.
  const forNone = form.querySelector<HTMLButtonElement>("[formaction]")?.formAction;
  const address = new URL((!fields[0] && forNone) || form.action);
  address.search = String(new URLSearchParams(fields));
  const answer = await fetchPart(partId, address);
  const { part, url } = answer;
  show(partId, answer, correctDates);
  // The answer's own address: reloading, sharing or a bookmark shows the same answer.
  // Not the method that Google's script puts in its place, to report the address.
  History.prototype.pushState.call(history, null, "", url + address.hash);
  shown = addressOf(location);
  // Focus goes to the first mistake, else to the answer's heading, which is scrolled to the top.
  const wrong = part.querySelector<HTMLElement>("[aria-invalid],.error[tabindex]");
  if (wrong) return focusLater(wrong);
  titleOf(part)?.scrollIntoView();
  focusLater(titleOf(part), true);
}

/** Shows the answer of the address that the visitor went back to. A reload would lose the listener for more steps. */
async function showEarlier(partId: string, correctDates: () => void): Promise<void> {
  const address = addressOf(location);
  if (address === shown) return;
  shown = address;
  const answer = await fetchPart(partId, address);
  show(partId, answer, correctDates);
  focusLater(titleOf(answer.part), true);
}

const titleOf = (part: HTMLElement) => part.querySelector<HTMLElement>("[tabindex]");

/**
 * Moves the focus once a screen reader has seen that the part with the old focus is gone: moved at once, Orca says nothing
 * and reads on behind the answer.
 */
function focusLater(target: HTMLElement | null, preventScroll = false): void {
  setTimeout(() => target?.focus({ preventScroll }), 200);
}
