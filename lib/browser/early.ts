// Runs inside the page, before the first paint: a few bytes, no more.
const root = document.documentElement;
try {
  const theme = localStorage.getItem("theme");
  if (theme === "light" || theme === "dark") root.dataset.theme = theme;
} catch {
  // Storage is blocked: the system's scheme stands.
}
