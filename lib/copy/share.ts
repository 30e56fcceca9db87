import { count, list } from "../format/format";

/** Words shown outside the pages (share pictures, feeds, open data), and of the share button. */
export const shareCopy = {
  /** Words beside the wordmark: what the site is, as its footer says. */
  independent: "Comparador independiente",
  /** Conditions of every figure on the pictures: of an offer, and of a plan. */
  invited: "Con invitación",
  planTerms: "y si cumples todo",
  partUnchecked: "Una parte, sin comprobar",
  /** The text alternative of a tool's picture, from that of its offer's. */
  tool: (name: string, picture: string) => `«${name}», ${picture}`,
  homeHeadline: "Planes amigo en España",
  /** Line of the home page's picture: how many offers one can take, where, and how many more than it shows. */
  homeCount: (offers: number, areInvitations: boolean) =>
    areInvitations ? count(offers, "plan amigo", "planes amigo") : count(offers, "promoción", "promociones"),
  homePlace: "En España",
  homeMore: (offers: number) => `y ${offers} más`,
  saves: "ahorras",
  homeDetail: "Qué te dan, qué te piden y en qué plazo",
  /** Meaning of the mark beside some offers on a picture of several, and which lack something besides. */
  riskMark: "Señala riesgo de perder dinero",
  lacking: (brands: readonly string[], what: string) =>
    `${brands.length > 2 ? `${brands.length} de ellas` : list(brands)}, ${what}`,
  /** Words on the picture of a comparison. */
  sideBySide: "Lado a lado",
  comparisonDetail: "Qué dan y qué piden",
  /** What each legal page is about, on its picture. */
  privacy: "Qué datos se tratan y cuáles son tus derechos",
  terms: "Cómo puedes usar el sitio y cómo se financia",
  feedTitle: (brand: string) => `${brand}: cambios en las promociones`,
  offerFeed: (brand: string) => `${brand}: cambios en su promoción`,
  offerFeedDescription: (brand: string) => `Qué cambia en la promoción de ${brand} y cuándo.`,
  feedDescription: "Qué cambia en cada promoción de invitación y cuándo.",
  button: "Compartir",
  copied: "Enlace copiado",
  /** Word of the button once the link is copied: it may not need more room than the button's own word. */
  done: "Copiado",
  failed: "No se ha podido copiar. La dirección es:",
} as const;
