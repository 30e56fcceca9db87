import { EXAMPLE_EMAIL, type Site } from "../config/site";

/** Notice that nobody reads the contact address, while it is the example one. */
export function unreadMailboxNote({ contactEmail }: Pick<Site, "contactEmail">): string | undefined {
  return contactEmail === EXAMPLE_EMAIL ? "Este correo es un ejemplo: no lo lee nadie." : undefined;
}

/** Notice that the site has no contact address yet, as a sentence that stands alone, in place of an invitation to write. */
export function noContactNote({ brand, contactEmail }: Pick<Site, "brand" | "contactEmail">) {
  return contactEmail === EXAMPLE_EMAIL
    ? `${brand} todavía no tiene un correo de contacto: el que aparece en sus páginas es un ejemplo y no lo lee nadie.`
    : undefined;
}

/** Words of the pages one sees when something is missing or fails. */
export const errorsCopy = {
  notFound: {
    code: "404",
    title: "Página no encontrada",
    text: "Lo sentimos, la página que buscas no existe o ha sido movida.",
    home: "Ir al inicio",
    back: "Volver atrás",
    /** Stands before the e-mail address. */
    help: (brand: string) => `¿Necesitas ayuda con ${brand}? Escríbenos:`,
    /** Stands before the site's main pages, while there is no address to write to. */
    start: (brand: string) => `¿Necesitas ayuda con ${brand}? Empieza por aquí:`,
  },
  unexpected: {
    code: "500",
    title: "Unexpected Application Error!",
    text: "Algo ha fallado al mostrar esta página. Puedes volver a intentarlo o ir al inicio.",
    /** Stands before the e-mail address. */
    report: "¿Sigue fallando? Escríbenos:",
    retry: "Volver a intentarlo",
    home: "Ir al inicio",
  },
  /** What the query of a refused address says. */
  found: (query: string) =>
    query === ""
      ? "La dirección que has abierto no lleva ningún dato."
      : `La dirección que has abierto lleva «${query}».`,
} as const;
