/** Words shown outside the pages (share pictures, feeds, open data), and of the share button. */
export const share = {
  homeHeadline: "Planes amigo en España, con sus condiciones a la vista",
  feedTitle: (brand: string) => `${brand}: cambios en las promociones`,
  offerFeed: (brand: string) => `${brand}: cambios en su promoción`,
  feedDescription: "Qué cambia en cada promoción de invitación y cuándo.",
  button: "Compartir",
  copied: "Enlace copiado",
  failed: "No se ha podido copiar. La dirección es:",
} as const;
