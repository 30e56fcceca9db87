import { longDate, yearOf } from "../format/dates";
import { catalogue, contentDate } from "../catalogue";
import { providersOf } from "../offers/categories";
import type { Offer } from "../offers/offer";
import { site } from "../config/site";
import { taxLine } from "./frame";

/** The words of the home page. */
export const home = {
  /** For search engines. The year is the one of the newest check, never the build's. */
  title: `${site.brand} ${yearOf(contentDate)}: promociones verificadas en España`,
  description: `Compara planes amigo de ${providersOf(catalogue.enabled)}: qué recibes, qué te piden y en qué plazo.`,
  hero: {
    title: "Planes amigo en España: qué te dan y qué te piden",
    /** The newest check: date and offer. */
    newest: ({ brand, verifiedOn }: Pick<Offer, "brand" | "verifiedOn">) =>
      `La comprobación más reciente: ${brand}, ${longDate(verifiedOn)}.`,
    money: "¿Cuánto puedes mover?",
    lead: "Cada promoción con su condición, su fecha y su riesgo a la vista.",
  },
  offers: {
    title: "Ofertas destacadas",
    none: "Hoy no hay ninguna promoción activa. Las próximas estarán aquí cuando las hayamos comprobado.",
    filter: "Filtrar por tipo de proveedor",
    all: "Todas",
    go: "Ir a la oferta",
    requirements: "Qué te piden",
  },
  comparison: {
    title: "Comparación rápida",
    action: "Explorar todas las promociones",
  },
  benefits: {
    title: `Por qué usar ${site.brand}`,
    points: [
      {
        title: "Con fecha de comprobación a la vista",
        text: "En cada promoción, cuándo la comprobamos y un enlace a la web oficial.",
      },
      {
        title: "Condiciones explicadas sin letra pequeña",
        text: "Qué recibes, qué tienes que hacer, en qué plazo y qué puede dejarte sin nada.",
      },
      {
        title: "Una comparación transparente y sencilla",
        text: "Los mismos datos de todas y la palabra «Publicidad» junto a cada botón hacia un proveedor.",
      },
    ],
  },
  faq: {
    title: "Preguntas frecuentes",
    items: [
      {
        question: "¿Qué es un plan amigo?",
        answer:
          "Una promoción de invitación: un cliente comparte su enlace o código y el proveedor recompensa al nuevo cliente, a quien invita o a los dos. Según la OCU, dura un tiempo limitado, y sin ese enlace o código, o sin seguir los pasos, no recibes nada.",
      },
      {
        question: `¿Cómo funciona ${site.brand}?`,
        answer:
          "Reunimos las promociones, contamos qué dan y qué piden, y te llevamos a la web del proveedor. Si nuestro enlace lleva código de invitación, podemos recibir una comisión; tu coste no cambia. Si no lo lleva, lo decimos junto al botón. Aquí no hace falta registrarse.",
      },
      {
        question: "¿Hay que invertir dinero siempre?",
        answer:
          "No. Unas promociones piden una inversión, un depósito o una compra mínima; otras, contratar o usar un servicio, que también puede costar dinero. Cada ficha lo indica.",
      },
      {
        question: "¿Dónde están las condiciones oficiales?",
        answer: `En la web oficial de cada proveedor, y son las que valen. Léelas antes de registrarte: las promociones cambian. ${taxLine}`,
      },
    ],
  },
  closing: {
    title: "Elige con las condiciones delante",
    action: "Ver todas las ofertas",
  },
} as const;
