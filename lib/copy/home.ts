import { type CalendarDate, longDate, yearOf } from "../format/dates";
import type { FaqItem } from "../offers/landing";
import type { Category, Offer } from "../offers/offer";
import type { Site } from "../config/site";
import { categoryNames } from "./categories";
import { taxLine } from "./frame";
import { landing } from "./landing";

/** The kinds of provider: as a choice, and within a sentence. */
const categories = {
  finanzas: { name: categoryNames.finanzas, none: "Ahora no hay ninguna promoción de finanzas." },
  crypto: { name: categoryNames.crypto, none: "Ahora no hay ninguna promoción de criptoactivos." },
  telecom: { name: categoryNames.telecom, none: "Ahora no hay ninguna promoción de telecomunicaciones." },
} satisfies Record<Category, { name: string; none: string }>;

/** The words of the home page. */
export function home({ brand }: Pick<Site, "brand">, verifiedOn: CalendarDate) {
  return {
    /** For search engines. The year is the one of the newest verification, never the build's. */
    title: `${brand} ${yearOf(verifiedOn)}: promociones verificadas en España`,
    description:
      "Compara planes amigo de bancos, brókeres, plataformas de criptoactivos y operadores de telecomunicaciones: qué recibes, qué te piden y en qué plazo.",
    hero: {
      title: "Planes amigo en España: qué te dan y qué te piden",
      lead: "Cada promoción con su condición, su fecha y su riesgo a la vista.",
    },
    offers: {
      title: "Ofertas destacadas",
      none: "Hoy no hay ninguna promoción activa. Las próximas estarán aquí cuando las hayamos comprobado.",
      filter: "Filtrar por tipo de proveedor",
      all: "Todas",
      categories,
      chooseOther: "Elige otro tipo, o «Todas», para ver las que hay.",
      detail: landing.detail,
      go: "Ir a la oferta",
      requirements: "Qué te piden",
    },
    comparison: {
      title: "Comparación rápida",
      action: "Explorar todas las promociones",
    },
    benefits: {
      title: `Por qué usar ${brand}`,
      points: [
        {
          title: "Con fecha de comprobación a la vista",
          text: "La fecha de la última comprobación y un enlace a la web oficial, en cada promoción.",
        },
        {
          title: "Condiciones explicadas sin letra pequeña",
          text: "Qué recibes, qué tienes que hacer, en qué plazo y qué puede dejarte sin el beneficio.",
        },
        {
          title: "Una comparación transparente y sencilla",
          text: "Los mismos datos de todas y, junto a cada botón hacia un proveedor, la palabra «Publicidad».",
        },
      ],
    },
    faq: {
      title: "Preguntas frecuentes",
      items: [
        {
          question: "¿Qué es un plan amigo?",
          answer:
            "Es una promoción de invitación: un cliente comparte su enlace o código y el proveedor recompensa al nuevo cliente, a quien invita o a los dos. Según la OCU, suele durar un tiempo limitado y exige que te des de alta con ese enlace o código y sigas los pasos: si no, no recibes nada.",
        },
        {
          question: `¿Cómo funciona ${brand}?`,
          answer:
            "Reunimos las promociones, contamos qué dan y qué piden, y te llevamos a la web del proveedor. Si nuestro enlace lleva código de invitación, podemos recibir una comisión; tu coste no cambia. Si aún no lo lleva, lo decimos junto al botón. Aquí no hace falta registrarse ni dar datos personales.",
        },
        {
          question: "¿Hay que invertir dinero siempre?",
          answer:
            "No. Unas promociones piden una inversión, un depósito o una compra mínima; otras, contratar o usar un servicio, lo que también puede costar dinero. Cada ficha indica qué hace falta antes de empezar.",
        },
        {
          question: "¿Dónde están las condiciones oficiales?",
          answer: `En la web oficial de cada proveedor, y son las únicas que valen. Léelas antes de registrarte: las promociones cambian y son solo para nuevos clientes. ${taxLine}`,
        },
      ] satisfies FaqItem[],
    },
    closing: {
      title: "Elige con las condiciones delante",
      action: "Ver todas las ofertas",
    },
  };
}

/** The newest check: date and offer. */
export function newestCheckWords({ brand, verifiedOn }: Pick<Offer, "brand" | "verifiedOn">): string {
  return `La comprobación más reciente: ${brand}, ${longDate(verifiedOn)}.`;
}

export type HomeWords = ReturnType<typeof home>;
