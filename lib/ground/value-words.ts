import type { AmountAnswerFault } from "./query";
import { LARGEST } from "../format/amount";
import { decimal, euros } from "../format/format";
import { quantityWords } from "../format/quantity";
import type { Precision, Span } from "./net-value";
import type { Assumption, Value } from "../offers/value";

/** An amount and, if it is no money to put in, what it is: «100 € de comisiones». */
const assumedWords = ({ name }: Pick<Assumption, "name">, amount: number) =>
  `${euros(amount)}${name === "comisiones" ? " de comisiones" : ""}`;

/** The words of the page «¿Me compensa?», but for those of each offer's own figures. */
export const netValueCopy = {
  form: {
    hint: "En euros, con coma para los céntimos: 1.500,50.",
    calculate: "Calcular",
    /** The link to the form, where it is below. */
    change: "Pon tu cifra",
    changeGiven: "Cambiar",
    /** After the error message of a wrong amount. */
    instead: (used: number) => `Mientras tanto, calculamos con ${euros(used)}.`,
    /** Of an amount in the address that answers a question of other offers; `own` is the question of this one. */
    unread: (typed: string, own: string | undefined) =>
      own
        ? `La dirección de la página lleva la cifra «${typed}» de otra pregunta: no la contamos. Si es tu respuesta a esta, escríbela aquí.`
        : `La dirección de la página lleva la cifra «${typed}», y las cuentas de esta promoción no dependen de ninguna tuya: no cambia nada.`,
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
    /** After a cost that is assumed. */
    supposed: "La cifra es lo que suponemos.",
    /** For a cost that is paid month by month. */
    nothingFirst: "Nada al empezar",
    later: "Después",
    /** Before a cost that is paid with the deposit. */
    fromDeposit: "Incluye",
    nothingMore: "Nada aparte del gasto",
    noSpend: "No sabemos de ningún gasto que pida la promoción.",
    known: (most: number) => `Calculamos con ${euros(most)}, la mayor cantidad para la que sabemos la cifra.`,
    counted: (most: number) =>
      `La promoción vale para un máximo de ${euros(most)}: lo que pase de ahí no ahorra nada.`,
    anyway: "Si ibas a hacer ese gasto de todos modos:",
    /** The same where the other figure is a cost. */
    anywayLeft: "Si ibas a hacer ese gasto de todos modos, te queda:",
    onlyForIt: "Si haces el gasto solo por la promoción:",
    /** Before what may be lost. */
    mayCost: "Puede costarte",
    spendUnknown: "Hay que restar el gasto: no sabemos cuánto es.",
  },
  /** Over the figure of an amount that nobody typed. */
  example: (assumption: Pick<Assumption, "name" | "usual">) =>
    `Ejemplo con ${assumedWords(assumption, assumption.usual)}`,
  /** The same of an amount that the visitor gave. */
  given: (assumption: Pick<Assumption, "name">, amount: number) => `Con ${assumedWords(assumption, amount)}`,
  assumptions: {
    title: "Lo que suponemos",
    /** Names the amount assumed until the visitor enters one. */
    example: (amount: number) =>
      `Partimos de ${euros(amount)}, que es solo un ejemplo: cámbialo por tu cifra.`,
    /** What is assumed of a cost that depends on the visitor. */
    asked: ({ question, euros: each, times = 1, note }: NonNullable<Value["spend"][number]["asked"]>) => {
      const answer = `${euros(each)}${times > 1 && each > 0 ? ` (${decimal(times)} veces)` : ""}`;
      return `${question} Suponemos ${answer}${note ? `, ${note}` : ""}. Puedes cambiarlo en Mi plan.`;
    },
    purchase:
      "Lo que pagas por algo que ibas a comprar o a usar de todos modos no es un coste de la promoción; lo que pagas solo por ella, sí. Las cifras son antes de impuestos.",
  },
} as const;

/**
 * The one wording of amounts in the plan, the comparison and «¿Me compensa?». An approximate amount is rounded down, so
 * that parts and sums agree: «60 €», «Unos 60 €», «60 € o más», «30-90 €», «Nada».
 */
export function spanWords({ least, most }: Span, precision: Precision = "exact"): string {
  if (least !== most)
    return least < 0 ? `De ${euros(least)} a ${euros(most)}` : quantityWords({ least, most, unit: "EUR" });
  if (least === 0) return "Nada";
  if (precision === "least") return `${euros(least)} o más`;
  if (precision === "exact") return euros(least);
  if (least < 1) return `Menos de ${euros(1)}`;
  return least < 2 ? `Alrededor de ${euros(1)}` : `Unos ${euros(Math.floor(least))}`;
}

/** What a remainder supposes of costs that depend on the visitor: «si no pagas más que ahora (lo suponemos)». */
export function suppositions({ spend }: Pick<Value, "spend">): string[] {
  return spend.flatMap(({ asked }) => (asked?.condition ? [`${asked.condition} (lo suponemos)`] : []));
}

/** What remains, in words: less than nothing is a cost. */
export function remainderWords(span: Span, precision?: Precision): string {
  return span.most < 0
    ? `${netValueCopy.figures.mayCost} ${costWords(span).toLowerCase()}`
    : spanWords(span, precision);
}

/** A remainder below nothing, as the cost that it is. */
export function costWords({ least, most }: Span): string {
  return spanWords({ least: -most, most: -least });
}

/** The error messages of a wrong amount. */
export const amountFaults: Readonly<Record<AmountAnswerFault, string>> = {
  unreadable:
    "No entendemos esa cifra. Escríbela con punto para los miles y coma para los céntimos, como 1.500,50.",
  several: "Hay más de una cifra: deja una sola.",
  negative: "La cifra no puede ser negativa: escribe 0 o más.",
  "too-large": `La cifra no puede pasar de ${euros(LARGEST)}: escribe esa o una menor.`,
};
