import { note } from "./attempt";

/** «Volver atrás» goes back, or home where there is nothing behind. */
export function serveBackButton(): void {
  document.querySelector("[data-history-back]")?.addEventListener("click", () => {
    if (history.length > 1) history.back();
    else location.assign("/");
  });
}

/**
 * Loads the code that updates dates when the page was built on an earlier day; does nothing when the clock is behind.
 */
export function correctDates(now: Date): void {
  const freshUntil = Number(document.documentElement.dataset.freshUntil);
  if (now.getTime() < freshUntil) return;
  import("./today").then(
    ({ correctDay }) => correctDay(now),
    (error: unknown) => note("dates", error),
  );
}

/** Loads the share code when «Compartir» is pressed. */
export function serveShareButton(): void {
  const button = document.querySelector<HTMLElement>("[data-share]");
  button?.addEventListener("click", () => {
    import("./share").then(
      ({ sharePage }) => sharePage(button),
      (error: unknown) => note("share", error),
    );
  });
}

/**
 * Fetches the headline face for the visitor's next page, once this one has all that it needs; its style sheet says from
 * where. Not for whoever saves data.
 */
export function fetchHeadlineFace(): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData || matchMedia("(prefers-reduced-data:reduce)").matches) return;
  void document.fonts.load('1em "Bricolage Grotesque"').catch(() => {});
}
