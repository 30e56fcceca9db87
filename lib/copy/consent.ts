import type { StorageMode } from "../privacy/consent";
import type { BrowserServices } from "../config/services";

/** A list in words. `list` of lib/format would keep a browser busy for 20 ms, the first time that it is asked for. */
const inWords = (items: readonly string[]) =>
  [items.slice(0, -1).join(", "), items.at(-1)].filter(Boolean).join(" y ");

/** The part of the privacy policy with the details that the banner summarises. */
const MORE = '<a href="/legal/privacidad#analitica-y-cookies">Qué guardamos</a>';

/** The consent tool's words that are the same in every configuration. */
export const consent = {
  accept: "Aceptar",
  reject: "Rechazar",
  configure: "Configurar",
  /** What the floating icon and the footer's button do. */
  open: "Configurar cookies",
  label: "Cookies",
  preferences: {
    title: "Tus cookies y tus datos",
    accept: "Aceptar todo",
    reject: "Rechazar todo",
    save: "Guardar mi elección",
    close: "Cerrar",
  },
} as const;

/** The first layer, around the link to the privacy policy. It names only what this configuration uses. */
export function consentQuestion(
  { google, vercel, sentry }: BrowserServices,
  mode: StorageMode,
): { before: string; link: string; after: string } {
  const link = "cookies y datos en tu navegador";
  const first = ["comparar dos versiones de una página", "saber qué enlace te trajo"];
  const errors = sentry ? ["corregir errores"] : [];
  const later = [...(google || vercel ? ["medir visitas"] : []), ...(sentry ? ["grabar algunas"] : [])];
  if (mode === "required")
    return {
      before: "¿Aceptas que usemos ",
      link,
      after: ` para ${inWords([...first, ...errors, ...later])}?`,
    };
  const question = later.length > 0 ? `Si aceptas, también para ${inWords(later)}.` : "¿Los aceptas?";
  return { before: "Usamos ", link, after: ` para ${inWords([...first, ...errors])}. ${question}` };
}

/** The second layer: one section a category, each only where this configuration uses it. */
export function consentSections(services: BrowserServices, mode: StorageMode) {
  return [
    {
      description: `El sitio funciona igual elijas lo que elijas, y puedes cambiar de idea cuando quieras en «Configurar cookies», al pie de cada página. ${MORE}`,
    },
    {
      title: "Necesarias",
      description:
        "Tu respuesta a este aviso, para no repetirte la pregunta durante un año, y el tema claro u oscuro, si lo eliges.",
      linkedCategory: "necessary",
    },
    { title: "Medición", description: measurement(services, mode), linkedCategory: "measurement" },
    ...(services.sentry
      ? [
          {
            title: "Errores y grabación de visitas",
            description: `Sentry recibe los errores de la página, medidas de rendimiento y la grabación de algunas visitas, con los textos ocultos. Así encontramos lo que falla.${mode === "informed" ? " Hasta que respondas, solo le llegan los errores, con la instrucción de no anotar tu dirección IP." : ""}`,
            linkedCategory: "replay",
          },
        ]
      : []),
  ];
}

function measurement(services: BrowserServices, mode: StorageMode): string {
  const own =
    "La versión de la página que te toca en una prueba A/B, cómo llegaste y qué enlaces publicitarios pulsas. Esos datos quedan en tu navegador, salvo cómo llegaste, que se añade al enlace que pulses.";
  const tools = [...(services.google ? ["Google Analytics"] : []), ...(services.vercel ? ["Vercel"] : [])];
  const others = tools.length > 0 ? ` Además, medimos las visitas con ${inWords(tools)}.` : "";
  const already = mode === "informed" ? " Los guardamos desde el principio; si dices que no, se borran." : "";
  return `${own}${already}${others}`;
}
