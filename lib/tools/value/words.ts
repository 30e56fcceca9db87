import { euros } from "../../format/format";
import type { Assumption } from "../../offers/value";

/** The words after each amount that a visitor enters: what it is, unless it is money to put in. */
const afterAmount: Readonly<Record<Assumption["name"], string>> = {
  importe: "",
  comisiones: " de comisiones",
};

/** An amount and, if it is no money to put in, what it is: «100 € de comisiones». */
const assumedWords = ({ name }: Pick<Assumption, "name">, amount: number) =>
  `${euros(amount)}${afterAmount[name]}`;

/** The words of the page «¿Me compensa?», but for those of each offer's own figures. */
export const valueCopy = {
  form: {
    calculate: "Calcular",
    /** The link to the form, where it is below. */
    change: "Pon tu cifra",
    /** Note after the error message of a wrong amount. */
    instead: (used: number) => `Mientras tanto, calculamos con ${euros(used)}.`,
    /** Note on an amount in the address that answers a question of other offers; `own` is the question of this one. */
    unread: (typed: string, own: string | undefined) =>
      own
        ? `La dirección de la página lleva la cifra «${typed}» de otra pregunta: no la contamos. Si es tu respuesta a esta, escríbela aquí.`
        : `La dirección de la página lleva la cifra «${typed}», y las cuentas de esta promoción no dependen de ninguna tuya: no cambia nada.`,
    shared: "Tu cifra queda en la dirección de la página: puedes guardarla o compartirla.",
  },
  /** Sentence in place of the account, where nobody new can have the offer. */
  closed: "No calculamos qué te quedaría: no nos consta que hoy se pueda pedir esta promoción.",
  /** Words in place of the figure, for an amount that is less than what counts. */
  uncounted: "No lo calculamos",
  /** Note under the figure of an amount that nobody typed. */
  example: (assumption: Pick<Assumption, "name" | "usual">) =>
    `Ejemplo con ${assumedWords(assumption, assumption.usual)}`,
  /** Note under the figure of an amount that the visitor gave. */
  given: (assumption: Pick<Assumption, "name">, amount: number) => `Con ${assumedWords(assumption, amount)}`,
  assumptions: {
    title: "Lo que suponemos",
    /** Names the amount assumed until the visitor enters one. */
    example: (amount: number) =>
      `Partimos de ${euros(amount)}, que es solo un ejemplo: cámbialo por tu cifra.`,
    purchase:
      "Lo que pagas por algo que ibas a comprar o a usar de todos modos no es un coste de la promoción; lo que pagas solo por ella, sí.",
    tax: (isNet: boolean) => `Las cifras son ${isNet ? "después" : "antes"} de impuestos.`,
  },
} as const;
