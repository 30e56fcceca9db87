import type { Experiment } from "@/lib/config/experiment";
import {
  type Counts,
  differenceInterval,
  mismatch,
  neededVisitors,
} from "@/lib/config/experiment-statistics";
import { report } from "@/lib/copy/experiment-report";
import { chosenExperiment, readCounts } from "../../../scripts/experiment";

const counts = (visitors: number, clicks: number): Counts => ({ visitors, clicks });

const even: Experiment = {
  slug: "muestra",
  cookie: "ab_variant",
  log: "ab_tracking_data",
  eventPrefix: "ab",
  shareOfB: 0.5,
};

test("a sample-ratio mismatch has the p-value of the published example", () => {
  // Kohavi, Tang, Xu: «Trustworthy Online Controlled Experiments» (2020), chapter 3: 1.8e-6.
  expect(mismatch(821_588, 815_482, 0.5)).toBeCloseTo(1.8e-6, 7);
});

test("at a rate of a tenth, a lift of a fifth needs 3,841 visitors per variant", () => {
  // statsmodels' and R's `power.prop.test` without correction.
  expect(neededVisitors(0.1, 0.5)).toEqual({ a: 3841, b: 3841 });
});

test("of an uneven split, the smaller variant needs fewer visitors and the whole test more", () => {
  // The smallest sizes of ratio 4 at which the two-sided test of 10 % against 12 % has a power of 80 %.
  expect(neededVisitors(0.1, 0.2)).toEqual({ a: 9412, b: 2353 });
});

test("an 80/20 split is judged by its own share", () => {
  const uneven = { ...even, shareOfB: 0.2 };
  const [, split] = report(uneven, counts(8000, 800), counts(2000, 200));
  expect(split).toMatch(/8\.000 y 2\.000 .*p = 1,0000\. .*80\s% .*20\s%/);
  expect(report(uneven, counts(5000, 420), counts(5000, 510))[1]).toContain("No puede ser azar");
});

test("with several tests, the report needs the name of one", () => {
  const other = { ...even, slug: "otra" };
  expect(chosenExperiment(undefined, [even])).toBe(even);
  expect(chosenExperiment("otra", [even, other])).toBe(other);
  for (const [slug, all] of [
    [undefined, [even, other]],
    ["nada", [even]],
    [undefined, []],
  ] as const)
    expect(() => chosenExperiment(slug, all)).toThrow(/^--slug\n +encontrado: .*\n +correcto: la oferta/);
});

test.each([
  // Newcombe, «Interval estimation for the difference between independent proportions» (1998), table II, method 10.
  [counts(80, 48), counts(70, 56), 0.0524, 0.3339],
  [counts(29, 0), counts(56, 5), -0.0381, 0.1926],
  [counts(10, 0), counts(10, 10), 0.6075, 1],
])("the difference of %j and %j is between %d and %d", (a, b, low, high) => {
  const [from, to] = differenceInterval(a, b);
  expect(from).toBeCloseTo(low, 4);
  expect(to).toBeCloseTo(high, 4);
});

test.each<[what: string, a: Counts, b: Counts, expected: RegExp[]]>([
  [
    "a significant difference",
    counts(5000, 420),
    counts(5100, 510),
    [/p = 0,3197/, /hacen falta 4\.664 .*No falta/, /a 8,4.*b 10/, /\+1,6 .*\+0,47 y \+2,73/, /: gana b/],
  ],
  [
    "too few visitors",
    counts(500, 42),
    counts(510, 51),
    [/^Reparto/, /Faltan 4\.164 de a y 4\.154 de b\./, /^Tasas/, /^Dif/, /: todavía ninguno/],
  ],
  ["no difference", counts(9000, 900), counts(9000, 910), [/^R/, /No falta/, /^T/, /^D/, /: sin diferencia/]],
  ["variant a better", counts(9000, 900), counts(9000, 700), [/^R/, /^V/, /^T/, /entre -/, /: gana a/]],
  ["no click", counts(900, 0), counts(900, 0), [/^R/, /no se puede decir/, /^T/, /^D/, /todavía ninguno/]],
  ["a sample-ratio mismatch", counts(5000, 420), counts(6000, 510), [/No puede ser azar/, /: ninguno/]],
])("the report on %s", (_what, a, b, expected) => {
  const [title, ...lines] = report(even, a, b);
  expect(title).toMatch(/muestra.*dos columnas.*centrada/);
  expect(lines).toEqual(expected.map((line) => expect.stringMatching(line)));
});

test.each([undefined, "", "5000", "5.000/420", "0/0", "10/11", "-5/1"])("«%s» are no counts", (text) => {
  expect(() => readCounts("a", text)).toThrow(/^--a\n +encontrado: .*\n +correcto: visitantes\/clics/);
});
