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

/** The second layer shows all that it explains; each explanation can be folded away. */
export function unfold(dialog: HTMLElement): void {
  for (const title of dialog.querySelectorAll<HTMLElement>("[aria-expanded=false]")) title.click();
}
