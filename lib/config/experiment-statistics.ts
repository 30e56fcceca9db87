import { bisect, errorFunction } from "simple-statistics";

/** Counts of one variant: visitors exposed to it, and how many of them clicked. */
export interface Counts {
  visitors: number;
  clicks: number;
}

/** Design of the test: relative lift to detect, power, and confidence level (two-sided). */
export const DESIGN = { lift: 0.2, power: 0.8, confidence: 0.95 };

/** Below this p-value the assignment or the counting is broken (sample-ratio mismatch). */
export const MISMATCH = 0.001;

/** Standard normal distribution function, and its inverse for probabilities from 0.5. */
const below = (z: number) => 0.5 + 0.5 * errorFunction(z / Math.SQRT2);
const quantile = (part: number) => bisect((z) => below(z) - part, 0, 6, 100, 1e-10);

const Z = quantile(1 - (1 - DESIGN.confidence) / 2);

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
  const better = Math.min(rate * (1 + DESIGN.lift), 1);
  /** Visitors of b for each of a. */
  const ratio = shareOfB / (1 - shareOfB);
  const middle = (rate + ratio * better) / (1 + ratio);
  const spread = (ofA: number, ofB: number) => Math.sqrt(ofA * (1 - ofA) + (ofB * (1 - ofB)) / ratio);
  const sum = Z * spread(middle, middle) + quantile(DESIGN.power) * spread(rate, better);
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
