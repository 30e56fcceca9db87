import { z } from "zod";
import { distinct, httpsUrl, kindOf, label, sentence, slug, text } from "./fields";

const keyFigure = z.strictObject({
  figure: label(24).describe("La cifra.").meta({ label: "cifra" }),
  label: label(64).describe("Qué significa.").meta({ label: "rótulo" }),
});

const point = z.strictObject({
  title: label(60).describe("El título, sin punto final.").meta({ label: "título" }),
  text: sentence(320).describe("El párrafo, en frases completas.").meta({ label: "texto" }),
});

/** A titled paragraph that may say to sign up through the link. */
const step = z.strictObject({
  ...point.shape,
  withoutCode: sentence(320)
    .describe(
      "El párrafo mientras el enlace no lleva código: dónde conseguir uno. Solo en el paso del enlace.",
    )
    .meta({ label: "texto mientras no hay código" })
    .optional(),
});

const heroWords = {
  title: label(80)
    .describe("El título de la página. Di qué se gana, con su cifra.")
    .meta({ label: "título" }),
  lead: sentence(300)
    .describe("Una o dos frases: qué se gana, qué hay que hacer y en qué plazo.")
    .meta({ label: "entrada" }),
  badges: z
    .array(label(44))
    .max(4)
    .describe("Señas bajo el botón, cuatro como máximo: «Red Vodafone».")
    .meta({ label: "señas" }),
  statusBadge: z
    .boolean()
    .optional()
    .describe(
      "true para que se diga, sobre el botón, si la promoción está activa o por confirmar, y su fecha.",
    )
    .meta({ label: "seña del estado" }),
  alternatives: text(80)
    .describe("Palabras antes de los enlaces a dos ofertas parecidas; sin ellas no salen.")
    .meta({ label: "palabras antes de las parecidas" })
    .optional(),
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
            figure: label(24).describe("La cifra principal.").meta({ label: "cifra" }),
            lines: z
              .array(label(48))
              .min(1)
              .max(3)
              .describe("De una a tres líneas cortas.")
              .meta({ label: "líneas" }),
          })
          .describe("El recuadro que sustituye a la imagen.")
          .meta({ label: "recuadro" }),
        imageAlt: sentence(160)
          .describe("Qué muestra la imagen, para quien no puede verla.")
          .meta({ label: "descripción de la imagen" }),
        hasStripImage: z
          .boolean()
          .optional()
          .describe(
            "En una prueba A/B la imagen va primero en el móvil, en una franja: true si hay un dibujo de esa forma, public/heroes/<oferta>-strip-*; sin él se recorta.",
          )
          .meta({ label: "imagen en franja" }),
      }),
      z.strictObject({
        layout: kindOf("centred", "Una columna centrada sobre tres cifras."),
        ...heroWords,
        tiles: z
          .array(keyFigure)
          .length(3)
          .describe("Tres cifras que resumen la promoción.")
          .meta({ label: "tres cifras" }),
      }),
    ],
    { error: "una disposición que exista: split o centred" },
  )
  .describe("La cabecera de la página.")
  .meta({ label: "cabecera" });

/** The sections that only some offers have. They stand between the steps and the FAQ, in the order of the file. */
const section = z.discriminatedUnion(
  "kind",
  [
    z.strictObject({
      kind: kindOf("reasons", "Por qué elegirla."),
      title: label(70).describe("El título de la sección.").meta({ label: "título" }),
      points: z.array(point).min(2).max(4).describe("De dos a cuatro razones.").meta({ label: "razones" }),
    }),
    z.strictObject({
      kind: kindOf("comparison", "Una tabla junto a otras ofertas; las desactivadas no salen."),
      title: label(70).describe("El título de la sección.").meta({ label: "título" }),
      offerIds: z
        .array(slug)
        .min(1)
        .max(6)
        .describe("Las otras ofertas, por el nombre de su fichero; salen en el orden de las listas.")
        .meta({ label: "ofertas" }),
    }),
    z.strictObject({
      kind: kindOf("official-link", "Un camino a las condiciones del proveedor."),
      title: label(70).describe("El título: «Condiciones oficiales».").meta({ label: "título" }),
      text: sentence(320).describe("Qué se encuentra ahí y por qué leerlo.").meta({ label: "texto" }),
      label: label(60)
        .describe("Las palabras del enlace: adónde lleva, no «aquí».")
        .meta({ label: "rótulo" }),
      url: httpsUrl.describe("La página del proveedor, sin ningún código.").meta({ label: "dirección" }),
    }),
  ],
  { error: "una clase de sección que exista: reasons, comparison u official-link" },
);

const questionAndAnswer = z.strictObject({
  question: text(110).describe("La pregunta.").meta({ label: "pregunta" }),
  answer: sentence(600)
    .describe(
      "Un párrafo que se entiende solo: nombra la marca y dice un dato, o qué no sabemos y quién lo sabe.",
    )
    .meta({ label: "respuesta" }),
});

/** Reports questions that stand twice in a list. */
function onlyOnce(all: readonly { question: string }[], { addIssue }: z.RefinementCtx) {
  for (const [place, { question }] of all.entries())
    if (all.findIndex((item) => item.question === question) < place)
      addIssue({
        code: "custom",
        path: [place, "question"],
        input: question,
        message: "cada pregunta una sola vez: esta ya está más arriba",
      });
}

/** The words of a landing page. Related promos, closing and disclosure stand on every page: they are not data. */
export const landingSchema = z
  .strictObject({
    hero,
    heroB: hero
      .optional()
      .describe("La otra cabecera de la prueba A/B, solo en la oferta que la tiene.")
      .meta({ label: "cabecera b" }),
    steps: z
      .array(step)
      .min(2)
      .max(6)
      .refine((all) => all.some(({ withoutCode }) => withoutCode), {
        error: "un paso con withoutCode: de dónde sacar un código mientras el enlace no lo lleva",
      })
      .describe("Cómo se hace, en orden. Uno de los pasos dice que hay que usar el enlace.")
      .meta({ label: "pasos" }),
    glides: z
      .boolean()
      .optional()
      .describe("Si la página, al recargarla, se desliza hasta arriba en vez de saltar.")
      .meta({ label: "se desliza al recargarla" }),
    pageViewTitle: label(60)
      .describe("Su título en la analítica, si no es el del navegador.")
      .meta({ label: "título en la analítica" })
      .optional(),
    sections: z
      .array(section)
      .refine((all) => distinct(all, ({ kind }) => kind), {
        error: "una sola sección de cada clase: su nombre es el ancla de la página",
      })
      .describe("Lo propio de esta oferta, una sección de cada clase como máximo; [] si no hay nada.")
      .meta({ label: "secciones" }),
    faq: z
      .array(questionAndAnswer)
      .min(4)
      .max(8)
      .superRefine(onlyOnce)
      .describe("Las preguntas frecuentes, de cuatro a ocho.")
      .meta({ label: "preguntas frecuentes" }),
    doubts: z
      .array(questionAndAnswer)
      .min(1)
      .max(10)
      .superRefine(onlyOnce)
      .optional()
      .describe("Otras dudas de quien va a registrarse: salen con «Ver más», tras las preguntas frecuentes.")
      .meta({ label: "otras dudas" }),
    finePrint: z
      .array(sentence(240))
      .min(1)
      .max(8)
      .optional()
      .describe(
        "Condiciones que conviene repetir, una frase cada una. Si el regalo es dinero, la línea de impuestos sale sola.",
      )
      .meta({ label: "letra pequeña" }),
  })
  .describe("Las palabras de su página.")
  .meta({ label: "página", shown: "en su página" });

export type Landing = z.infer<typeof landingSchema>;
export type Hero = Landing["hero"];
export type Section = Landing["sections"][number];
export type Point = z.infer<typeof point>;
export type FaqItem = Landing["faq"][number];
