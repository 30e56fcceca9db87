import { euros } from "../format/format";
import type { Precision } from "../offers/net-value";

/** How to write an amount, beside the field that asks for one. */
export const amountHint = "En euros, con coma para los céntimos: 1.500,50.";

/** The words of the page «¿Me compensa?», but for those of each offer's own figures. */
export function netValueWords(brand: string) {
  return {
    title: `¿Me compensa la promoción de ${brand}?`,
    description: `Qué te queda de la promoción de ${brand}: beneficio, gasto necesario, dinero que tienes que poner y tiempo, con lo que suponemos a la vista.`,
    lead: "Contamos el gasto, el dinero que tienes que poner y el tiempo.",
    form: {
      title: "Tu cifra",
      hint: amountHint,
      calculate: "Calcular",
      shared: "Tu cifra queda en la dirección de la página: puedes guardarla o compartirla.",
    },
    figures: {
      title: "Las cuentas",
      gain: "Beneficio",
      spend: "Gasto necesario",
      blocked: "Dinero que tienes que poner",
      time: "Tiempo de dedicación",
      remains: "Lo que te queda",
      depends: "Depende",
      nothing: "Nada",
      nothingMore: "Nada aparte del gasto",
      noSpend: "No nos consta que la promoción pida ningún gasto.",
      noTime: "No lo sabemos.",
      anyway: "Si ibas a hacer ese gasto de todos modos:",
      onlyForIt: "Si haces el gasto solo por la promoción:",
      spendUnknown: "Hay que restar el gasto, que no conocemos.",
    },
    assumptions: {
      title: "Lo que suponemos",
      /** Which amount the figures start from, until the visitor says another. */
      example: (amount: number) =>
        `Partimos de ${euros(amount)}, que es solo un ejemplo: cámbialo por tu cifra.`,
      purchase:
        "Lo que pagas por algo que ibas a comprar o a usar de todos modos no es un coste de la promoción; lo que pagas solo por ella, sí. Las cifras son antes de impuestos.",
    },
  } as const;
}

export type NetValueWords = ReturnType<typeof netValueWords>;

/** An amount or a range: «60 €», «Unos 60 €», «60 € o más», «De 30 € a 90 €», «Nada». */
export function spanWords(
  { least, most }: { least: number; most: number },
  precision: Precision = "exact",
): string {
  if (least !== most) return `De ${euros(least)} a ${euros(most)}`;
  if (least === 0) return "Nada";
  if (precision === "least") return `${euros(least)} o más`;
  if (precision === "exact") return euros(least);
  if (least < 1) return `Menos de ${euros(1)}`;
  return least < 1.5 ? `Alrededor de ${euros(1)}` : `Unos ${euros(Math.round(least))}`;
}

/** What remains, in words: less than nothing is a cost. */
export function remainderWords(
  { least, most }: { least: number; most: number },
  precision?: Precision,
): string {
  return most < 0
    ? `Te cuesta ${spanWords({ least: -most, most: -least }).toLowerCase()}`
    : spanWords({ least, most }, precision);
}

/** Shown where only part of the visitor's amount counts. */
export function countedWords(counted: number): string {
  return `La promoción cuenta ${euros(counted)} como máximo: lo que pasa de ahí no suma nada.`;
}

/** The error messages of a wrong amount. */
export function amountFaults(largest: number) {
  return {
    unreadable:
      "No entendemos esa cifra. Escríbela con punto para los miles y coma para los céntimos, como 1.500,50.",
    negative: "La cifra no puede ser negativa.",
    "too-large": `La cifra no puede pasar de ${euros(largest)}.`,
  } as const;
}

/** The amount used in place of a wrong one. */
export function insteadWords(used: number): string {
  return `Mientras tanto, calculamos con ${euros(used)}.`;
}
