import { count, list } from "../format/format";

/** Words shown outside the pages (share pictures, feeds, open data), and of the share button. */
export const shareCopy = {
  /** Beside the wordmark: what the site is, as its footer says. */
  independent: "Comparador independiente",
  /** On the pictures, the conditions of every figure: of an offer, and of a plan. */
  invited: "Con invitación",
  planTerms: "y si cumples todo",
  partUnchecked: "Una parte, sin comprobar",
  /** The text alternative of a tool's picture, from that of its offer's. */
  tool: (name: string, picture: string) => `«${name}», ${picture}`,
  homeHeadline: "Planes amigo en España",
  /** On the home page's picture: how many offers one can take, where, and how many more than it shows. */
  homeCount: (offers: number, areInvitations: boolean) =>
    areInvitations ? count(offers, "plan amigo", "planes amigo") : count(offers, "promoción", "promociones"),
  homePlace: "En España",
  homeMore: (offers: number) => `y ${offers} más`,
  saves: "ahorras",
  homeDetail: "Qué te dan, qué te piden y en qué plazo",
  /** On a picture of several offers, what the mark beside some of them says, and which lack something besides. */
  riskMark: "Señala riesgo de perder dinero",
  lacking: (brands: readonly string[], what: string) =>
    `${brands.length > 2 ? `${brands.length} de ellas` : list(brands)}, ${what}`,
  /** On the picture of a comparison. */
  sideBySide: "Lado a lado",
  comparisonDetail: "Qué dan y qué piden",
  /** On the pictures of the legal pages, what each is about. */
  privacy: "Qué datos se tratan y cuáles son tus derechos",
  terms: "Cómo puedes usar el sitio y cómo se financia",
  feedTitle: (brand: string) => `${brand}: cambios en las promociones`,
  offerFeed: (brand: string) => `${brand}: cambios en su promoción`,
  offerFeedDescription: (brand: string) => `Qué cambia en la promoción de ${brand} y cuándo.`,
  feedDescription: "Qué cambia en cada promoción de invitación y cuándo.",
  button: "Compartir",
  copied: "Enlace copiado",
  /** That the link is copied, in the button, where it may not need more room than the button's own word. */
  done: "Copiado",
  failed: "No se ha podido copiar. La dirección es:",
} as const;
