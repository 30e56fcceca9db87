import { fireEvent, screen } from "@testing-library/dom";
import { serveThemeSwitch } from "@/lib/browser/theme";
import { themeRecord } from "@/lib/privacy/records";
import { expectConsole } from "../../console";
import { blockStorage, dropListeners, openPage } from "./page";

function open(systemIsDark: boolean) {
  openPage({ html: "<button data-theme-switch>Tema oscuro</button>" });
  Object.assign(window, { matchMedia: () => ({ matches: systemIsDark }) });
}

dropListeners();
// It tells when the page is painted: here, never.
beforeEach(() =>
  Object.assign(window, {
    PerformanceObserver: class {
      observe() {}
    },
  }),
);

const root = document.documentElement;
const pressed = () => screen.getByRole("button").getAttribute("aria-pressed");
const press = () => fireEvent.click(screen.getByRole("button"));

afterEach(() => {
  delete root.dataset.theme;
  jest.restoreAllMocks();
});

test.each([
  [false, ["dark", "light"]],
  [true, ["light", "dark"]],
])("with the system dark: %s, each press turns it and keeps it", (dark, themes) => {
  open(dark);
  serveThemeSwitch();
  expect(pressed()).toBe(String(dark));
  for (const theme of themes) {
    press();
    expect([root.dataset.theme, localStorage.getItem("theme")]).toEqual([theme, theme]);
    expect(pressed()).toBe(String(theme === "dark"));
  }
});

test("a page that comes back shows what was chosen on another one", () => {
  open(false);
  jest.requireActual("@/lib/browser/early");
  serveThemeSwitch();
  expect(pressed()).toBe("false");
  localStorage.setItem(themeRecord.key, "dark");
  fireEvent(window, new Event("pageshow"));
  expect([root.dataset.theme, pressed()]).toEqual(["dark", "true"]);
});

describe("the bars of the browser", () => {
  const bars = () =>
    [...document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")].map((bar) => bar.content);

  function openWithBars() {
    open(false);
    document.head.innerHTML = `<style>
      html { background-color: rgb(1, 1, 1); }
      html[data-theme="dark"] { background-color: rgb(2, 2, 2); }
    </style><meta name="theme-color" content="#fff"><meta name="theme-color" content="#000">`;
    serveThemeSwitch();
  }

  afterEach(() => document.head.replaceChildren());

  test("are the system's until a scheme is chosen, and then the page's own colour", () => {
    openWithBars();
    expect(bars()).toEqual(["#fff", "#000"]);
    for (const colour of ["rgb(2, 2, 2)", "rgb(1, 1, 1)"]) {
      press();
      expect(bars()).toEqual([colour, colour]);
    }
  });

  test("are the page's own where a scheme was chosen before", () => {
    root.dataset.theme = "dark";
    openWithBars();
    expect(bars()).toEqual(["rgb(2, 2, 2)", "rgb(2, 2, 2)"]);
  });
});

test("a blocked storage turns it all the same", () => {
  open(false);
  blockStorage();
  expectConsole("warn", /^\[keep theme\]/);
  serveThemeSwitch();
  press();
  expect(root.dataset.theme).toBe("dark");
});

test("a page without the switch is no failure", () => {
  openPage();
  Object.assign(window, { matchMedia: () => ({ matches: false }) });
  serveThemeSwitch();
});

describe("before the first paint", () => {
  test.each([
    ["dark", "dark"],
    ["light", "light"],
    ["blue", undefined],
    ["", undefined],
  ])("«%s» kept: %s", (kept, theme) => {
    openPage();
    localStorage.setItem(themeRecord.key, kept);
    jest.requireActual("@/lib/browser/early");
    expect(root.dataset.theme).toBe(theme);
    expect(themeRecord.read(kept)).toBe(theme);
  });

  test("and when a page that was prepared ahead is visited", () => {
    openPage();
    jest.requireActual("@/lib/browser/early");
    expect(root.dataset.theme).toBeUndefined();
    localStorage.setItem(themeRecord.key, "dark");
    fireEvent(document, new Event("prerenderingchange"));
    expect(root.dataset.theme).toBe("dark");
  });

  test("a blocked storage leaves the system's, in silence", () => {
    openPage();
    blockStorage();
    jest.requireActual("@/lib/browser/early");
    expect(root.dataset.theme).toBeUndefined();
  });
});
