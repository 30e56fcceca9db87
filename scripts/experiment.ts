import { parseArgs } from "node:util";
import { bisect, errorFunction } from "simple-statistics";
import { decimal, percent } from "@/lib/format/format";

/** Counts of one variant: visitors exposed to it, and how many of them clicked. */
export interface Counts {
  visitors: number;
  clicks: number;
}

/** Design of the test: relative lift to detect, power, and confidence level (two-sided). */
const PLAN = { lift: 0.2, power: 0.8, confidence: 0.95 };

/** Below this p-value the assignment or the counting is broken (sample-ratio mismatch). */
const MISMATCH = 0.001;

/** Standard normal distribution function, and its inverse for probabilities from 0.5. */
const below = (z: number) => 0.5 + 0.5 * errorFunction(z / Math.SQRT2);
const quantile = (part: number) => bisect((z) => below(z) - part, 0, 6, 100, 1e-10);

const Z = quantile(1 - (1 - PLAN.confidence) / 2);

/** P-value of the sample-ratio mismatch test against an even split (chi-square, one degree of freedom). */
export function mismatch(a: number, b: number): number {
  return 2 * (1 - below(Math.abs(a - b) / Math.sqrt(a + b)));
}

/** Visitors needed per variant to detect the planned lift over `rate` (Fleiss, two-sided, no continuity correction). */
export function neededVisitors(rate: number): number {
  const better = Math.min(rate * (1 + PLAN.lift), 1);
  const middle = (rate + better) / 2;
  const spread = (...rates: number[]) => Math.sqrt(rates.reduce((sum, p) => sum + p * (1 - p), 0));
  const sum = Z * spread(middle, middle) + quantile(PLAN.power) * spread(rate, better);
  return Math.ceil((sum / (better - rate)) ** 2);
}

/** Wilson score interval of a rate. */
function rateInterval({ visitors, clicks }: Counts): [low: number, high: number] {
  const rate = clicks / visitors;
  const middle = rate + Z ** 2 / (2 * visitors);
  const half = Z * Math.sqrt((rate * (1 - rate)) / visitors + Z ** 2 / (4 * visitors ** 2));
  const scale = 1 + Z ** 2 / visitors;
  return [(middle - half) / scale, (middle + half) / scale];
}

/** Newcombe's hybrid score interval of the difference of rates, b minus a (1998, method 10). */
export function differenceInterval(a: Counts, b: Counts): [low: number, high: number] {
  const [rateA, rateB] = [a.clicks / a.visitors, b.clicks / b.visitors];
  const [lowA, highA] = rateInterval(a);
  const [lowB, highB] = rateInterval(b);
  const difference = rateB - rateA;
  return [
    difference - Math.hypot(rateB - lowB, highA - rateA),
    difference + Math.hypot(highB - rateB, rateA - lowA),
  ];
}

const points = (value: number) => (value > 0 ? "+" : "") + decimal(100 * value);

/** The report in Spanish: assignment, visitors needed, rates, difference, verdict. Stops at a sample-ratio mismatch. */
export function report(a: Counts, b: Counts): string[] {
  const p = mismatch(a.visitors, b.visitors);
  const drawn = `Reparto: ${decimal(a.visitors)} y ${decimal(b.visitors)} visitantes, p = ${p < 0.0001 ? "menos de 0,0001" : p.toFixed(4).replace(".", ",")}.`;
  if (p < MISMATCH)
    return [
      `${drawn} No puede ser azar: algo falla en el sorteo o en la cuenta.`,
      "Veredicto: ninguno. Busca la causa antes de mirar las tasas, y empieza de nuevo.",
    ];
  const rates = [a, b].map(({ visitors, clicks }) => clicks / visitors) as [number, number];
  const size = Math.min(a.visitors, b.visitors);
  const isMeasurable = rates[0] > 0 && rates[0] * (1 + PLAN.lift) < 1;
  const needed = isMeasurable ? neededVisitors(rates[0]) : undefined;
  const missing = needed === undefined ? undefined : Math.max(0, needed - size);
  const [low, high] = differenceInterval(a, b);
  const plan = "para ver una mejora del 20 % con una potencia del 80 %";
  return [
    `${drawn} Como un sorteo a partes iguales.`,
    needed === undefined
      ? "Visitantes: con esa tasa de a no se puede decir cuántos hacen falta."
      : `Visitantes: hacen falta ${decimal(needed)} por versión ${plan}. ${missing ? `Faltan ${decimal(missing)}` : "No falta ninguno"}.`,
    `Tasas: a ${percent(100 * rates[0])}, b ${percent(100 * rates[1])}.`,
    `Diferencia, b menos a: ${points(rates[1] - rates[0])} puntos; con una confianza del 95 %, entre ${points(low)} y ${points(high)}.`,
    `Veredicto: ${verdict(missing, low, high)}`,
  ];
}

function verdict(missing: number | undefined, low: number, high: number): string {
  if (missing !== 0)
    return "todavía ninguno. Sigue hasta tener los visitantes que faltan: parar en cuanto gusta el resultado engaña.";
  if (low > 0) return "gana b. Deja b como única versión.";
  if (high < 0) return "gana a. Deja a como única versión.";
  return "sin diferencia demostrada. Quédate con la que prefieras: si una es mejor, lo es por poco, como dice el intervalo.";
}

/** Reads «5000/420». Throws in words for the owner. */
export function readCounts(name: string, text: string | undefined): Counts {
  const [, visitors = "", clicks = ""] = /^(\d{1,9})\/(\d{1,9})$/.exec(text ?? "") ?? [];
  const counts = { visitors: Number(visitors), clicks: Number(clicks) };
  if (counts.visitors > 0 && counts.clicks <= counts.visitors) return counts;
  throw new Error(
    `--${name}\n    encontrado: ${text === undefined ? "nada" : `«${text}»`}\n    correcto: visitantes/clics de la versión ${name}, sin puntos y sin más clics que visitantes: 5000/420`,
  );
}

/** `npm run experiment`. Exit code 1 for a sample-ratio mismatch, 2 for wrong arguments. */
function main(): void {
  try {
    const option = { type: "string" } as const;
    const { values } = parseArgs({ options: { a: option, b: option } });
    const [a, b] = [readCounts("a", values.a), readCounts("b", values.b)];
    console.info(report(a, b).join("\n"));
    process.exitCode = mismatch(a.visitors, b.visitors) < MISMATCH ? 1 : 0;
  } catch (error) {
    const { message } = error as Error;
    console.error(`${message}\n\nUso: npm run experiment -- --a visitantes/clics --b visitantes/clics`);
    process.exitCode = 2;
  }
}

if (process.argv[1]?.endsWith("experiment.ts")) main();
