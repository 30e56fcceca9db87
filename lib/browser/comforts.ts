import { note } from "./attempt";
import { tools } from "./consent";

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

/** Loads the code that answers a form in place when one is sent. If that fails, the form is submitted as without script. */
export function serveForms(): void {
  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !form.dataset.inPlace) return;
    event.preventDefault();
    import("./offer-pages")
      .then(({ answerInPlace }) => answerInPlace(form))
      .catch((error: unknown) => {
        note("answer in place", error);
        document.getElementById(form.dataset.inPlace ?? "")?.removeAttribute("aria-busy");
        form.submit();
      });
  });
}

/** Loads the code that limits how many boxes of a form are ticked when one of them changes. */
export function serveChoices(): void {
  const form = document.querySelector<HTMLFormElement>("[data-most]");
  form?.addEventListener("change", () => {
    import("./offer-pages").then(
      ({ limitChoices }) => limitChoices(form),
      (error: unknown) => note("choices", error),
    );
  });
}

/** Offers to print where a script can, and dates the sheet then: a date in words takes a phone longer than a frame. */
export function servePrint(): void {
  const button = document.querySelector<HTMLElement>("[data-print]");
  const date = document.querySelector("[data-print-date]");
  button?.removeAttribute("hidden");
  button?.addEventListener("click", () => print());
  addEventListener("beforeprint", () => {
    if (date)
      date.textContent = new Date().toLocaleDateString("es-ES", {
        dateStyle: "long",
        timeZone: "Europe/Madrid",
      });
  });
}

/** Loads the code that shows and erases the stored data when one of its buttons is pressed. */
export function serveLocalData(): void {
  const box = document.querySelector<HTMLElement>("[data-local-data]");
  box?.removeAttribute("hidden");
  box?.addEventListener("click", ({ target }) => {
    import("./local-data").then(
      (part) => part.serveLocalData(box, target, tools.answered),
      (error: unknown) => note("local data", error),
    );
  });
}

/** Adds the manifest's link, which in the HTML would be fetched before the first paint. */
export function nameManifest(): void {
  const link = document.createElement("link");
  link.rel = "manifest";
  link.href = "/manifest.webmanifest";
  document.head.append(link);
}
