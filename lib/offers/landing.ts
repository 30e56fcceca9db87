import { z } from "zod";
import { distinct, httpsUrl, slug, text } from "./fields";

const keyFigure = z.strictObject({
  figure: text(24).describe("La cifra."),
  label: text(48).describe("Qué significa."),
});

const point = z.strictObject({
  title: text(60).describe("El título, sin punto final."),
  text: text(320).describe("El párrafo, en frases completas."),
});

/** A titled paragraph that may say to sign up through the link. */
const step = z.strictObject({
  ...point.shape,
  withoutCode: text(320)
    .describe(
      "El párrafo mientras el enlace no lleva código: dónde conseguir uno. Solo en el paso del enlace.",
    )
    .optional(),
});

const heroWords = {
  title: text(80).describe("El título de la página. Di qué se gana, con su cifra."),
  lead: text(300).describe("Una o dos frases: qué se gana, qué hay que hacer y en qué plazo."),
  badges: z.array(text(44)).max(4).describe("Señas bajo el botón, cuatro como máximo: «Red Vodafone»."),
  alternatives: text(80)
    .describe("Palabras antes de los enlaces a dos ofertas parecidas; sin ellas no salen.")
    .optional(),
};

/** The top of a landing page. `layout` decides what stands beside the words. */
const hero = z
  .discriminatedUnion(
    "layout",
    [
      z.strictObject({
        layout: z.literal("split").describe("Dos columnas: las palabras, y la imagen o el recuadro."),
        ...heroWords,
        box: z
          .strictObject({
            figure: text(24).describe("La cifra principal."),
            lines: z.array(text(48)).min(1).max(3).describe("De una a tres líneas cortas."),
          })
          .describe("El recuadro que sustituye a la imagen."),
        imageAlt: text(160).describe("Qué muestra la imagen, para quien no puede verla."),
      }),
      z.strictObject({
        layout: z.literal("centred").describe("Una columna centrada sobre tres cifras."),
        ...heroWords,
        tiles: z.array(keyFigure).length(3).describe("Tres cifras que resumen la promoción."),
      }),
    ],
    { error: "una disposición que exista: split o centred" },
  )
  .describe("La cabecera de la página.");

/** The sections that only some offers have. They stand between the steps and the FAQ, in the order of the file. */
const section = z.discriminatedUnion(
  "kind",
  [
    z.strictObject({
      kind: z.literal("reasons").describe("Por qué elegirla."),
      title: text(70).describe("El título de la sección."),
      points: z.array(point).min(2).max(4).describe("De dos a cuatro razones."),
    }),
    z.strictObject({
      kind: z.literal("comparison").describe("Una tabla junto a otras ofertas; las desactivadas no salen."),
      title: text(70).describe("El título de la sección."),
      offerIds: z.array(slug).min(1).max(6).describe("Las otras ofertas, por el nombre de su fichero."),
    }),
    z.strictObject({
      kind: z.literal("official-link").describe("Un camino a las condiciones del proveedor."),
      title: text(70).describe("El título: «Condiciones oficiales»."),
      text: text(320).describe("Qué se encuentra ahí y por qué leerlo."),
      label: text(60).describe("Las palabras del enlace: adónde lleva, no «aquí»."),
      url: httpsUrl.describe("La página del proveedor, sin ningún código."),
    }),
  ],
  { error: "una clase de sección que exista: reasons, comparison u official-link" },
);

/** The words of a landing page. Related promos, closing and disclosure stand on every page: they are not data. */
export const landingSchema = z
  .strictObject({
    hero,
    heroB: hero.optional().describe("La otra cabecera de la prueba A/B, solo en la oferta que la tiene."),
    steps: z
      .array(step)
      .min(2)
      .max(6)
      .refine((all) => all.some(({ withoutCode }) => withoutCode), {
        error: "un paso con withoutCode: de dónde sacar un código mientras el enlace no lo lleva",
      })
      .describe("Cómo se hace, en orden. Uno de los pasos dice que hay que usar el enlace."),
    glides: z
      .boolean()
      .optional()
      .describe("Si la página, al recargarla, se desliza hasta arriba en vez de saltar."),
    pageViewTitle: text(60).describe("Su título en la analítica, si no es el del navegador.").optional(),
    sections: z
      .array(section)
      .refine((all) => distinct(all, ({ kind }) => kind), {
        error: "una sola sección de cada clase: su nombre es el ancla de la página",
      })
      .describe("Lo propio de esta oferta, una sección de cada clase como máximo; [] si no hay nada."),
    faq: z
      .array(
        z.strictObject({
          question: text(110).describe("La pregunta."),
          answer: text(600).describe("Un párrafo. Lo que no dice una fuente se deja a la web oficial."),
        }),
      )
      .min(4)
      .max(8)
      .superRefine((all, { addIssue }) => {
        for (const [place, { question }] of all.entries())
          if (all.findIndex((one) => one.question === question) < place)
            addIssue({
              code: "custom",
              path: [place, "question"],
              input: question,
              message: "cada pregunta una sola vez: esta ya está más arriba",
            });
      })
      .describe("Las preguntas frecuentes, de cuatro a ocho."),
    finePrint: z
      .array(text(240))
      .min(1)
      .max(8)
      .optional()
      .describe(
        "Condiciones que conviene repetir, una frase cada una. Si el regalo es dinero, la línea de impuestos sale sola.",
      ),
  })
  .describe("Las palabras de su página.");

export type Landing = z.infer<typeof landingSchema>;
export type Hero = Landing["hero"];
export type Section = Landing["sections"][number];
export type Point = z.infer<typeof point>;
export type FaqItem = Landing["faq"][number];
