import { calm, place } from "@/lib/browser/consent-modal";

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
