import {
  leadingInterest,
  freeMoneyInterestWords,
  rivalWords,
  thingWords,
} from "@/lib/tools/plan/words/uncounted";
import { misfitText } from "@/lib/tools/plan/words/misfits";
import { afterTaxWords } from "@/lib/tools/plan/words/assumptions";
import { bestPlanWords } from "@/lib/tools/plan/words/plan";
import { planFor } from "@/lib/tools/plan/plan";
import type { PlanInput } from "@/lib/tools/plan/ways";
import { firstDay, named, type Typed, typed, visitor } from "@/__tests__/plan-offers";
import { plain } from "@/__tests__/unit/offers/sample";

const open = { do: "open" };
const salaried: Typed = {
  id: "sueldo",
  asks: [open, { do: "salary", amount: "800 EUR" }],
  gives: [{ to: "you", money: "400 EUR", when: "unknown" }],
};
const all = [...named("broker", "wallet", "ibercaja"), ...typed(salaried)];
const plan = (money: number, more: Partial<PlanInput> = {}) => planFor(all, visitor(money, more), firstDay);
const payroll = { salary: 2100, bills: 6 };

/** What a plan says of an interest that exceeds it, and where its link leads. */
function beside(answer: ReturnType<typeof plan>): string {
  const lead = leadingInterest(answer);
  if (!lead) return "";
  return plain(`${lead.words} ${lead.link} (${lead.path.replace(/.*[/=]/, "")})`);
}

test("what a payroll earns by interest stands beside the plan where it is more, against the gift for it", () => {
  const answer = plan(12_000, payroll);
  expect(answer.total).toBe(412);
  expect(beside(answer)).toBe(
    "O lleva tu nómina a ibercaja en vez de a sueldo: unos 600 € en doce meses si dejas 12.000 €, antes de impuestos. Compara ibercaja y sueldo (ibercaja-vs-sueldo)",
  );
  // 2.000 € earn about 100 €: less than 400, and said where the offer is outside.
  const less = plan(2000, payroll);
  expect(leadingInterest(less)).toBeUndefined();
  expect(less.salaryRivals.map((rival) => plain(rivalWords(rival)))).toEqual([
    "Solo tienes una nómina, y el plan la lleva a otra. Aquí serían unos 99 € en doce meses si dejas 2.000 €, antes de impuestos.",
  ]);
});

test("an interest that no gift stands against is said beside the plan too, and in no sum", () => {
  const answer = plan(12_000, { salary: 700, bills: 6 });
  expect(answer.total).toBe(12);
  expect(beside(answer)).toBe(
    "Aparte, con tu nómina en ibercaja: unos 600 € en doce meses si dejas 12.000 €, antes de impuestos. Ver ibercaja (ibercaja#oferta)",
  );
});

test("an interest of less than a euro is not named", () => {
  expect(plan(5, { salary: 700, bills: 6 }).interest).toEqual([]);
  const [rival] = plan(5, payroll).salaryRivals;
  expect(rival && rivalWords(rival)).toBe("Solo tienes una nómina, y el plan la lleva a otra.");
});

test("no plan is called the best where an interest that is known leaves more, unless it stands beside it", () => {
  const claims: [boolean, boolean][] = [];
  for (const money of [0, 5, 105, 2000, 12_000, 15_000])
    for (const salary of [undefined, 0, 700, 900, 2100])
      for (const bills of [undefined, 0, 6]) {
        const answer = plan(money, {
          ...(salary !== undefined && { salary }),
          ...(bills !== undefined && { bills }),
        });
        const { interest, salaryRivals, total, totalWithoutSalary } = answer;
        const isKnown = ({ missing }: { missing: readonly string[] }) => missing.length === 0;
        const isMore =
          interest.some((one) => isKnown(one) && one.euros > total) ||
          salaryRivals.some((one) => isKnown(one) && totalWithoutSalary + one.euros > total);
        expect(leadingInterest(answer) !== undefined).toBe(isMore);
        const hasInterest = interest.length + salaryRivals.length > 0;
        expect(/sin contar intereses/.test(bestPlanWords(answer))).toBe(hasInterest);
        // Of an example nobody has answered anything.
        expect(plain(bestPlanWords(answer, money))).toMatch(/^Con [\d.]+ €, este es el plan/);
        for (const misfit of answer.misfits)
          expect(misfitText(misfit, firstDay)).not.toContain("más te deja");
        for (const one of interest) expect(freeMoneyInterestWords(one)).toMatch(/ serían unos \d/);
        claims.push([isMore, hasInterest]);
      }
  expect(claims).toEqual(
    expect.arrayContaining([
      [true, true],
      [false, true],
      [false, false],
    ]),
  );
});

const gift = (tax: unknown): Typed => ({
  id: "otra",
  asks: [open],
  gives: [{ to: "you", money: "100 EUR", tax }],
});

// 420 € of gifts, 8 € of costs: 412 − 79,80.
test.each([
  ["412 € before tax", all, payroll, "Después de impuestos, quizá unos 332 €"],
  ["a gift that comes net", typed(gift("net")), {}, ""],
  ["one that is withheld already", typed(gift({ withheld: "19 %" })), {}, ""],
  ["one that is no income", typed(gift("none")), {}, ""],
  ["one of which nobody says it", typed(gift("unknown")), {}, "Después de impuestos, quizá unos 81 €"],
])("after tax, %s", (_, offers, more, words) => {
  expect(plain(afterTaxWords(planFor(offers, visitor(2000, more), firstDay)) ?? "")).toBe(words);
});

const card = { do: "open", product: "credit" };

test.each<[string, Partial<Typed>, string]>([
  [
    "crypto",
    { risk: "crypto", gives: [{ to: "you", money: "50 EUR", form: "crypto" }] },
    "Con riesgo de perder dinero.",
  ],
  [
    "a credit card",
    { asks: [card], gives: [{ to: "you", thing: "una maleta" }] },
    "Es una tarjeta de crédito. Tomar dinero prestado cuesta dinero.",
  ],
  [
    "interest on an account with a credit card",
    { asks: [open, card], gives: [{ to: "you", rate: "5 %", upTo: "12000 EUR", for: "12 months" }] },
    "Pide una tarjeta de crédito. Tomar dinero prestado cuesta dinero.",
  ],
])("beside a plan, %s is named with its warning", (_, file, warning) => {
  const own: Typed = { id: "otra", verifiedOn: undefined, asks: [open], gives: [], ...file };
  const { interest, things } = planFor(typed(own), visitor(2000), firstDay);
  const words = [...interest.map(freeMoneyInterestWords), ...things.map(thingWords)].map(plain);
  expect(words).toEqual([expect.stringContaining(` ${warning} Sin comprobar.`)]);
});
