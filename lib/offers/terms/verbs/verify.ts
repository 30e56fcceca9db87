import { z } from "zod";
import { does, shared, verb } from "../ask";

/** Proving who one is (KYC). */
export const verify = verb({
  role: "formality",
  takes: "nothing",
  proof: () => "Identidad: el correo o la captura que la da por confirmada.",
  schema: z.strictObject({ do: does("verify", "Verificar la identidad (KYC)."), ...shared }),
  words: () => ({
    act: { verb: "verificar", what: "tu identidad (KYC)", theirs: "su identidad (KYC)" },
    short: "Verifica tu identidad",
    question: {
      id: "identidad",
      question: "¿Puedes verificar tu identidad (KYC)?",
      failure:
        "La verificación es obligatoria. Antes de registrarte, mira en la web oficial qué documentos te piden.",
    },
    step: { text: "{brand} exige comprobar quién eres: completa la verificación en tu cuenta nueva." },
    loses: "no verificas tu identidad",
  }),
});
