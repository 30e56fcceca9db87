import { z } from "zod";
import { distinct, httpsUrl, kindOf, label, sentence, slug, text } from "./fields";

const keyFigure = z.strictObject({ figure: label(24, "cifra"), label: label(64, "rótulo") });

/** A titled paragraph. */
export const point = z.strictObject({ title: label(60, "título"), text: sentence(320, "texto") });

/** What a text of the file calls an entry of a list, whatever stands before it. */
const entryId = slug.optional().meta({ label: "nombre", kind: "name" });

const heroWords = {
  title: label(80, "título", "El título de la página. Di qué se gana, con su cifra."),
  lead: sentence(300, "entrada", "Una o dos frases: qué se gana, qué hay que hacer y en qué plazo."),
  badges: z.array(label(44)).max(4).meta({ label: "señas" }),
  statusBadge: z.boolean().optional().meta({ label: "seña del estado" }),
  alternatives: text(80, "palabras antes de las parecidas", "Sin ellas no salen sus dos enlaces.").optional(),
};

/** The top of a landing page. `layout` decides what stands beside the words. */
const hero = z
  .discriminatedUnion(
    "layout",
    [
      z.strictObject({
        layout: kindOf("split", "Dos columnas: las palabras, y la imagen o el recuadro."),
        ...heroWords,
        box: z
          .strictObject({
            figure: label(24, "cifra", "La cifra principal."),
            lines: z.array(label(48)).min(1).max(3).meta({ label: "líneas" }),
          })
          .meta({ label: "recuadro" }),
        imageAlt: sentence(160, "descripción de la imagen", "Qué muestra, para quien no puede verla."),
        hasStripImage: z.boolean().optional().meta({ label: "imagen en franja" }),
      }),
      z.strictObject({
        layout: kindOf("centred", "Una columna centrada sobre tres cifras."),
        ...heroWords,
        tiles: z.array(keyFigure).length(3).meta({ label: "tres cifras" }),
      }),
    ],
    { error: "una disposición que exista: split o centred" },
  )
  .meta({ label: "cabecera" });

const sectionTitle = label(70, "título", "El título de la sección.");

/** The sections that only some offers have. They stand between the steps and the FAQ, in the order of the file. */
const section = z.discriminatedUnion(
  "kind",
  [
    z.strictObject({
      kind: kindOf("reasons", "Por qué elegirla."),
      title: sectionTitle,
      points: z.array(point).min(2).max(4).meta({ label: "razones" }),
    }),
    z.strictObject({
      kind: kindOf("comparison", "Una tabla junto a otras ofertas; las desactivadas no salen."),
      title: sectionTitle,
      offerIds: z.array(slug).min(1).max(6).meta({ label: "ofertas" }),
    }),
    z.strictObject({
      kind: kindOf("official-link", "Un camino a las condiciones del proveedor."),
      title: sectionTitle,
      text: sentence(320, "texto", "Qué se encuentra ahí y por qué leerlo."),
      label: label(60, "rótulo", "Las palabras del enlace: adónde lleva, no «aquí»."),
      url: httpsUrl.meta({ label: "dirección" }),
    }),
  ],
  { error: "una clase de sección que exista: reasons, comparison u official-link" },
);

const questionAndAnswer = z.strictObject({
  question: text(110, "pregunta"),
  answer: sentence(600, "respuesta", "Nombra la marca y dice un dato."),
  /** Whether it is only for those who can still join: it is left out once the promotion is over. */
  isForNew: z.literal(true).optional().meta({ label: "para quien aún puede" }),
  isTax: z.literal(true).optional().meta({ label: "sobre los impuestos" }),
  /** Its answer once the promotion is over, if that is another. */
  past: sentence(600, "respuesta cuando ha terminado").optional(),
});

/** Questions and answers, each once. */
const questions = (least: number, most: number, name: string) =>
  z
    .array(questionAndAnswer)
    .min(least)
    .max(most)
    .superRefine((all, { addIssue }) => {
      const message = "cada pregunta una sola vez: esta ya está más arriba";
      for (const [index, { question: input }] of all.entries())
        if (all.findIndex(({ question }) => question === input) < index)
          addIssue({ code: "custom", path: [index, "question"], input, message });
    })
    .meta({ label: name });

/** The words of a landing page. Related promos, closing and disclosure stand on every page: they are not data. */
export const landingSchema = z
  .strictObject({
    hero,
    // The other hero of an A/B test, only in the offer that has one.
    heroB: hero.optional().meta({ label: "cabecera b" }),
    // `id` is the name of what is asked, or `gift`.
    steps: z
      .array(point.extend({ id: entryId }))
      .min(2)
      .max(9)
      .meta({ label: "pasos" }),
    // Whether the reloaded page glides to its top, where others jump.
    glides: z.boolean().optional().meta({ label: "se desliza al recargarla" }),
    pageViewTitle: label(60, "título en la analítica", "Si no es el del navegador.").optional(),
    sections: z
      .array(section)
      .refine((all) => distinct(all, ({ kind }) => kind), {
        error: "una sola sección de cada clase: su nombre es el ancla de la página",
      })
      .meta({ label: "secciones" }),
    faq: questions(4, 8, "preguntas frecuentes"),
    doubts: questions(1, 10, "otras dudas").optional(),
    past: questionAndAnswer.optional().meta({ label: "lo que daba y pedía, cuando ha terminado" }),
    gains: z.array(text(240)).min(2).max(6).optional().meta({ label: "beneficio, por partes" }),
    unpublished: z
      .array(
        z.strictObject({
          id: entryId,
          title: label(20, "de qué es"),
          text: text(240, "qué no se publica"),
        }),
      )
      .max(4)
      .meta({ label: "lo que no se publica" }),
    finePrint: z.array(sentence(240)).min(1).max(8).optional().meta({ label: "letra pequeña" }),
  })
  .meta({ label: "página", shown: "en su página" });

/** The last line of the fine print, while a promotion runs. */
export const mayChange = (brand: string) => `La promoción de ${brand} puede cambiar o terminar.`;

export type Landing = z.infer<typeof landingSchema>;
export type Hero = Landing["hero"];
export type Section = Landing["sections"][number];
export type Point = z.infer<typeof point>;
export type Step = Landing["steps"][number];
/** A question of a page and its answer. */
export type FaqItem = Landing["faq"][number];
