/** @jest-environment node */
import {
  differenceInterval,
  mismatch,
  neededVisitors,
  readCounts,
  report,
  type Counts,
} from "../../../scripts/experiment";

const counts = (visitors: number, clicks: number): Counts => ({ visitors, clicks });

test("a sample-ratio mismatch has the p-value of the published example", () => {
  // Kohavi, Tang, Xu: «Trustworthy Online Controlled Experiments» (2020), chapter 3: 1.8e-6.
  expect(mismatch(821_588, 815_482)).toBeCloseTo(1.8e-6, 7);
});

test.each([
  // statsmodels' and R's `power.prop.test` without correction.
  [0.05, 8158],
  [0.1, 3841],
  [0.2, 1683],
])("at a rate of %d, a lift of a fifth needs %d visitors per variant", (rate, needed) => {
  expect(neededVisitors(rate)).toBe(needed);
});

test.each([
  // Newcombe, «Interval estimation for the difference between independent proportions» (1998), table II, method 10.
  [counts(80, 48), counts(70, 56), 0.0524, 0.3339],
  [counts(10, 3), counts(10, 9), 0.1705, 0.809],
  [counts(29, 0), counts(56, 5), -0.0381, 0.1926],
  [counts(10, 0), counts(10, 10), 0.6075, 1],
  [counts(20, 0), counts(10, 0), -0.1611, 0.2775],
])("the difference of %j and %j is between %d and %d", (a, b, low, high) => {
  const [from, to] = differenceInterval(a, b);
  expect(from).toBeCloseTo(low, 4);
  expect(to).toBeCloseTo(high, 4);
});

test.each<[what: string, a: Counts, b: Counts, said: (string | RegExp)[]]>([
  [
    "a significant difference",
    counts(5000, 420),
    counts(5100, 510),
    [
      "Reparto: 5.000 y 5.100 visitantes, p = 0,3197. Como un sorteo a partes iguales.",
      "Visitantes: hacen falta 4.664 por versión para ver una mejora del 20 % con una potencia del 80 %. No falta ninguno.",
      "Tasas: a 8,4\u00a0%, b 10\u00a0%.",
      /^Diferencia, b menos a: \+1,6 puntos; con una confianza del 95 %, entre \+0,47 y \+2,73\.$/,
      /^Veredicto: gana b\./,
    ],
  ],
  [
    "too few visitors",
    counts(500, 42),
    counts(510, 51),
    [/^Reparto/, /Faltan 4\.164\./, /^Tasas/, /^Dif/, /: todavía ninguno/],
  ],
  ["no difference", counts(9000, 900), counts(9000, 910), [/^R/, /No falta/, /^T/, /^D/, /: sin diferencia/]],
  ["variant a better", counts(9000, 900), counts(9000, 700), [/^R/, /^V/, /^T/, /entre -/, /: gana a/]],
  [
    "no click at all",
    counts(900, 0),
    counts(900, 0),
    [/^R/, /no se puede decir/, /^T/, /^D/, /todavía ninguno/],
  ],
  [
    "a sample-ratio mismatch",
    counts(5000, 420),
    counts(6000, 510),
    [/menos de 0,0001\. No puede ser azar/, /Veredicto: ninguno/],
  ],
])("the report on %s", (_what, a, b, said) => {
  expect(report(a, b)).toEqual(
    said.map((line) => (typeof line === "string" ? line : expect.stringMatching(line))),
  );
});

test.each([undefined, "", "5000", "5.000/420", "0/0", "10/11", "-5/1"])("«%s» are no counts", (text) => {
  expect(() => readCounts("a", text)).toThrow(/^--a\n +encontrado: .*\n +correcto: visitantes\/clics/);
});
