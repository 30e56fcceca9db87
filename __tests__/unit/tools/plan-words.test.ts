import type { PlanEntry } from "@/lib/tools/plan/plan";
import { confirmWords, uncheckedWords } from "@/lib/tools/plan/words/plan";
import { plain } from "@/__tests__/unit/offers/sample";

test("what nobody has checked is named apart from the sum", () => {
  const one = (brand: string, verifiedOn: string, euros: number, campaign?: { season: string }) =>
    ({
      offer: { brand, verifiedOn, terms: { campaign } },
      net: { least: euros, most: euros },
      precision: "exact",
    }) as unknown as PlanEntry;
  const [never, checked] = [one("Una", "2000-01", 400), one("Dos", "2026-01", 12)];
  expect(plain(uncheckedWords(never!))).toBe("400 € de Una si su promoción sigue (sin comprobar)");
  expect(plain(uncheckedWords(one("Una", "2000-01", 400, { season: "verano de 2025" })))).toBe(
    "400 € de Una si la promoción de verano de 2025 sigue (sin comprobar)",
  );
  expect(confirmWords([checked!])).toBeUndefined();
  expect(confirmWords([checked!, never!])).toBe("Lo de Una, sin comprobar: confírmalo antes de empezar.");
});
