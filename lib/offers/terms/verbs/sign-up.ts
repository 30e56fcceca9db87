import { z } from "zod";
import { atOnce, does, shared, verb } from "../ask";
import { free } from "../cost";

/** Becoming a customer without more; what it says is in `joining.ts`, because every sentence speaks of it. */
export const signUp = verb({
  name: "sign-up",
  role: "joining",
  takes: "nothing",
  cost: free,
  lasts: atOnce,
  joins: () => true,
  proof: () => "Registro: el correo de bienvenida, con su fecha.",
  schema: z.strictObject({ do: does("sign-up", "Registrarse."), ...shared }),
  words: () => ({}),
});
