/** The links that lead on: they must stay in sight while the banner waits. */
const MAIN_BUTTONS = "main a[data-referral], main a[href='#ofertas']";

/**
 * Makes the first layer what it looks like, a note at the edge of a page that can be used: it neither takes the
 * focus nor keeps it, and readers do not take it for a dialog that hides the page.
 */
export function calm(banner: HTMLElement): void {
  banner.setAttribute("role", "region");
  banner.removeAttribute("aria-modal");
  banner.firstElementChild?.removeAttribute("tabindex");
  banner.addEventListener("keydown", (event) => event.key === "Tab" && event.stopPropagation());
}

/** Puts the banner at the top where at the bottom it would cover the page's main button. */
export function place(root: Element): void {
  const banner = root.querySelector<HTMLElement>(".cm");
  const button = document.querySelector(MAIN_BUTTONS);
  if (!banner || !button) return;
  const { top, bottom } = button.getBoundingClientRect();
  const low = banner.getBoundingClientRect();
  const covers = top < low.bottom && bottom > low.top && low.height < top;
  banner.dataset.place = covers ? "top" : "bottom";
}

/** Moves the banner to the other edge whenever at its own it would lie over what the keyboard has reached. */
export function keepFocusInSight(root: Element): void {
  const check = () => {
    const banner = root.querySelector<HTMLElement>(".cm");
    const focused = document.querySelector(":focus-visible");
    if (!banner || !focused || root.contains(focused) || !isAsking()) return;
    const here = banner.dataset.place === "top" ? "top" : "bottom";
    const covered = overlap(banner, focused);
    if (covered === 0) return;
    banner.dataset.place = here === "top" ? "bottom" : "top";
    if (overlap(banner, focused) >= covered) banner.dataset.place = here;
  };
  // The browser scrolls to what takes the focus after it says so; with smooth scrolling, it arrives later still.
  document.addEventListener("focusin", () => requestAnimationFrame(check));
  document.addEventListener("scrollend", check);
}

/** Whoever answered by keyboard goes on from the icon, which stands where the question was. */
export function passFocusOn(root: Element): void {
  if (!isAsking() && root.contains(document.activeElement))
    root.querySelector<HTMLElement>(".cookies")?.focus();
}

const isAsking = () => document.documentElement.classList.contains("show--consent");

/** How far two boxes lie over each other, from top to bottom, in pixels. */
function overlap(one: Element, other: Element): number {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  if (a.left >= b.right || b.left >= a.right) return 0;
  return Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
}

/** The second layer shows all that it explains; each explanation can be folded away. */
export function unfold(dialog: HTMLElement): void {
  for (const title of dialog.querySelectorAll<HTMLElement>("[aria-expanded=false]")) title.click();
}
