import { z } from "zod";
import { does, shared, verb } from "../ask";

/** How a customer takes part in a promotion for customers; what it says is in `joining.ts`, as of signing up. */
export const enrol = verb({
  role: "formality",
  takes: "nothing",
  endsJoining: true,
  joins: () => true,
  proof: () => "Inscripción: el correo o la captura que la confirma.",
  schema: z.strictObject({
    do: does("enrol", "Apuntarse a la promoción, si es para clientes."),
    code: z
      .boolean()
      .optional()
      .describe("true si hay que dar el código de la campaña.")
      .meta({ label: "con el código de la campaña" }),
    ...shared,
  }),
  words: () => ({}),
});
