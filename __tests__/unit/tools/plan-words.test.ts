import type { PlanEntry } from "@/lib/tools/plan/plan";
import { uncheckedWords } from "@/lib/tools/plan/words/plan";
import { plain } from "@/__tests__/unit/offers/sample";

test("what nobody has checked is named with its part of the sum", () => {
  const one = (brand: string, verifiedOn: string, euros: number, campaign?: { season: string }) =>
    ({
      offer: { brand, verifiedOn, terms: { campaign } },
      net: { least: euros, most: euros },
      precision: "exact",
    }) as unknown as PlanEntry;
  const [never, checked] = [one("Una", "2000-01", 400), one("Dos", "2026-01", 12)];
  expect(uncheckedWords([checked], [checked])).toBeUndefined();
  expect(plain(uncheckedWords([never, checked]) ?? "")).toBe(
    "400 € de Una, sin comprobar: confírmalo antes de empezar.",
  );
  expect(plain(uncheckedWords([one("Una", "2000-01", 400, { season: "verano de 2025" })]) ?? "")).toBe(
    "400 € de Una (verano de 2025), sin comprobar: confírmalo antes de empezar.",
  );
  expect(plain(uncheckedWords([never, never], [never]) ?? "")).toBe(
    "400 € de Una, 400 € de Una y lo de Una, sin comprobar: confírmalo antes de empezar.",
  );
  expect(uncheckedWords([checked], [never])).toBe("Lo de Una, sin comprobar: confírmalo antes de empezar.");
});
