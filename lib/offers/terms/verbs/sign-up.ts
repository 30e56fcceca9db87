import { z } from "zod";
import { does, shared, verb } from "../ask";

/** Becoming a customer without more; what it says is in `joining.ts`, because every sentence speaks of it. */
export const signUp = verb({
  role: "joining",
  takes: "nothing",
  joins: () => true,
  proof: () => "Registro: el correo de bienvenida, con su fecha.",
  schema: z.strictObject({ do: does("sign-up", "Registrarse."), ...shared }),
  words: () => ({}),
});
