import { z } from "zod";
import { assumptionNames } from "../config/paths";
import {
  choice,
  euros,
  eurosOrNone,
  kindOf,
  label,
  lapse,
  percentage,
  sentence,
  text,
  times,
} from "./fields";

const amount = euros.meta({ label: "importe" });
const promised = euros.meta({ label: "importe", promised: true });

/** An amount that the visitor enters; it is in the query of the page. */
const assumption = z.strictObject({
  name: z
    .enum(assumptionNames)
    .describe("Cómo se llama esa cantidad en la dirección de ¿Me compensa?: uno de los que hay.")
    .meta({ label: "nombre", kind: "choice" }),
  label: label(60).describe("El rótulo de su casilla: «Cuánto vas a invertir».").meta({ label: "rótulo" }),
  usual: euros
    .describe("Lo que se supone mientras no diga otra cosa: un ejemplo redondo.")
    .meta({ label: "cantidad de ejemplo" }),
  least: z
    .strictObject({ euros: amount, note: sentence(200).meta({ label: "aviso" }) })
    .optional()
    .describe("El aviso, y por debajo de cuántos euros sale.")
    .meta({ label: "mínimo" }),
});

const shared = {
  period: text(24).describe("En cuánto tiempo: «al año».").meta({ label: "en cuánto tiempo" }),
  about: z
    .boolean()
    .optional()
    .describe("true si la cifra del proveedor es solo aproximada.")
    .meta({ label: "cifra aproximada" }),
  of: assumption.describe("La cantidad que dice el visitante.").meta({ label: "cantidad del visitante" }),
};

const gain = z
  .discriminatedUnion(
    "kind",
    [
      z.strictObject({ kind: kindOf("amount", "Una cantidad conocida."), euros: promised }),
      z.strictObject({
        kind: kindOf("range", "Algo entre dos cantidades."),
        least: promised.meta({ label: "lo mínimo" }),
        most: promised.meta({ label: "lo máximo" }),
      }),
      z
        .strictObject({
          kind: kindOf("percent", "Un tanto por ciento de lo que dice el visitante."),
          percent: percentage.meta({ label: "tanto por ciento", promised: true }),
          ...shared,
        })
        .transform(({ percent, period, about, of }) => ({
          kind: "share" as const,
          euros: percent,
          per: 100,
          period,
          about,
          of,
          upTo: undefined,
          most: undefined,
        })),
      z.strictObject({
        kind: kindOf("share", "Tantos euros por cada tantos de lo que dice el visitante."),
        euros: promised.describe("Los euros que se ganan; en share, por cada per."),
        per: euros
          .describe("Los euros del visitante por los que se ganan euros.")
          .meta({ label: "por cada" }),
        upTo: euros
          .optional()
          .describe("Lo máximo que cuenta de su cantidad; sin este campo, toda.")
          .meta({ label: "lo máximo que cuenta" }),
        most: z
          .strictObject({ euros: promised, note: sentence(240).meta({ label: "nota" }) })
          .optional()
          .describe(
            "En range, la cantidad mayor. En share, la mayor que se promete: más allá no se da una cifra, y note dice qué se sabe.",
          )
          .meta({ label: "lo máximo" }),
        ...shared,
      }),
      z.strictObject({
        kind: kindOf("unknown", "No se sabe de antemano."),
        why: text(160).describe("Por qué no se sabe.").meta({ label: "por qué" }),
      }),
    ],
    { error: "una clase de beneficio que exista: amount, range, percent, share o unknown" },
  )
  .describe("Qué se gana. Sus cifras son datos de facts, los mismos que dice benefit.")
  .meta({ label: "lo que se gana" });

const cost = z
  .union([euros, z.literal("assumed")], {
    error: 'una cantidad (5 EUR o "{minimumPurchase}"), assumed, o nada si no se sabe',
  })
  .optional()
  .describe("5 EUR o un dato; assumed si lo dice el visitante; nada si no se sabe, y sale «Depende».")
  .meta({ label: "importe", kind: "figure", choices: { assumed: "lo que dice el visitante" } });

/** A cost that depends on the visitor: a question of «Mi plan», with the answer that is assumed and said until then. */
const asked = z.strictObject({
  question: text(80)
    .describe("La pregunta: «¿Cuánto puede costarte cada operación?».")
    .meta({ label: "pregunta" }),
  euros: eurosOrNone
    .describe("La respuesta que se supone, y se dice, mientras no conteste.")
    .meta({ label: "lo que se supone" }),
  times: times
    .optional()
    .describe('Cuántas veces se paga: un dato, "{trades}", o 3 times. Sin este campo, una.')
    .meta({ label: "cuántas veces" }),
  condition: text(60)
    .optional()
    .describe("Lo que se supone, como condición: «si cada operación cuesta {order}».")
    .meta({ label: "condición" }),
  note: text(100)
    .optional()
    .describe("De dónde sale lo que se supone, con el nombre de la fuente: «según ejemplo.es; compruébalo».")
    .meta({ label: "de dónde sale" }),
});

const spent = z
  .strictObject({
    what: label(100).describe("Qué se paga.").meta({ label: "qué" }),
    euros: cost,
    asked: asked
      .optional()
      .describe("Si depende de cada uno: una pregunta de Mi plan, en vez de euros.")
      .meta({ label: "pregunta de Mi plan" }),
    from: choice({ deposit: "del depósito", income: "mes a mes" })
      .optional()
      .describe(
        "deposit: sale del dinero de blocked. income: se paga mes a mes, y no hace falta tenerlo el primer día. Sin este campo, hay que tenerlo aparte.",
      )
      .meta({ label: "de dónde se paga" }),
  })
  .refine(({ euros, asked }) => euros === undefined || asked === undefined, {
    path: ["asked"],
    error: "una sola cosa: euros si se sabe, o asked si se pregunta",
  });

const blocked = z.strictObject({
  what: label(60).describe("Qué queda parado.").meta({ label: "qué" }),
  euros: cost,
  until: sentence(240)
    .describe("Qué pasa con ese dinero y hasta cuándo, en frases que se entienden solas.")
    .meta({ label: "hasta cuándo" }),
  hold: lapse
    .optional()
    .describe(
      "Cuánto tarda en volver, para Mi plan: 2 days, 3 months. Sin este campo, no se cuenta con que vuelva.",
    )
    .meta({ label: "cuánto tarda en volver" }),
  supposed: sentence(200)
    .optional()
    .describe("Si lo que dice hold no lo dice el proveedor: qué suponemos.")
    .meta({ label: "qué se supone" }),
});

/** The money that can lose its value. */
const atRisk = z.strictObject({
  what: label(80).describe("Qué puede perder valor.").meta({ label: "qué" }),
  euros: z
    .union([euros, z.literal("assumed")], { error: 'una cantidad (3 EUR o "{trade}"), o assumed' })
    .describe("Cuánto dinero, o cuánto cada vez; assumed si es lo que dice el visitante.")
    .meta({ label: "importe", kind: "figure", choices: { assumed: "lo que dice el visitante" } }),
  times: times.optional().describe("Cuántas veces, si son varias.").meta({ label: "cuántas veces" }),
});

/** The figures of an offer: benefit, costs, and money that is blocked meanwhile. */
export const valueSchema = z
  .strictObject({
    gain,
    spend: z
      .array(spent)
      .max(3)
      .describe("Qué hay que pagar para tenerlo y no se recupera como dinero.")
      .meta({ label: "lo que se gasta" }),
    blocked: z
      .array(blocked)
      .max(2)
      .describe("Qué sigue siendo suyo pero no puede tocar mientras tanto.")
      .meta({ label: "dinero parado" }),
    atRisk: atRisk
      .optional()
      .describe("El dinero que se arriesga, para Mi plan. Sigue siendo suyo, pero puede perder valor.")
      .meta({ label: "dinero en riesgo" }),
    onlyIf: label(40)
      .optional()
      .describe("Qué hay que hacer, detrás de la cifra en Mi plan: «si llevas tu línea a {brand}».")
      .meta({ label: "condición en Mi plan" }),
    outside: sentence(160)
      .optional()
      .describe("Por qué no entra en Mi plan, si por sí sola no paga nada.")
      .meta({ label: "por qué queda fuera de Mi plan" }),
    assumptions: z
      .array(sentence(240))
      .min(1)
      .max(5)
      .describe("Qué suponen las cifras, una frase cada cosa.")
      .meta({ label: "supuestos" }),
  })
  .refine(
    ({ gain: { kind }, spend, blocked }) =>
      kind === "share" || [...spend, ...blocked].every(({ euros }) => euros !== "assumed"),
    {
      path: ["gain", "kind"],
      error: "percent o share, porque otra cifra es la que dice el visitante (assumed)",
    },
  )
  .refine(({ gain }) => gain.kind !== "range" || gain.least < gain.most, {
    path: ["gain", "most"],
    error: "una cantidad mayor que least",
  })
  .describe("¿Me compensa? Qué se gana, qué se gasta y qué dinero hay que poner.")
  .meta({ label: "¿me compensa?", shown: "en ¿Me compensa?, en Mi plan y en la comparación" });

export type Value = z.output<typeof valueSchema>;
export type Assumption = z.infer<typeof assumption>;
