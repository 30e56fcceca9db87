import { z } from "zod";
import { text } from "../../fields";
import { does, shared, verb } from "../ask";
import { inTime, lapseFigure, within } from "../within";

/** Bringing a line with its number. A visitor brings a line once: it is a resource, as a salary is. */
export const port = verb({
  role: "joining",
  takes: "line",
  endsJoining: true,
  proof: () => "Portabilidad: el aviso de que la línea está activa, con su fecha.",
  schema: z
    .strictObject({
      do: does("port", "Traer una línea con portabilidad."),
      orNew: z
        .boolean()
        .optional()
        .describe("true si no se sabe si con una línea nueva también hay regalo.")
        .meta({ label: "o una línea nueva" }),
      takes: z
        .strictObject({
          usually: text(40)
            .describe("Lo que suele tardar, como se dice: «1 o 2 días laborables».")
            .meta({ label: "lo que suele tardar" }),
          days: z
            .int()
            .min(1)
            .max(31)
            .describe("Cuántos días son, como mucho, con un fin de semana.")
            .meta({ label: "días" }),
        })
        .optional()
        .describe("Cuánto tarda la portabilidad: los plazos se cuentan desde que la línea está activa.")
        .meta({ label: "lo que tarda" }),
      within,
      ...shared,
    })
    // What counts from the day on which the line is active cannot be the time to ask for it.
    .refine(({ takes, within: time }) => !takes || !time, {
      path: ["within"],
      error: "nada: con takes, los plazos se cuentan desde que la línea está activa",
    }),
  figures: ({ within: time }) => ({
    within: lapseFigure(time, "portingWindow", "plazo para traer el número"),
  }),
  words: ({ orNew, takes, within: time }, slot, { reward }) => ({
    act: {
      verb: "traer",
      what: "tu número con portabilidad",
      theirs: "su número",
      time: inTime(time, slot.within),
    },
    ...(orNew && {
      clause: `trae tu número con portabilidad${inTime(time, slot.within)} (con una línea nueva puede no haber ${reward})`,
    }),
    short: "Trae tu número",
    question: {
      id: "portabilidad",
      failure: `El ${reward} corresponde a la portabilidad. Con una línea nueva puede no haberlo.`,
      ...(orNew && { doubt: true }),
    },
    step: {
      title: orNew ? "Trae tu número o contrata una línea nueva" : "Trae tu número",
      text: `Para el ${reward}, pide la portabilidad de tu número a {brand}${inTime(time, slot.within)}.`,
    },
    ...(takes && {
      start: {
        start: "la activación",
        delay: takes.days,
        delayUsually: `La portabilidad a {brand} suele tardar ${takes.usually}`,
      },
    }),
    assumptions: orNew
      ? [
          `Traes tu número con portabilidad: con una línea nueva, puede no haber ${reward}.`,
          "Si la tarifa te cuesta lo mismo que la de ahora, no pagas nada de más. Si es más cara, resta del regalo la diferencia.",
          "Tu compañía actual no te cobra nada por irte.",
        ]
      : ["Tu compañía actual no te cobra nada por irte."],
    loses: "contratas una línea nueva en vez de traer tu número",
  }),
});
