import { madridDate, yearOf } from "@/lib/dates";
import { note } from "./attempt";

/** «Volver atrás» goes back, or home where there is nothing behind. */
export function serveBackButton(): void {
  document.querySelector("[data-history-back]")?.addEventListener("click", () => {
    if (history.length > 1) history.back();
    else location.assign("/");
  });
}

/** A page built last year shows this year's date all the same. */
export function correctYear(now: Date): void {
  const year = document.querySelector("[data-current-year]");
  if (year) year.textContent = String(yearOf(madridDate(now)));
}

/** «Compartir» fetches what it needs when it is pressed. */
export function serveShareButton(): void {
  const button = document.querySelector<HTMLElement>("[data-share]");
  button?.addEventListener("click", () => {
    import("./share").then(
      ({ sharePage }) => sharePage(button),
      (error: unknown) => note("share", error),
    );
  });
}
