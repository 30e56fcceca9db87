import { type CalendarDate, longDate, yearOf } from "@/lib/dates";
import type { FaqItem } from "@/lib/offers/landing";
import type { Site } from "@/lib/site";
import { taxLine } from "./frame";

/** The words of the home page. */
export function home({ brand }: Pick<Site, "brand">, verifiedOn: CalendarDate) {
  return {
    /** For search engines. The year is the one of the newest verification, never the build's. */
    title: `${brand} ${yearOf(verifiedOn)}: promociones verificadas en España`,
    description:
      "Compara los planes amigo de bancos, brókeres, criptomonedas y telefonía en España: qué recibes, qué te piden y en qué plazo.",
    hero: {
      title: "Qué recibes por aceptar una invitación, y qué te piden a cambio",
      lead: "Comparamos los planes amigo de bancos, brókeres, plataformas de criptomonedas y telefonía en España. Cada promoción, con sus condiciones a la vista.",
      action: "Ver las ofertas",
      verified: `Última verificación: ${longDate(verifiedOn)}`,
    },
    offers: {
      title: "Ofertas destacadas",
      order: "Orden: criterio editorial.",
      detail: "Ver detalle",
      go: "Ir a la oferta",
      requirements: "Qué te piden",
      verified: "Verificada:",
    },
    comparison: {
      title: "Comparación rápida",
      action: "Explorar todas las promociones",
    },
    benefits: {
      title: `Por qué usar ${brand}`,
      points: [
        {
          title: "Promociones reales y verificadas",
          text: "Cada promoción lleva la fecha en que la comprobamos y un enlace a la página oficial del proveedor.",
        },
        {
          title: "Condiciones sin letra pequeña",
          text: "Explicamos qué tienes que hacer, en qué plazo y qué te puede dejar sin el regalo.",
        },
        {
          title: "Una comparación clara y sencilla",
          text: "Los mismos datos para cada promoción, y dicho siempre que el enlace nos puede dar una comisión.",
        },
      ],
    },
    faq: {
      title: "Preguntas frecuentes",
      items: [
        {
          question: "¿Qué es un plan amigo?",
          answer:
            "Es una promoción de invitación: un cliente comparte su enlace o código y el proveedor premia al nuevo cliente, a quien invita o a los dos. Dura un tiempo limitado y exige abrir la cuenta con ese enlace o código y seguir los pasos; si no, no hay premio.",
        },
        {
          question: `¿Cómo funciona ${brand}?`,
          answer:
            "Reunimos las promociones, contamos qué dan y qué piden, y te llevamos a la web del proveedor con nuestro enlace de invitación. Podemos recibir una comisión; tu coste no cambia. Aquí no te registras ni nos dejas ningún dato.",
        },
        {
          question: "¿Hay que invertir dinero siempre?",
          answer:
            "No. Depende de cada promoción: unas piden un depósito o una compra mínima y otras, solo darte de alta y usar el servicio. En cada ficha se ve qué hace falta antes de empezar.",
        },
        {
          question: "¿Dónde están las condiciones oficiales?",
          answer: `En la web oficial de cada proveedor, y son las únicas que valen. Léelas antes de registrarte: las promociones cambian y son solo para nuevos clientes. ${taxLine}`,
        },
      ] satisfies FaqItem[],
    },
    closing: {
      title: "Elige con las condiciones delante",
      text: "Todas las promociones, con lo que dan y lo que piden.",
      action: "Ver todas las ofertas",
    },
  };
}

export type HomeWords = ReturnType<typeof home>;
