import { calm, keepFocusInSight, passFocusOn, place } from "@/lib/browser/consent-modal";

function boxOf(element: Element | null, [top, bottom]: readonly [number, number]) {
  if (element) element.getBoundingClientRect = () => new DOMRect(0, top, 100, bottom - top);
}

test.each([
  ["apart", [500, 550], [690, 836], "bottom"],
  ["in the way", [733, 784], [690, 836], "top"],
  ["in the way at both edges", [100, 784], [690, 836], "bottom"],
  ["below the fold", [900, 950], [690, 836], "bottom"],
] as const)("with the main button %s", (_name, button, banner, expected) => {
  document.body.innerHTML = `<main><a data-referral="x" href="/">x</a></main><div id="root"><div class="cm"></div></div>`;
  boxOf(document.querySelector("a"), button);
  boxOf(document.querySelector(".cm"), banner);
  place(document.body);
  expect(document.querySelector<HTMLElement>(".cm")?.dataset.place).toBe(expected);
});

test("a page without a main button leaves it where it is", () => {
  document.body.innerHTML = `<div class="cm"></div>`;
  place(document.body);
  expect(document.querySelector<HTMLElement>(".cm")?.dataset.place).toBeUndefined();
});

test("a calm banner neither takes nor keeps the focus", () => {
  document.body.innerHTML = `<div id="trap"><div class="cm" role="dialog" aria-modal="true"><span tabindex="-1"></span></div></div>`;
  const trap = jest.fn();
  document.querySelector("#trap")?.addEventListener("keydown", trap);
  const banner = document.querySelector<HTMLElement>(".cm");
  if (banner) calm(banner);
  expect(banner?.outerHTML).toBe(`<div class="cm" role="region"><span></span></div>`);
  for (const key of ["Tab", "Escape"])
    banner?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  expect(trap).toHaveBeenCalledTimes(1);
});

describe("what has the focus", () => {
  const HEIGHT = 200;
  const edges = { top: [8, 8 + HEIGHT], bottom: [844 - 8 - HEIGHT, 836] } as const;

  function focusAt(span: readonly [number, number], from: "top" | "bottom", asking = true) {
    document.documentElement.className = asking ? "show--consent" : "";
    document.body.innerHTML = `<div id="root"><div class="cm" data-place="${from}"></div></div><a href="/">x</a>`;
    const [root, banner, link] = ["#root", ".cm", "a"].map((part) =>
      document.querySelector<HTMLElement>(part),
    );
    if (!root || !banner || !link) throw new Error("no page");
    banner.getBoundingClientRect = () => {
      const [top, bottom] = edges[banner.dataset.place === "top" ? "top" : "bottom"];
      return new DOMRect(0, top, 300, bottom - top);
    };
    boxOf(link, span);
    keepFocusInSight(root);
    link.focus();
    document.dispatchEvent(new Event("scrollend"));
    return banner.dataset.place;
  }

  test.each([
    ["under it at the top", [20, 60], "top", true, "bottom"],
    ["under it at the bottom", [700, 740], "bottom", true, "top"],
    ["apart", [400, 440], "bottom", true, "bottom"],
    ["as high as the page", [0, 844], "bottom", true, "bottom"],
    ["as high as the page, under the top", [0, 844], "top", true, "top"],
    ["under a banner that is not shown", [700, 740], "bottom", false, "bottom"],
  ] as const)("%s", (_name, span, from, asking, expected) => {
    expect(focusAt(span, from, asking)).toBe(expected);
  });
});

test.each([
  ["near the page's begin", 0, "bottom"],
  ["further down", 2000, "top"],
] as const)("in the way at both edges, %s: the page makes room", (_name, scrolled, expected) => {
  document.documentElement.className = "show--consent";
  document.body.innerHTML = `<div id="root"><div class="cm"></div></div><a href="/">x</a>`;
  window.scrollY = scrolled;
  for (const part of [".cm", "a"]) boxOf(document.querySelector(part), [200, 240]);
  const [root, link] = [document.querySelector("#root"), document.querySelector("a")];
  if (!root || !link) throw new Error("no page");
  link.scrollIntoView = jest.fn();
  keepFocusInSight(root);
  link.focus();
  document.dispatchEvent(new Event("scrollend"));
  expect(document.querySelector<HTMLElement>(".cm")?.dataset.place).toBe(expected);
  expect(link.scrollIntoView).toHaveBeenCalledWith({ block: "nearest", behavior: "instant" });
  window.scrollY = 0;
});

test.each([
  ["in the banner that is gone", "#in", "", ".cookies"],
  ["in the banner, which still asks", "#in", "show--consent", "#in"],
  ["nowhere", "body", "", ".cookies"],
  ["in the page", "#out", "", "#out"],
])("the focus %s is passed on: from %s", (_name, from, state, expected) => {
  document.documentElement.className = state;
  document.body.innerHTML = `<div id="root"><button class="cookies"></button><button id="in"></button></div><button id="out"></button>`;
  document.querySelector<HTMLElement>(from)?.focus();
  const root = document.querySelector("#root");
  if (root) passFocusOn(root);
  expect(document.querySelector(expected)).toHaveFocus();
});
