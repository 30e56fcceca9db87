import { z } from "zod";
import { choice } from "./fields";

/** The names of facts that are not of today's promotion, each with why. Facts without an entry are stated. */
export const factBasisSchema = z
  .record(
    z.string(),
    choice({ supposed: "lo suponemos", earlier: "es de antes y puede no valer hoy" }).meta({
      label: "qué clase de dato es",
    }),
  )
  .describe(
    "Los datos que no son de la promoción de hoy, por su nombre: supposed, lo suponemos nosotros; earlier, es de una edición o de una lista de precios anterior. Los demás los dan el proveedor o las fuentes de la ficha.",
  )
  .meta({
    examples: [{ order: "supposed" }],
    label: "datos supuestos o anteriores",
    shown: "en los datos abiertos",
  });

export type FactBasis = z.output<typeof factBasisSchema>[string];

/** Refuses an entry that names no fact of the offer. */
export function refuseUnknownBasis(
  { facts = {}, factBasis = {} }: { facts?: object | undefined; factBasis?: object | undefined },
  { addIssue }: Pick<z.core.$RefinementCtx, "addIssue">,
): void {
  const message = `un dato de facts: ${Object.keys(facts).join(", ")}`;
  for (const [name, input] of Object.entries(factBasis))
    if (!Object.hasOwn(facts, name)) addIssue({ code: "custom", path: ["factBasis", name], input, message });
}
