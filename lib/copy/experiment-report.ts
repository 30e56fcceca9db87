import {
  type Counts,
  DESIGN,
  differenceInterval,
  mismatch,
  MISMATCH,
  neededVisitors,
} from "../config/experiment-statistics";
import type { Experiment } from "../config/experiment";
import { decimal, percent } from "../format/format";
import { variantNames } from "./debug";

const points = (value: number) => (value > 0 ? "+" : "") + decimal(100 * value);

/** The report in Spanish: assignment, visitors needed, rates, difference, verdict. Stops at a sample-ratio mismatch. */
export function report({ slug, cookie, shareOfB }: Experiment, a: Counts, b: Counts): string[] {
  const p = mismatch(a.visitors, b.visitors, shareOfB);
  const names = variantNames[cookie];
  const title = `Prueba de /${slug}${names ? `: a, ${names.a}; b, ${names.b}` : ""}.`;
  const drawn = `Reparto: ${decimal(a.visitors)} y ${decimal(b.visitors)} visitantes, p = ${p < 0.0001 ? "menos de 0,0001" : p.toFixed(4).replace(".", ",")}.`;
  if (p < MISMATCH)
    return [
      title,
      `${drawn} No puede ser azar: algo falla en el sorteo o en la cuenta.`,
      "Veredicto: ninguno. Busca la causa antes de mirar las tasas, y empieza de nuevo.",
    ];
  const rates = [a, b].map(({ visitors, clicks }) => clicks / visitors) as [number, number];
  const isMeasurable = rates[0] > 0 && rates[0] * (1 + DESIGN.lift) < 1;
  const needed = isMeasurable ? neededVisitors(rates[0], shareOfB) : undefined;
  const missing = needed && {
    a: Math.max(0, needed.a - a.visitors),
    b: Math.max(0, needed.b - b.visitors),
  };
  const [low, high] = differenceInterval(a, b);
  const plan = `para ver una mejora del ${percent(100 * DESIGN.lift)} con una potencia del ${percent(100 * DESIGN.power)}`;
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
    `Diferencia, b menos a: ${points(rates[1] - rates[0])} puntos; con una confianza del ${percent(100 * DESIGN.confidence)}, entre ${points(low)} y ${points(high)}.`,
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
