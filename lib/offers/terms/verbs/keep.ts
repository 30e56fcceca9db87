import { z } from "zod";
import { readQuantity } from "../../../format/quantity";
import { choice, slug } from "../../fields";
import { does, namedFigure, shared, verb } from "../ask";
import { eurosOrNone, lapse, money } from "../figures";
import { breaking, isPutIn, keepWords, names, things } from "./keep-words";

/** Keeping something for a time: what happens if one does not is its tie. */
export const keep = verb({
  role: "task",
  takes: "nothing",
  cost: ({ extra, for: time }) =>
    extra === undefined ? {} : { income: { each: extra, times: time, isAskable: true } },
  lasts: ({ for: time }) => time,
  binds: true,
  ties: ({ breaks }) => breaks !== "nothing",
  holds: ({ what, for: time }) => (isPutIn(what) ? time : undefined),
  proof: () => "Lo que hay que mantener: extractos o facturas de todo ese tiempo.",
  schema: z
    .strictObject({
      do: does("keep", "Mantener algo durante un tiempo."),
      what: choice(names)
        .describe(
          "Qué se mantiene: deposit, line, account, contract (el de luz, gas, fibra o seguro), salary (solo la nómina), investment (los fondos, acciones o lo que se ha invertido), conditions (todas) o gift (lo que se regala, como una acción, sin venderlo).",
        )
        .meta({ label: "qué se mantiene" }),
      for: lapse.describe("Cuánto tiempo: 183 days, 24 months.").meta({ label: "cuánto tiempo" }),
      from: slug
        .optional()
        .describe(
          "Desde cuándo cuenta: sign-up (el alta), activation, contract-start (el inicio del contrato), first-salary, first-bill, gift (la llegada del regalo) o el nombre de otra cosa que se pide. Sin este campo, la web lo cuenta desde el alta y lo dice.",
        )
        .meta({ label: "desde cuándo cuenta" }),
      breaks: choice(breaking)
        .describe(
          "Qué se pierde si se deja antes: nothing, rest (lo que falte por recibir), proportional (se devuelve una parte), all (todo, también lo recibido) o unknown. Si el regalo llega después de mantenerlo, no se ha recibido nada.",
        )
        .meta({ label: "qué se pierde" }),
      penalty: money
        .optional()
        .describe("Lo que se paga, como mucho, si se deja antes, aparte de lo que se pierde: 150 EUR.")
        .meta({ label: "penalización" }),
      extra: eurosOrNone
        .optional()
        .describe(
          "Si lo que se mantiene es una línea o un contrato que puede costar más que el de ahora: lo que se paga de más al mes mientras no lo dice el visitante, a quien se le pregunta. 0 EUR.",
        )
        .meta({ label: "de más al mes, si no se dice" }),
      ...shared,
    })
    .refine(({ what, extra }) => extra === undefined || what === "line" || what === "contract", {
      path: ["extra"],
      error: "nada: solo una línea (line) o un contrato (contract) se pagan cada mes",
    })
    .refine(({ for: time, extra }) => extra === undefined || readQuantity(time)?.unit === "months", {
      path: ["for"],
      error: "un número de meses, porque extra se paga cada mes: 12 months",
    }),
  figures: ({ what, for: time, penalty }) => ({
    for: namedFigure("keep", `tiempo que hay que ${things[what].verb} ${names[what]}`, time),
    penalty: namedFigure("penalty", `penalización por dejar antes ${names[what]}`, penalty),
  }),
  words: keepWords,
});
