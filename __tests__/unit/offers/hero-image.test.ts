import { heroImage } from "@/lib/offers/index";

test.each(["avif", "webp"] as const)("a picture is offered as %s at three widths", (format) => {
  expect(heroImage("n26")[format]).toBe(
    `/heroes/n26-640.${format} 640w, /heroes/n26-960.${format} 960w, /heroes/n26-1280.${format} 1280w`,
  );
});

test("a browser that chooses nothing gets the smallest; its place is kept at 4 to 3", () => {
  const { fallback, width, height } = heroImage("n26");
  expect(fallback).toBe("/heroes/n26-640.webp");
  expect(width / height).toBe(4 / 3);
});
