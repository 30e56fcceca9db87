/** @jest-environment node */
import { assignVariant } from "@/lib/privacy/variant-assignment";

const phone =
  "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36";
const visit = {
  override: null,
  remembered: undefined,
  userAgent: phone,
  mayKeep: true,
  shareOfB: 0.5,
  dice: () => 0.9,
};

test.each([
  // The parameter decides, then the cookie, then the draw, which gives b here.
  [{ override: "a", remembered: "b" }, "a", true],
  [{ override: "b", remembered: "b" }, "b", false],
  [{ remembered: "a" }, "a", false],
  [{ override: "c", remembered: "a" }, "a", false],
  [{ override: "", remembered: "a" }, "a", false],
  [{ remembered: "A" }, "b", true],
  [{ remembered: "a".repeat(9000) }, "b", true],
  [{}, "b", true],
  [{ shareOfB: 0.2, dice: () => 0.79 }, "a", true],
  [{ shareOfB: 0.2, dice: () => 0.8 }, "b", true],
  [{ mayKeep: false }, "a", false],
  [{ mayKeep: false, remembered: "b" }, "a", false],
  [{ mayKeep: false, override: "b" }, "b", false],
])("%j gets variant %s, stored: %s", (circumstances, variant, keep) => {
  expect(assignVariant({ ...visit, ...circumstances })).toEqual({ variant, keep });
});

test.each([
  "Mozilla/5.0 (Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0",
  // A phone whose name contains «bot».
  "Mozilla/5.0 (Linux; Android 14; CUBOT KINGKONG 9) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36",
])("%s is no crawler", (userAgent) => {
  expect(assignVariant({ ...visit, userAgent })).toEqual({ variant: "b", keep: true });
});
