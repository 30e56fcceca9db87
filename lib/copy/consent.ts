import type { Purpose, StorageMode } from "../privacy/consent";
import { consentPlan } from "../privacy/consent-plan";
import type { BrowserServices } from "../config/services";
import { list, present } from "../format/format";

/** What the floating icon and the footer's button do. */
const open = "Configurar cookies";

/** The words of banner and preferences that are the same in every configuration. */
export const consentCopy = {
  accept: "Aceptar",
  reject: "Rechazar",
  configure: "Configurar",
  open,
  /** Words for screen readers once an answer is stored, before the purposes allowed, or `none`. */
  kept: `Tu respuesta está guardada. Puedes cambiarla con «${open}», al final de la página. Finalidades aceptadas:`,
  none: "ninguna",
  label: "Cookies",
  more: "Qué guardamos",
  preferences: {
    title: "Tus cookies y tus datos",
    intro:
      "El sitio funciona igual elijas lo que elijas. Tu respuesta se guarda un año en una cookie y puedes cambiarla cuando quieras.",
    purposes: "Para qué",
    already: "Activado desde tu primera visita.",
    /** Note after the switches, said once, if one of them is on from the first visit. */
    signal: "Si tu navegador pide que no te sigan (señal Global Privacy Control), todo empieza desactivado.",
    accept: "Aceptar todo",
    reject: "Rechazar todo",
    save: "Guardar mi elección",
    close: "Cerrar",
  },
  /** Sentence for visitors without script, on the privacy page. */
  withoutScript: {
    before: "Sin JavaScript también puedes decir que no: ",
    link: "rechazar las cookies y los registros",
    after: ".",
    done: "Si acabas de pulsar ese enlace, ya está: guardamos tu «no» durante un año y hemos borrado la cookie de la prueba A/B, si la tenías.",
  },
} as const;

/** The companies that measure visits, by name. */
const measurers = ({ google, vercel }: BrowserServices) =>
  list([...(google ? ["Google Analytics"] : []), ...(vercel ? ["Vercel"] : [])]);

/** The first layer, around the link to the privacy policy. It names only what this configuration uses. */
export function consentQuestion(
  services: BrowserServices,
  mode: StorageMode,
): { before: string; link: string; after: string } {
  const own = "para comparar versiones, anotar tus clics y decir al proveedor cómo llegaste";
  const { google, vercel, sentry } = services;
  const by = measurers(services);
  const several = google && vercel;
  // Visits are named once, at the end: three lines of a phone.
  const what = sentry ? "" : " visitas";
  const later = present([
    by && ([by, `${several ? "miden" : "mide"}${what}`, `${several ? "midan" : "mida"}${what}`] as const),
    sentry && (["Sentry", "graba visitas y errores", "grabe visitas y errores"] as const),
  ]);
  if (mode === "required") {
    const also =
      later.length > 0 ? ` También, que ${list(later.map(([who, , wished]) => `${who} ${wished}`))}.` : "";
    return { before: "¿Nos dejas ", link: "guardar datos en tu navegador", after: ` ${own}?${also}` };
  }
  // Two lines on a phone, three with what waits for a yes; the button says that one may refuse.
  const also = later.length > 0 && list(later.map(([who, does]) => `${who} ${does}`));
  return {
    before: "Guardamos ",
    link: `${also ? "qué ves, qué pulsas" : "qué versión ves, qué botones pulsas"} y, para el proveedor, cómo llegaste`,
    after: `; puedes rechazarlo.${also ? ` Si aceptas, ${also}.` : ""}`,
  };
}

interface Choice {
  purpose: Purpose;
  title: string;
  text: string;
  /** Whether this is on before the visitor answers. */
  already: boolean;
}

/** The second layer: one switch a purpose, only for what this configuration uses. */
export function consentChoices(services: BrowserServices, mode: StorageMode): Choice[] {
  const informed = mode === "informed";
  const words: Record<Purpose, Omit<Choice, "purpose">> = {
    records: {
      title: "Versión y registros",
      text: "Qué versión de una página te toca en una prueba, cómo llegaste y qué botones de promociones pulsas. Se guarda en tu navegador; la cookie de la prueba llega también a este sitio.",
      already: informed,
    },
    campaign: {
      title: "Datos de campaña al proveedor",
      text: `El botón de la promoción que pulses dirá al proveedor por qué campaña llegaste (por ejemplo, desde qué anuncio). Si ${informed ? "lo desactivas" : "no lo activas"}, solo dirá de qué sitio vienes (refsrc): el de la dirección con la que llegaste o, si no lo había, este.`,
      already: informed,
    },
    measurement: {
      title: `Medición con ${measurers(services)}`,
      text: `Las páginas que ves${services.vercel ? ", cuánto tardan en cargar" : ""}, la versión que te tocó en la prueba A/B, cómo llegaste y los botones de promociones que pulsas, con ${list([...(services.google ? ["un identificador de tu navegador"] : []), "datos del dispositivo", "una ubicación aproximada"])}.`,
      already: false,
    },
    replay: {
      title: "Errores y grabación de visitas con Sentry",
      text: "Los errores que ocurren en tu navegador o al prepararte una página, con tu dirección IP y tu navegador; medidas de rendimiento; y la grabación de algunas visitas, sin lo que contestes.",
      already: false,
    },
  };
  return consentPlan(services).purposes.map((purpose) => ({ purpose, ...words[purpose] }));
}
