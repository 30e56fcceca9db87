import { z } from "zod";
import { choice, label } from "./fields";

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

/** What each fact is, in Spanish, where a fact stands without its sentence. A fact without an entry shows its name. */
export const factNamesSchema = z
  .record(z.string(), label(60).meta({ label: "qué es el dato" }))
  .describe("Qué es cada dato, en pocas palabras, por su nombre: así sale en la tabla de datos abiertos.")
  .meta({
    examples: [{ bonus: "regalo", window: "plazo para la compra" }],
    label: "qué es cada dato",
    shown: "en los datos abiertos",
  });

type Named = Partial<Record<"facts" | "factBasis" | "factNames", object | undefined>>;

/** Refuses an entry that names no fact of the offer. */
export function refuseUnknownFacts(
  { facts = {}, factBasis = {}, factNames = {} }: Named,
  { addIssue }: Pick<z.core.$RefinementCtx, "addIssue">,
): void {
  const message = `un dato de facts: ${Object.keys(facts).join(", ")}`;
  for (const [field, entries] of Object.entries({ factBasis, factNames }))
    for (const [name, input] of Object.entries(entries))
      if (!Object.hasOwn(facts, name)) addIssue({ code: "custom", path: [field, name], input, message });
}
