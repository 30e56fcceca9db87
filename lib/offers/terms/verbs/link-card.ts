import { z } from "zod";
import { does, shared, verb } from "../ask";

/** Linking a card or a bank account of one's own. */
export const linkCard = verb({
  role: "task",
  takes: "nothing",
  isMinor: true,
  proof: () => "Tarjeta o cuenta: captura donde se vea que está vinculada.",
  schema: z.strictObject({
    do: does("link-card", "Vincular una tarjeta o una cuenta de otro banco."),
    ...shared,
  }),
  words: () => ({
    act: { verb: "vincular", what: "una tarjeta o cuenta" },
    question: {
      id: "tarjeta",
      question: "¿Puedes vincular una tarjeta o una cuenta bancaria?",
      failure: "Sin una tarjeta o una cuenta bancaria vinculada no se cumplen los requisitos.",
    },
    step: { text: "Añade a tu cuenta de {brand} una tarjeta o una cuenta bancaria con la que pagar." },
    loses: "no vinculas una tarjeta o una cuenta bancaria",
  }),
});
