import type { BrowserServices } from "@/lib/services";

/** `list` of lib/format would come with a file that another part of the script has too, fetched apart. */
const conjunction = new Intl.ListFormat("es-ES");
const list = (items: readonly string[]) => conjunction.format(items);

/** Where the privacy policy tells everything that the consent tool only sums up. */
const MORE = '<a href="/legal/privacidad#analitica-y-cookies">Más información</a>';

const answers = { accept: "Aceptar", reject: "Rechazar" } as const;

/** The consent tool's words that are the same in every configuration. */
export const consent = {
  ...answers,
  configure: "Configurar",
  /** What the floating icon and the footer's button do. */
  open: "Configurar cookies",
  label: "Cookies y datos guardados",
  preferences: {
    title: "Tus cookies y tus datos",
    accept: "Aceptar todo",
    reject: "Rechazar todo",
    save: "Guardar mi elección",
    close: "Cerrar",
  },
} as const;

/** The first layer: what is done already, what a yes adds, what a no undoes. */
export function consentSummary(services: BrowserServices, mode: "informed" | "required"): string {
  const records = "cómo llegaste, qué enlaces pulsas y qué versión de una página ves";
  const others = [
    ...(services.google || services.vercel ? [`medimos las visitas (${analyticsOf(services)})`] : []),
    ...(services.sentry ? ["registramos los errores y grabamos algunas visitas (Sentry)"] : []),
  ];

  if (mode === "required") {
    const more = others.length > 0 ? ` También ${list(others)}.` : "";
    return `Si aceptas, guardamos en tu navegador ${records}.${more} Si rechazas, solo se guarda tu respuesta. ${MORE}`;
  }
  const more = others.length > 0 ? ` Si aceptas, además ${list(others)}.` : "";
  return `Guardamos en tu navegador ${records}.${more} Si rechazas, se borra y no se guarda más. ${MORE}`;
}

interface Section {
  title?: string;
  description: string;
  linkedCategory?: string;
}

/** The second layer: one section a category, each only where this configuration uses it. */
export function consentSections(services: BrowserServices, mode: "informed" | "required"): Section[] {
  return [
    {
      description: `El sitio funciona igual elijas lo que elijas, y puedes cambiar de idea cuando quieras con el icono de la galleta. ${MORE}`,
    },
    {
      title: "Necesarias",
      description:
        "Tu respuesta a este aviso, para no repetirte la pregunta durante un año, y el tema claro u oscuro, si lo eliges.",
      linkedCategory: "necessary",
    },
    {
      title: "Medición",
      description: measurement(services, mode),
      linkedCategory: "measurement",
    },
    ...(services.sentry
      ? [
          {
            title: "Grabación de errores",
            description: `Sentry recibe los errores de la página, medidas de rendimiento y la grabación de algunas visitas, con los textos ocultos. Así encontramos lo que falla.${mode === "informed" ? " Hasta que respondas, solo le llegan los errores, sin datos personales." : ""}`,
            linkedCategory: "replay",
          },
        ]
      : []),
  ];
}

function measurement(services: BrowserServices, mode: "informed" | "required"): string {
  const own =
    "La versión de la página que te toca en una prueba A/B, cómo llegaste y qué enlaces de invitación pulsas. Se queda en tu navegador.";
  const others =
    services.google || services.vercel ? ` Además, ${analyticsOf(services)} cuentan las visitas.` : "";
  const already = mode === "informed" ? " Lo guardamos desde el principio; si dices que no, se borra." : "";
  return `${own}${already}${others}`;
}

function analyticsOf({ google, vercel }: BrowserServices): string {
  return list([...(google ? ["Google Analytics"] : []), ...(vercel ? ["Vercel"] : [])]);
}
