import { z } from "zod";
import { calendarDate, choice, distinct, label, lapseRecord, sentence, slug, text } from "./fields";

const deadline = z.strictObject({
  // A calendar knows its entry again by this name: it is never changed.
  id: slug.meta({ label: "nombre corto" }),
  kind: choice({
    before: "hay que hacerlo antes",
    keep: "hay que mantenerlo hasta ese día",
    ends: "algo termina ese día",
    expected: "algo suele haber llegado",
  }).meta({ label: "clase de plazo" }),
  title: label(60, "título", "Qué hay que hacer o qué pasa, sin la marca, también para el calendario."),
  text: sentence(320, "texto", "Qué significa, desde cuándo cuenta el proveedor y qué no se sabe."),
  // The place in the file of what asks for it, `asks.1.any.0`, or of the time of the gain that it is about, `gives.0.when`.
  of: z.string().optional().meta({ label: "de qué es", kind: "name" }),
  after: lapseRecord.meta({ label: "cuánto después" }),
  // Nobody says from which day it counts: the site counts from signing up, the earliest.
  isStartSupposed: z.literal(true).optional().meta({ label: "si nadie dice desde qué día cuenta" }),
  usually: text(30, "lo que suele tardar", "Como lo dice el proveedor: «24-48 horas».").optional(),
  // Until which day of the month after the requirements are met it comes, 31 for its end: that is promised, and no usual
  // time. `after` is then the longest time until that day.
  nextMonthUntil: z.int().min(1).max(31).optional().meta({ label: "hasta qué día del mes siguiente" }),
});

/** A last day that is the same for everybody, whenever they signed up. */
const fixedDay = z.strictObject({
  id: deadline.shape.id,
  title: deadline.shape.title,
  text: sentence(320, "texto", "Qué pide la promoción como muy tarde en esa fecha."),
  on: calendarDate.meta({ label: "qué día" }),
});

/** An offer's deadlines, from the provider or the specification only. `deadlines.ts` calculates their dates. */
export const deadlinesSchema = z
  .strictObject({
    start: text(40, "desde cuándo se cuentan", "Con su artículo: «la activación de la línea».").optional(),
    // How many days after signing up that day is, at most and usually: two working days are four with a weekend.
    delay: z.int().min(1).max(31).optional().meta({ label: "días hasta que empiezan a contar" }),
    delayUsually: label(100, "lo que suele tardar en empezar a contar").optional(),
    items: z
      .array(deadline)
      .max(10)
      .refine((all) => distinct(all, ({ id }) => id), { error: "plazos con un id distinto cada uno" })
      .meta({ label: "plazos" }),
    days: z
      .array(fixedDay)
      .max(8)
      .refine((all) => distinct(all, ({ id }) => id), { error: "fechas con un id distinto cada una" })
      .optional()
      .meta({ label: "fechas fijas" }),
    arrives: text(240, "cuándo llega", "Con su verbo: «llega 1 mes después de la activación».").optional(),
    note: sentence(320, "nota", "Qué no se sabe de los plazos y dónde mirarlo. Sale siempre."),
  })
  .meta({ label: "tus plazos", shown: "en su página, en Tus plazos y en los calendarios" });

export type Deadline = z.output<typeof deadlinesSchema>["items"][number];
export type FixedDay = z.output<typeof fixedDay>;
export type DeadlineKind = Deadline["kind"];
