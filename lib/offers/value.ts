import { z } from "zod";
import { assumptionNames } from "../config/paths";
import {
  choice,
  euroAmount,
  eurosOrPercent,
  kindOf,
  label,
  lapseRecord,
  sentence,
  text,
  times,
} from "./fields";

const amount = euroAmount.meta({ label: "importe" });
const promised = euroAmount.meta({ label: "importe", promised: true });

/** An amount that the visitor enters; `name` is in the query of the page. */
const assumption = z.strictObject({
  name: z.enum(assumptionNames).meta({ label: "nombre", kind: "choice" }),
  label: label(60, "rótulo", "El rótulo de su casilla: «Cuánto vas a invertir»."),
  usual: euroAmount.meta({ label: "cantidad de ejemplo" }),
  least: z
    .strictObject({ euros: amount, note: sentence(200, "aviso") })
    .optional()
    .meta({ label: "mínimo" }),
});

const gain = z
  .discriminatedUnion(
    "kind",
    [
      z.strictObject({ kind: kindOf("amount", "Una cantidad conocida."), euros: promised }),
      z.strictObject({
        kind: kindOf("range", "Algo entre dos cantidades."),
        least: promised.meta({ label: "lo mínimo" }),
        most: promised.meta({ label: "lo máximo" }),
        // The gain is one of the two or the other, and nothing between them.
        either: z.literal(true).optional().meta({ label: "una u otra" }),
      }),
      z.strictObject({
        kind: kindOf("share", "Tantos euros por cada tantos de lo que dice el visitante."),
        euros: eurosOrPercent.meta({ label: "importe", promised: true }),
        per: euroAmount.meta({ label: "por cada" }),
        // `upTo`: how much of the visitor's amount counts. `most`: the largest gain that the provider promises.
        upTo: euroAmount.optional().meta({ label: "lo máximo que cuenta" }),
        most: z
          .strictObject({ euros: promised, note: sentence(240, "nota") })
          .optional()
          .meta({ label: "lo máximo" }),
        period: text(24, "en cuánto tiempo", "En cuánto tiempo: «al año»."),
        about: z.boolean().optional().meta({ label: "cifra aproximada" }),
        of: assumption.meta({ label: "cantidad del visitante" }),
      }),
      z.strictObject({
        kind: kindOf("unknown", "No se sabe de antemano."),
        why: text(160, "por qué", "Por qué no se sabe."),
        figure: text(
          40,
          "en su unidad",
          "Lo que se gana en su propia unidad, si no es dinero: «9.000 Avios».",
        ).optional(),
        atMost: z.boolean().optional().describe("true si figure es lo máximo.").meta({ label: "lo máximo" }),
        // What an interest pays: pages compute from it what the visitor's amount would earn.
        interest: z
          .strictObject({
            percent: eurosOrPercent.meta({ label: "interés" }),
            upTo: euroAmount.optional().meta({ label: "lo máximo que cuenta" }),
          })
          .optional()
          .meta({ label: "interés de un año" }),
      }),
    ],
    { error: "una clase de beneficio que exista: amount, range, share o unknown" },
  )
  .meta({ label: "lo que se gana" });

/** Euros, what the visitor says, or, where it is left out, unknown. */
const cost = z
  .union([euroAmount, z.literal("assumed")], {
    error: 'una cantidad (5 EUR o "{minimumPurchase}"), assumed, o nada si no se sabe',
  })
  .meta({ label: "importe", kind: "figure", choices: { assumed: "lo que dice el visitante" } });

/** A cost that depends on the visitor: a question of «Mi plan», with the answer that is assumed and said until then. */
const asked = z.strictObject({
  question: text(80, "pregunta", "La pregunta: «¿Cuánto puede costarte cada operación?»."),
  euros: euroAmount.meta({ label: "lo que se supone" }),
  times: times.optional().meta({ label: "cuántas veces" }),
  condition: text(60, "condición", "Lo que se supone: «si cada operación cuesta {order}».").optional(),
  note: text(100, "de dónde sale", "Con el nombre de la fuente: «según ejemplo.es; compruébalo».").optional(),
});

const spent = z
  .strictObject({
    what: label(100, "qué", "Qué se paga."),
    euros: cost.optional(),
    asked: asked.optional().meta({ label: "pregunta de Mi plan" }),
    // `deposit`: paid out of the money of `blocked`. `income`: paid month by month. Without it: needed on the first day, on top.
    from: choice({ deposit: "del depósito", income: "mes a mes" })
      .optional()
      .meta({ label: "de dónde se paga" }),
  })
  .refine(({ euros, asked }) => euros === undefined || asked === undefined, {
    path: ["asked"],
    error: "una sola cosa: euros si se sabe, o asked si se pregunta",
  });

/** Money that stays the visitor's and comes back after `hold`; without it, nobody knows when. */
const blocked = z.strictObject({
  what: label(60, "qué", "Qué queda parado."),
  euros: cost.optional(),
  until: sentence(240, "hasta cuándo", "Qué pasa con ese dinero y hasta cuándo."),
  hold: lapseRecord.optional().meta({ label: "cuánto tarda en volver" }),
  supposed: sentence(200, "qué se supone", "Si lo que dice hold no lo dice el proveedor.").optional(),
});

/** The money that can lose its value. */
const atRisk = z.strictObject({
  what: label(80, "qué", "Qué puede perder valor."),
  euros: cost,
  times: times.optional().meta({ label: "cuántas veces" }),
});

/** The figures of an offer: benefit, costs, and money that is blocked meanwhile. */
export const valueSchema = z
  .strictObject({
    gain,
    spend: z.array(spent).max(8).meta({ label: "lo que se gasta" }),
    blocked: z.array(blocked).max(8).meta({ label: "dinero parado" }),
    atRisk: atRisk.optional().meta({ label: "dinero en riesgo" }),
    onlyIf: label(
      40,
      "condición en Mi plan",
      "Detrás de la cifra: «si llevas tu línea a {brand}».",
    ).optional(),
    outside: sentence(160, "por qué queda fuera de Mi plan").optional(),
    assumptions: z.array(sentence(320)).min(1).max(12).meta({ label: "supuestos" }),
  })
  .refine(
    ({ gain: { kind }, spend, blocked }) =>
      kind === "share" || [...spend, ...blocked].every(({ euros }) => euros !== "assumed"),
    { path: ["gain", "kind"], error: "share, porque otra cifra es la que dice el visitante (assumed)" },
  )
  .refine(({ gain }) => gain.kind !== "range" || gain.least < gain.most, {
    path: ["gain", "most"],
    error: "una cantidad mayor que least",
  })
  .meta({ label: "¿me compensa?", shown: "en ¿Me compensa?, en Mi plan y en la comparación" });

export type Value = z.output<typeof valueSchema>;
export type Assumption = z.infer<typeof assumption>;
