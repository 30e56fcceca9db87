import { type Theme, themeKey } from "../config/theme";
import { attempt, attemptLater, logFailure } from "./attempt";
import { onPress } from "./on-press";

/** Delay before a page opened at `#ofertas` scrolls to them, in ms. */
const DELAY = 100;
/** Distance in px above the viewport from which the offers count as scrolled past. */
const PASSED = 100;

/** Scrolls to the offers again once the layout of a page opened at them is final. */
export function scrollToOffers(): void {
  if (location.hash !== "#ofertas") return;
  setTimeout(() => {
    const offers = document.getElementById("ofertas");
    // Does not scroll back a visitor who has scrolled on.
    if (offers && offers.getBoundingClientRect().top > -PASSED) offers.scrollIntoView();
  }, DELAY);
}

/** A page that is loaded again starts at its top; going back keeps its place. */
export function scrollToTop(): void {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (location.hash || visit?.type !== "reload") return;
  history.scrollRestoration = "manual";
  addEventListener("pagehide", () => (history.scrollRestoration = "auto"));
  const isSmooth =
    document.querySelector("[data-scroll=smooth]") && !matchMedia("(prefers-reduced-motion)").matches;
  scrollTo({ top: 0, behavior: isSmooth ? "smooth" : "instant" });
}

/** «Volver atrás» goes back, or to the home page if there is no previous page. */
export function enhanceBackButton(): void {
  onPress("[data-history-back]", () => {
    if (history.length > 1) history.back();
    else location.assign("/");
  });
}

/**
 * Loads the code that updates dates, where the page was built on an earlier day. On its own day the page brings the
 * sentence with the age of its checks along.
 */
export function correctDates(now: Date): void {
  const freshUntil = Number(document.documentElement.dataset.freshUntil);
  if (now.getTime() < freshUntil)
    for (const line of document.querySelectorAll<HTMLElement>("[data-aged]"))
      replaceText(line, line.dataset.aged);
  else attemptLater("dates", import("./today"), ({ correctDay }) => correctDay(now, replaceText));
}

/** Replaces a text by one that is at most as long. Its box keeps its height, so that nothing below moves up. */
function replaceText(line: HTMLElement, text = ""): void {
  const box = line.closest<HTMLElement>("p,dd,td,li");
  if (box) box.style.minHeight = `${box.offsetHeight}px`;
  line.textContent = text;
}

/** Loads the share code when «Compartir» is pressed, also on an answer that was shown in place. */
export function enhanceShareButton(): void {
  onPress("[data-share]", (button) =>
    attemptLater("share", import("./share"), ({ sharePage }) => sharePage(button)),
  );
}

/**
 * Answers forms in place. A page with such a form loads the code at once, so that a press costs one round trip. If that
 * fails, the form is submitted.
 */
export function enhanceForms(): void {
  const load = () => import("./forms-in-place");
  if (document.querySelector("[data-in-place]")) load().catch(() => {});
  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !form.dataset.inPlace) return;
    event.preventDefault();
    load()
      .then(({ answerInPlace }) => answerInPlace(form, () => correctDates(new Date())))
      .catch((error: unknown) => {
        logFailure("answer", error);
        form.submit();
      });
  });
}

/** Loads the code that limits how many boxes can be ticked, once one changes. */
export function enhanceChoices(): void {
  const form = document.querySelector<HTMLFormElement>("[data-most]");
  form?.addEventListener("change", () =>
    attemptLater("choices", import("./limit-choices"), ({ limitChoices }) => limitChoices(form)),
  );
}

/** Copies the text of the element that a button names, and says so in the button. */
export function enhanceCopyButton(): void {
  onPress("[data-copy]", (button) => {
    const { copy = "", copied = "" } = button.dataset;
    const text = document.getElementById(copy)?.textContent ?? "";
    attemptLater("copy", navigator.clipboard.writeText(text), () =>
      button.parentElement?.querySelector("[role=status]")?.replaceChildren(copied),
    );
  });
}

/**
 * Makes the print buttons print: the page, or only the part that a button names, which the style sheets read from
 * `data-printed`. The date is written only when printing: formatting dates blocks a slow phone. It stands once on a sheet:
 * where the page has a place for it, else beside its address, which comes first.
 */
export function enhancePrintButton(): void {
  const date = [...document.querySelectorAll<HTMLElement>("[data-print-date]")].at(-1);
  // Delegated, because an answer shown in place may bring the button.
  onPress("[data-print]", ({ dataset }) => {
    document.documentElement.dataset.printed = dataset.print;
    print();
  });
  addEventListener("afterprint", () => delete document.documentElement.dataset.printed);
  addEventListener("beforeprint", () => {
    const day = new Date().toLocaleDateString("es", { dateStyle: "long", timeZone: "Europe/Madrid" });
    if (date) date.textContent = `${date.dataset.printDate}${day}`;
  });
}

/** Loads the code that shows the stored data when its button is pressed. `consent.ts` erases it. */
export function enhanceLocalData(): void {
  onPress("[data-show]", (button) =>
    attemptLater("local data", import("./local-data"), (part) => part.showLocalData(button)),
  );
}

/** Adds the manifest's link, which in the HTML would be fetched before the first paint. */
export function addManifestLink(): void {
  const link = document.createElement("link");
  link.rel = "manifest";
  link.href = "/manifest.webmanifest";
  document.head.append(link);
}

/** «Tema oscuro» turns the dark scheme on and off, and remembers it. */
export function enhanceThemeSwitch(): void {
  const button = document.querySelector("[data-theme-switch]");
  const root = document.documentElement;
  const isDark = () =>
    (root.dataset.theme ?? (matchMedia("(prefers-color-scheme:dark)").matches && "dark")) === "dark";
  const show = () => {
    button?.setAttribute("aria-pressed", String(isDark()));
    // The theme-color metas follow the system's scheme by themselves, but not a theme chosen here.
    if (root.dataset.theme)
      for (const bar of document.querySelectorAll<HTMLMetaElement>("[name=theme-color]"))
        bar.content = getComputedStyle(root).backgroundColor;
  };
  button?.addEventListener("click", () => {
    const theme: Theme = isDark() ? "light" : "dark";
    root.dataset.theme = theme;
    attempt("keep theme", () => localStorage.setItem(themeKey, theme));
    show();
  });
  // Also after a return from the back/forward cache.
  show();
  addEventListener("pageshow", show);
}
