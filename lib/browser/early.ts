import { themeRecord } from "@/lib/theme";

// Runs inside the page, before the first paint: a few bytes, no more.
const root = document.documentElement;

function showTheme(): void {
  try {
    const theme = themeRecord.read(localStorage.getItem(themeRecord.key));
    if (theme) root.dataset.theme = theme;
  } catch {
    // Storage is blocked: the system's scheme stands.
  }
}

showTheme();
// Prepared ahead, or come back from the browser's memory: the switch may have been turned on another page since.
document.addEventListener("prerenderingchange", showTheme);
addEventListener("pageshow", showTheme);
