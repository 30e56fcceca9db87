import { z } from "zod";
import { choice, text } from "../../fields";
import { does, shared, verb } from "../ask";
import { laterCost, laterFigures, laterWords } from "../later-cost";
import { inFirst, lapseFigure, within } from "../within";

/** The most characters of a product's name in a short condition. */
const MAX_LABEL_LENGTH = 35;

const CREDIT_COSTS = "Mira si la tarjeta de crédito tiene cuota y qué intereses cobra si aplazas el pago.";

const CREDIT_LOOK_UP =
  "{brand} tiene que concederte la tarjeta. Mira qué cuota tiene y qué intereses cobra si aplazas el pago.";

/** Whether a product is a card, which one asks for. */
export const isCard = (product: string | undefined) => product === "card" || product === "credit";

/** Opening a product: becoming a customer where it comes first, one more step where another verb has done that. */
export const open = verb({
  role: "joining",
  takes: "nothing",
  paysAnyway: ({ product }) => (product === "credit" ? ["card"] : []),
  joins: () => true,
  refusal: ({ product }) => (product === "credit" ? "{brand} no te concede la tarjeta" : undefined),
  proof: ({ product }) =>
    isCard(product)
      ? "Tarjeta: tu solicitud y la respuesta, con su fecha."
      : "Apertura: el contrato o el correo que la confirma.",
  schema: z.strictObject({
    do: does("open", "Abrir un producto: una cuenta, una tarjeta."),
    what: text(50)
      .optional()
      .describe("Qué se abre, con su artículo: «la Cuenta Nómina». Sin este campo, «la cuenta».")
      .meta({ label: "qué se abre" }),
    product: choice({ account: "una cuenta", card: "una tarjeta", credit: "una tarjeta de crédito" })
      .optional()
      .describe(
        "card si es una tarjeta, que se pide; credit si es de crédito, y la web avisa; sin este campo, una cuenta, que se abre.",
      )
      .meta({ label: "qué clase de producto" }),
    locks: text(20)
      .optional()
      .describe("De una tarjeta, lo que hay que dejar bloqueado para tenerla: «CRO».")
      .meta({ label: "qué se bloquea" }),
    within,
    later: laterCost,
    ...shared,
  }),
  figures: ({ within: time, later }) => ({
    within: lapseFigure(time, "openWindow", "plazo para abrirlo o pedirlo"),
    ...laterFigures(later),
  }),
  words: ({ what = "la cuenta", product, locks, within: time, later }, slot, { joining }) => {
    const isOrdered = isCard(product);
    const when = inFirst(time, slot.within);
    return {
      act: { verb: isOrdered ? "pedir" : "abrir", what, ...(locks && { locks }), time: when },
      ...(what.length > MAX_LABEL_LENGTH && { short: isOrdered ? "Pide la tarjeta" : "Abre la cuenta" }),
      question: isOrdered
        ? { id: "pedir", failure: `La promoción exige ${what}: sin ella no se cumplen los requisitos.` }
        : { id: "abrir", failure: `La promoción pide abrir ${what}: si no, no se cumplen los requisitos.` },
      ...(isOrdered && !locks && { step: { text: `La promoción de {brand} exige ${what}${when}.` } }),
      ...(product === "credit" && { finePrint: [CREDIT_COSTS], lookUps: [CREDIT_LOOK_UP] }),
      ...laterWords(later, slot, joining, what),
    };
  },
});
