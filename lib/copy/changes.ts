/** The words of the histories: of one offer, and of all on `/cambios`. */
export const changes = {
  title: "Cambios en las promociones",
  seoTitle: "Cambios en las promociones: qué ha cambiado y cuándo",
  description:
    "El historial de todas las promociones del sitio, de lo más nuevo a lo más antiguo: publicaciones, verificaciones y cambios de condiciones.",
  summary: "Qué ha cambiado y cuándo",
  intro:
    "Cada vez que publicamos, comprobamos o cambiamos una promoción, lo anotamos aquí. Las entradas no se borran ni se reescriben.",
  older:
    "Estos son los más recientes. Los anteriores están en la ficha de cada promoción y, todos juntos, en los datos abiertos.",
  none: "Todavía no hay cambios anotados.",
  follow: "Puedes seguirlos con un lector de noticias:",
  ofOffer: "Historial de esta promoción",
  all: "Todos los cambios",
} as const;

/** The letter about a mistake: its link and its words. */
export const correction = {
  link: "Avisar de un error",
  subject: (brand: string) => `Error en la ficha de ${brand}`,
  offer: "Promoción",
  verified: "Verificada",
  changed: "Último cambio",
  page: "Página",
  question: "Qué está mal y dónde lo has visto:",
} as const;
