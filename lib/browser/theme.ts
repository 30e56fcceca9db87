import { type Theme, themeKey } from "../config/theme";
import { attempt } from "./attempt";

/** «Tema oscuro» turns the dark scheme on and off, and remembers it. */
export function serveThemeSwitch(): void {
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
