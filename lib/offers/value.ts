import { z } from "zod";
import { assumptionNames } from "../config/paths";
import { euros, percentage, text } from "./fields";

/** An amount that the visitor enters; it is in the query of the page. */
const assumption = z.strictObject({
  name: z.enum(assumptionNames).describe("Su nombre en la dirección de la página."),
  label: text(60).describe("El rótulo de su casilla: «Cuánto vas a invertir»."),
  usual: euros.describe("Lo que se supone mientras no diga otra cosa: un ejemplo redondo."),
  least: z
    .strictObject({ euros, note: text(200) })
    .optional()
    .describe("El aviso, y por debajo de cuántos euros sale."),
});

const shared = {
  period: text(24).describe("En cuánto tiempo: «al año»."),
  about: z.boolean().optional().describe("true si la cifra del proveedor es solo aproximada."),
  of: assumption.describe("La cantidad que dice el visitante."),
};

const gain = z
  .discriminatedUnion(
    "kind",
    [
      z.strictObject({ kind: z.literal("amount").describe("Una cantidad conocida."), euros }),
      z.strictObject({
        kind: z.literal("range").describe("Algo entre dos cantidades."),
        least: euros,
        most: euros,
      }),
      z
        .strictObject({
          kind: z.literal("percent").describe("Un tanto por ciento de lo que dice el visitante."),
          percent: percentage,
          ...shared,
        })
        .transform(({ percent, period, about, of }) => ({
          kind: "share" as const,
          ...{ euros: percent, per: 100, period, about, of, upTo: undefined, most: undefined },
        })),
      z.strictObject({
        kind: z.literal("share").describe("Tantos euros por cada tantos de lo que dice el visitante."),
        euros: euros.describe("Los euros que se ganan por cada per euros."),
        per: euros.describe("Los euros del visitante por los que se ganan euros."),
        upTo: euros.optional().describe("Lo máximo que cuenta de su cantidad; sin este campo, toda."),
        most: z
          .strictObject({ euros, note: text(240) })
          .optional()
          .describe("Lo máximo que promete: más allá no se da una cifra, y note dice qué se sabe."),
        ...shared,
      }),
      z.strictObject({
        kind: z.literal("unknown").describe("No se sabe de antemano."),
        why: text(160).describe("Por qué no se sabe."),
      }),
    ],
    { error: "una clase de beneficio que exista: amount, range, percent, share o unknown" },
  )
  .describe("Qué se gana. Sus cifras son datos de facts, los mismos que dice benefit.");

const cost = z
  .union([euros, z.literal("assumed")], {
    error: 'una cantidad (5 EUR o "{minimumPurchase}"), assumed, o nada si no se sabe',
  })
  .optional()
  .describe("5 EUR o un dato; assumed si lo dice el visitante; nada si no se sabe, y sale «Depende».");

/** The figures of an offer: benefit, costs, and money that is blocked meanwhile. */
export const valueSchema = z
  .strictObject({
    gain,
    spend: z
      .array(z.strictObject({ what: text(100).describe("Qué se paga."), euros: cost }))
      .max(3)
      .describe("Qué hay que pagar para tenerlo y no se recupera como dinero."),
    blocked: z
      .array(
        z.strictObject({
          what: text(60).describe("Qué queda parado."),
          euros: cost,
          until: text(240).describe("Hasta cuándo."),
        }),
      )
      .max(2)
      .describe("Qué sigue siendo suyo pero no puede tocar mientras tanto."),
    assumptions: z.array(text(240)).min(1).max(5).describe("Qué suponen las cifras, una frase cada cosa."),
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
  .describe("¿Me compensa? Qué se gana, qué se gasta y qué dinero hay que poner.");

export type Value = z.output<typeof valueSchema>;
export type Assumption = z.infer<typeof assumption>;
