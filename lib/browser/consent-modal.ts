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
  if (!banner) return;
  const low = banner.getBoundingClientRect();
  // What the browser scrolls to stops clear of it.
  document.documentElement.style.setProperty("--asked", `${Math.ceil(low.height) + 16}px`);
  const button = document.querySelector(MAIN_BUTTONS);
  if (!button) return;
  const { top, bottom } = button.getBoundingClientRect();
  const covers = top < low.bottom && bottom > low.top && low.height < top;
  banner.dataset.place = covers ? "top" : "bottom";
}

/** Moves the banner to the other edge, or the page under it, when it lies over what the keyboard has reached. */
export function keepFocusInSight(root: Element): void {
  const check = () => {
    const banner = root.querySelector<HTMLElement>(".cm");
    const focused = document.querySelector(":focus-visible");
    if (!banner || !focused || root.contains(focused) || !isAsking()) return;
    if (!overlap(banner, focused)) return;
    const here = banner.dataset.place === "top" ? "top" : "bottom";
    banner.dataset.place = here === "top" ? "bottom" : "top";
    if (!overlap(banner, focused)) return;
    // In the way at both edges: then at the one from which the page can still be scrolled away.
    const free = innerHeight - banner.getBoundingClientRect().height;
    const { top, height } = focused.getBoundingClientRect();
    const fits = height < free;
    const away = scrollY + top < innerHeight ? "bottom" : "top";
    banner.dataset.place = fits ? away : here;
    if (fits) focused.scrollIntoView({ block: "nearest", behavior: "instant" });
  };
  // The browser scrolls to what takes the focus after it says so; with smooth scrolling, it arrives later still.
  document.addEventListener("focusin", () => requestAnimationFrame(check));
  document.addEventListener("scrollend", check);
}

/** Whoever answered goes on from the icon, which stands where the question was; the tool leaves the focus nowhere. */
export function passFocusOn(root: Element): void {
  const { activeElement, body } = document;
  if (!isAsking() && (activeElement === body || root.contains(activeElement)))
    root.querySelector<HTMLElement>(".cookies")?.focus();
}

const isAsking = () => document.documentElement.classList.contains("show--consent");

/** Whether two boxes lie over each other. */
function overlap(one: Element, other: Element): boolean {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** The second layer shows all that it explains; each explanation can be folded away. */
export function unfold(dialog: HTMLElement): void {
  for (const title of dialog.querySelectorAll<HTMLElement>("[aria-expanded=false]")) title.click();
}
