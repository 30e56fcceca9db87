import { fireEvent, screen } from "@testing-library/dom";
import { serveThemeSwitch } from "@/lib/browser/theme";
import { expectConsole } from "../../console";
import { blockStorage, dropListeners, openPage } from "./page";

dropListeners();

const root = document.documentElement;
const pressed = () => screen.getByRole("button").getAttribute("aria-pressed");
const press = () => fireEvent.click(screen.getByRole("button"));
const runEarly = () => jest.requireActual("@/lib/browser/early");

function open(systemIsDark = false) {
  openPage({ html: "<button data-theme-switch>Tema oscuro</button>" });
  Object.assign(window, {
    matchMedia: () => ({ matches: systemIsDark }),
    // It tells when the page is painted: here, never.
    PerformanceObserver: class {
      observe() {}
    },
  });
}

afterEach(() => {
  delete root.dataset.theme;
  document.head.replaceChildren();
  jest.restoreAllMocks();
});

test.each([
  [false, ["dark", "light"]],
  [true, ["light", "dark"]],
])("with the system dark: %s, each press turns the scheme and keeps it", (dark, themes) => {
  open(dark);
  serveThemeSwitch();
  expect(pressed()).toBe(String(dark));
  for (const theme of themes) {
    press();
    expect([root.dataset.theme, localStorage.getItem("theme")]).toEqual([theme, theme]);
    expect(pressed()).toBe(String(theme === "dark"));
  }
});

test("the bars of the browser are the system's until a scheme is chosen, then the page's colour", () => {
  open();
  document.head.innerHTML = `<style>
    html { background-color: rgb(1, 1, 1); }
    html[data-theme="dark"] { background-color: rgb(2, 2, 2); }
  </style><meta name="theme-color" content="#fff"><meta name="theme-color" content="#000">`;
  const bars = () => [...document.querySelectorAll<HTMLMetaElement>("meta")].map((bar) => bar.content);
  serveThemeSwitch();
  expect(bars()).toEqual(["#fff", "#000"]);
  press();
  expect(bars()).toEqual(["rgb(2, 2, 2)", "rgb(2, 2, 2)"]);
});

test("a blocked storage turns it all the same", () => {
  open();
  blockStorage();
  expectConsole("warn", /^\[keep theme\]/);
  serveThemeSwitch();
  press();
  expect(root.dataset.theme).toBe("dark");
});

test.each([
  ["dark", "dark"],
  ["blue", undefined],
])("before the first paint, a kept «%s» gives %s", (kept, theme) => {
  open();
  localStorage.setItem("theme", kept);
  runEarly();
  expect(root.dataset.theme).toBe(theme);
});

test("before the first paint, a blocked storage leaves the system's scheme, in silence", () => {
  open();
  blockStorage();
  runEarly();
  expect(root.dataset.theme).toBeUndefined();
});

test.each([
  ["that comes back", window, "pageshow"],
  ["that was prepared ahead", document, "prerenderingchange"],
])("a page %s shows what was chosen on another one", (_name, target, event) => {
  open();
  runEarly();
  serveThemeSwitch();
  localStorage.setItem("theme", "dark");
  fireEvent(target, new Event(event));
  expect(root.dataset.theme).toBe("dark");
});
