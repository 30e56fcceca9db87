import { bisect, errorFunction } from "simple-statistics";
import type { Experiment } from "../config/experiment";
import { decimal, percent } from "../format/format";

/** Counts of one variant: visitors exposed to it, and how many of them clicked. */
export interface Counts {
  visitors: number;
  clicks: number;
}

/** Design of the test: relative lift to detect, power, and confidence level (two-sided). */
const PLAN = { lift: 0.2, power: 0.8, confidence: 0.95 };

/** Below this p-value the assignment or the counting is broken (sample-ratio mismatch). */
export const MISMATCH = 0.001;

/** Standard normal distribution function, and its inverse for probabilities from 0.5. */
const below = (z: number) => 0.5 + 0.5 * errorFunction(z / Math.SQRT2);
const quantile = (part: number) => bisect((z) => below(z) - part, 0, 6, 100, 1e-10);

const Z = quantile(1 - (1 - PLAN.confidence) / 2);

/** P-value of the sample-ratio mismatch test against the record's split (chi-square, one degree of freedom). */
export function mismatch(a: number, b: number, shareOfB: number): number {
  const total = a + b;
  return 2 * (1 - below(Math.abs(b - total * shareOfB) / Math.sqrt(total * shareOfB * (1 - shareOfB))));
}

/**
 * Visitors needed of each variant to detect the planned lift over `rate`, drawn in the record's split (Fleiss, two-sided,
 * no continuity correction).
 */
export function neededVisitors(rate: number, shareOfB: number): { a: number; b: number } {
  const better = Math.min(rate * (1 + PLAN.lift), 1);
  /** Visitors of b for each of a. */
  const ratio = shareOfB / (1 - shareOfB);
  const middle = (rate + ratio * better) / (1 + ratio);
  const spread = (ofA: number, ofB: number) => Math.sqrt(ofA * (1 - ofA) + (ofB * (1 - ofB)) / ratio);
  const sum = Z * spread(middle, middle) + quantile(PLAN.power) * spread(rate, better);
  const needed = (sum / (better - rate)) ** 2;
  return { a: Math.ceil(needed), b: Math.ceil(needed * ratio) };
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
export function report({ slug, shareOfB, names }: Experiment, a: Counts, b: Counts): string[] {
  const p = mismatch(a.visitors, b.visitors, shareOfB);
  const title = `Prueba de /${slug}: a, ${names.a}; b, ${names.b}.`;
  const drawn = `Reparto: ${decimal(a.visitors)} y ${decimal(b.visitors)} visitantes, p = ${p < 0.0001 ? "menos de 0,0001" : p.toFixed(4).replace(".", ",")}.`;
  if (p < MISMATCH)
    return [
      title,
      `${drawn} No puede ser azar: algo falla en el sorteo o en la cuenta.`,
      "Veredicto: ninguno. Busca la causa antes de mirar las tasas, y empieza de nuevo.",
    ];
  const rates = [a, b].map(({ visitors, clicks }) => clicks / visitors) as [number, number];
  const isMeasurable = rates[0] > 0 && rates[0] * (1 + PLAN.lift) < 1;
  const needed = isMeasurable ? neededVisitors(rates[0], shareOfB) : undefined;
  const missing = needed && {
    a: Math.max(0, needed.a - a.visitors),
    b: Math.max(0, needed.b - b.visitors),
  };
  const [low, high] = differenceInterval(a, b);
  const plan = "para ver una mejora del 20 % con una potencia del 80 %";
  const split =
    shareOfB === 0.5
      ? "a partes iguales"
      : `del ${percent(100 - 100 * shareOfB)} y el ${percent(100 * shareOfB)}`;
  return [
    title,
    `${drawn} Como un sorteo ${split}.`,
    needed === undefined
      ? "Visitantes: con esa tasa de a no se puede decir cuántos hacen falta."
      : `Visitantes: hacen falta ${perVariant(needed)} ${plan}. ${missing?.a || missing?.b ? `Faltan ${perVariant(missing)}` : "No falta ninguno"}.`,
    `Tasas: a ${percent(100 * rates[0])}, b ${percent(100 * rates[1])}.`,
    `Diferencia, b menos a: ${points(rates[1] - rates[0])} puntos; con una confianza del 95 %, entre ${points(low)} y ${points(high)}.`,
    `Veredicto: ${verdict(missing && missing.a + missing.b, low, high)}`,
  ];
}

/** «300 de a y 200 de b»; «300 por versión» if they are equal. */
const perVariant = ({ a, b }: { a: number; b: number }) =>
  a === b ? `${decimal(a)} por versión` : `${decimal(a)} de a y ${decimal(b)} de b`;

function verdict(missing: number | undefined, low: number, high: number): string {
  if (missing !== 0)
    return "todavía ninguno. Sigue hasta tener los visitantes que faltan: parar en cuanto gusta el resultado engaña.";
  if (low > 0) return "gana b. Deja b como única versión.";
  if (high < 0) return "gana a. Deja a como única versión.";
  return "sin diferencia demostrada. Quédate con la que prefieras: si una es mejor, lo es por poco, como dice el intervalo.";
}
