import { type CalendarDate, longDate } from "../format/dates";
import { servicesOf } from "../config/services";
import type { Site } from "../config/site";
import { sizes } from "../config/sizes";
import { count, euros, list, percent } from "../format/format";
import { asksForInvited, isByInvitation, lacksInvitation } from "../ground/invitation";
import { titleOf } from "../ground/offer-names";
import type { Offer } from "../offers/offer";
import { phaseOf } from "../offers/status";
import { taxOn, USUAL_TAX } from "../offers/tax";
import { isForNew, isForReturning } from "../offers/terms/people";

/** Words of the frame that every page shares: header, footer, and what accompanies each referral link. */
export const frameCopy = {
  skip: "Saltar al contenido principal",
  navigation: "Principal",
  home: "Inicio",
  offers: "Ofertas",
  compare: "Comparar",
  allOffers: "Todas las ofertas",
  opensNewTab: "(pestaña nueva)",
  footerNavigation: "Promociones",
  about: "Sobre este sitio",
  contact: "Contacto:",
  contents: "En esta página",
  /** Words that open the rest of a list. */
  more: (rest: number) => `Ver ${rest} más`,
  /** Words on paper, before the day. */
  printedOn: "Impreso el",
  changes: "Cambios",
  terms: "Términos y condiciones",
  legalNotice: "Aviso legal y términos",
  privacy: "Política de privacidad",
  darkTheme: "Tema oscuro",
  backHome: "Volver al inicio",
  /** The date under the title of a text. */
  updatedOn: (date: CalendarDate) => `Última actualización: ${longDate(date)}`,
  /** Note beside the date of the day: when the words themselves last changed. */
  changedOn: (date: CalendarDate) => `Último cambio del texto: ${longDate(date)}`,
  accessibility: "Accesibilidad",
  disclosure: "Enlazamos con invitación; podemos recibir una comisión. Tu coste no cambia.",
} as const;

/** The columns of a table of offers. */
export const offerColumns = ["Promoción", "Beneficio", "Requisitos", "Fecha y riesgo"] as const;

/**
 * Note under such a table, which names only what differs: what all ask for or, where some need no invitation, which do or do
 * not, by whichever names are fewer; of many on both sides, that it differs. Undefined where none needs one.
 */
export function invitedNote(offers: readonly Offer[]): string | undefined {
  const ask = `${offers.length > 1 ? "Todas exigen" : "Exige"}, además, que`;
  if (offers.every(asksForInvited)) return `${ask} seas nuevo cliente y te registres con una invitación.`;
  const invited = offers.filter(isByInvitation);
  const others = offers.filter((offer) => !isByInvitation(offer));
  const names = (some: readonly Offer[]) => list(some.map(titleOf));
  if (invited.length === 0) return undefined;
  if (others.length === 0) return `${ask} te registres con una invitación.`;
  if (Math.min(invited.length, others.length) > sizes.named)
    return "En unas hace falta, además, una invitación y en otras no: lo dice cada ficha.";
  return others.length < invited.length
    ? `Hace falta, además, una invitación en todas menos ${names(others)}.`
    : `Hace falta, además, una invitación en ${names(invited)}.`;
}

/** Words for whom the promotions of a site are. */
export function audienceWords(offers: readonly Offer[]): string {
  const ofNew = offers.filter(({ terms: { who } }) => isForNew(who) && !isForReturning(who));
  const look = "mira en cada ficha para quién es.";
  if (ofNew.length === offers.length) return "Las promociones son solo para nuevos clientes.";
  if (ofNew.length === 0) return `No todas las promociones son para nuevos clientes: ${look}`;
  const most = 4 * ofNew.length >= 3 * offers.length ? "Casi todas las" : "Muchas";
  return `${most} promociones son solo para nuevos clientes: ${look}`;
}

/** Note at the foot of every page: for whom the promotions of a site are. */
export const audienceNote = (offers: readonly Offer[]) =>
  `${audienceWords(offers)} Los detalles están en la web oficial de cada proveedor.`;

/**
 * How the site earns: the general rule, then the brands whose link has no code, so that it earns nothing there. Beside
 * offers that need no invitation, only that it earns nothing.
 */
export function disclosureOf(...offers: Offer[]): string {
  if (offers.length > 0 && !offers.some(isByInvitation))
    return `Hoy no ganamos nada si te haces cliente de ${list(offers.map(({ brand }) => brand))} desde aquí. Tu coste no cambia.`;
  const without = offers.filter(lacksInvitation).map(({ brand }) => brand);
  if (without.length === 0) return frameCopy.disclosure;
  const brands = without.length > sizes.named ? `${count(without.length, "marca", "marcas")}` : list(without);
  const there = without.length > sizes.named ? "en ellas " : without.length > 1 ? "con ellos " : "";
  return `${frameCopy.disclosure} En ${brands} aún no tenemos enlace de invitación: hoy no ganamos nada si te registras ${there}desde aquí.`;
}

/** How the site earns, on the pages of a promotion that is over, which have no button. */
export function endedDisclosure(offer: Offer): string {
  const over = "Esta página ya no lleva botón: no ganamos nada con ella.";
  return isByInvitation(offer) ? `${frameCopy.disclosure} ${over}` : over;
}

/** How the site earns by an offer on a day. */
export const disclosureOn = (offer: Offer, today: CalendarDate) =>
  phaseOf(offer, today) === "ended" ? endedDisclosure(offer) : disclosureOf(offer);

/** Sentence that the site belongs to none of the providers. */
export function independence({ brand }: Pick<Site, "brand">): string {
  return `${brand} es un comparador independiente, sin afiliación oficial con las empresas que aparecen. No es una entidad financiera ni da asesoramiento financiero.`;
}

/** The tax note for gifts of money: of a sum, or of any. */
export function taxLineOf(sum?: number): string {
  const part =
    sum === undefined
      ? `De un regalo en dinero, lo normal es que un ${percent(USUAL_TAX)} sea`
      : `De ${euros(sum)}, lo normal es que ${taxOn(sum).part} sean`;
  return `${part} para Hacienda; si el proveedor retiene, ya va descontado. Cómo tributa exactamente depende de las bases.`;
}

/** Storage and measurement in two sentences. */
export function cookieNotice(site: Site): string {
  const kept =
    site.storageConsent === "required"
      ? "Solo guardamos datos en tu navegador si lo aceptas, salvo tu respuesta y el tema que elijas."
      : "Usamos cookies y datos en tu navegador; si los rechazas, solo quedan tu respuesta y el tema que elijas.";
  return `${kept} ${measuredWords(site)}`;
}

/** What measures or records visits, and that it waits for a yes. */
export function measuredWords(site: Site): string {
  const { google, vercel, sentry } = servicesOf(site);
  if (google || vercel)
    return sentry
      ? "La analítica y la grabación de visitas solo se activan si las aceptas."
      : "La analítica solo se activa si la aceptas.";
  return sentry
    ? "No usamos analítica; la grabación de visitas solo se activa si la aceptas."
    : "No usamos analítica.";
}
