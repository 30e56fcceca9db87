import type { Plan, PlanEntry } from "@/lib/tools/plan/plan";
import { confirmWords, uncheckedWords } from "@/lib/tools/plan/words/plan";
import { urgentWords } from "@/lib/tools/plan/words/timeline";
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

test.each([
  ["before", 1, ["Antes que nada: Una, te queda 1 día. Haz una compra."]],
  ["before", 0, ["Antes que nada: Una, el último día es hoy. Haz una compra."]],
  ["before", 8, []],
  ["before", -1, []],
  ["expected", 1, []],
])(
  "what is under way stands before the plan if its time is nearly up: %s, in %i days",
  (kind, away, words) => {
    const deadline = { kind, away, title: "Haz una compra" };
    const underway = [
      { offer: { brand: "Una", terms: {} }, deadlines: [deadline] },
    ] as unknown as Plan["underway"];
    expect(urgentWords(underway).map(plain)).toEqual(words);
  },
);
