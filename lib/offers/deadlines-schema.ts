import { z } from "zod";
import { choice, distinct, label, lapse, sentence, slug, text } from "./fields";

const deadline = z.strictObject({
  id: slug
    .describe("Un nombre corto que no se cambia nunca: por él reconoce el calendario la cita.")
    .meta({ label: "nombre corto" }),
  kind: choice({
    before: "hay que hacerlo antes",
    keep: "hay que mantenerlo hasta ese día",
    ends: "algo termina ese día",
    expected: "algo suele haber llegado",
  })
    .describe(
      "before: hay que hacerlo antes. keep: hay que mantenerlo al menos hasta ese día. ends: algo termina ese día. expected: algo suele haber llegado.",
    )
    .meta({ label: "clase de plazo" }),
  title: label(60)
    .describe("Qué hay que hacer o qué pasa, sin la marca, también para el calendario.")
    .meta({ label: "título" }),
  text: sentence(320)
    .describe("Qué significa, desde cuándo cuenta el proveedor y qué no se sabe.")
    .meta({ label: "texto" }),
  after: lapse
    .describe('Cuánto después del alta, o de start: 30 days, 3 months o un dato, "{window}".')
    .meta({ label: "cuánto después" }),
  usually: text(30)
    .describe("De expected: cuánto suele tardar, como lo dice el proveedor: «24-48 horas».")
    .meta({ label: "lo que suele tardar" })
    .optional(),
});

/** An offer's deadlines, from the provider or the specification only. `deadlines.ts` calculates their dates. */
export const deadlinesSchema = z
  .strictObject({
    start: text(40)
      .describe(
        "Desde qué día se cuentan, si no es el del alta, detrás de «día»: «de la activación de la línea».",
      )
      .meta({ label: "desde cuándo se cuentan" })
      .optional(),
    delay: z
      .int()
      .min(1)
      .max(31)
      .optional()
      .describe(
        "Cuántos días después del alta es ese día, como mucho y normalmente: dos laborables son cuatro con un fin de semana.",
      )
      .meta({ label: "días hasta que empiezan a contar" }),
    delayUsually: label(100)
      .optional()
      .describe(
        "De delay: cuánto suele ser, como lo dice el proveedor: «La portabilidad a {brand} suele tardar {porting}».",
      )
      .meta({ label: "lo que suele tardar en empezar a contar" }),
    items: z
      .array(deadline)
      .max(6)
      .refine((all) => distinct(all, ({ id }) => id), { error: "plazos con un id distinto cada uno" })
      .describe("Cada plazo; [] si no se conoce ninguno, y la página lo dice.")
      .meta({ label: "plazos" }),
    note: sentence(320)
      .describe("Qué no se sabe de los plazos y dónde mirarlo. Sale siempre.")
      .meta({ label: "nota" }),
  })
  .describe("Los plazos de la promoción. Solo los que dice el proveedor.")
  .meta({ label: "tus plazos", shown: "en su página, en Tus plazos y en los calendarios" });

export type Deadline = z.output<typeof deadlinesSchema>["items"][number];
export type DeadlineKind = Deadline["kind"];
