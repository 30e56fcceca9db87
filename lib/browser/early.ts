import { themeRecord } from "@/lib/theme";

// Runs inside the page, before the first paint: a few bytes, no more.
const root = document.documentElement;
try {
  const theme = themeRecord.read(localStorage.getItem(themeRecord.key));
  if (theme) root.dataset.theme = theme;
} catch {
  // Storage is blocked: the system's scheme stands.
}
