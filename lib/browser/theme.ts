import { type Theme, themeRecord } from "@/lib/theme";
import { attempt } from "./attempt";

/** «Tema oscuro» turns the dark scheme on and off, and remembers it. */
export function serveThemeSwitch(): void {
  const button = document.querySelector("[data-theme-switch]");
  const root = document.documentElement;
  const isDark = () =>
    (root.dataset.theme ?? (matchMedia("(prefers-color-scheme:dark)").matches && "dark")) === "dark";
  const show = () => button?.setAttribute("aria-pressed", String(isDark()));
  button?.addEventListener("click", () => {
    const theme: Theme = isDark() ? "light" : "dark";
    root.dataset.theme = theme;
    attempt("keep theme", () => localStorage.setItem(themeRecord.key, theme));
    show();
  });
  // The scheme that the page came with, and the one that it finds when it comes back from the browser's memory.
  show();
  addEventListener("pageshow", show);
}
