import { longDate, yearOf } from "../format/dates";
import { decimal, inSentence, list } from "../format/format";
import { catalogue, contentDate } from "../catalogue";
import { providersOf } from "../offers/categories";
import { isByInvitation } from "../ground/invitation";
import { NEVER_CHECKED } from "../offers/never-checked";
import type { Offer } from "../offers/offer";
import { site } from "../config/site";

/** The longest description that search engines show whole, in characters. */
const LONGEST = 155;

/** The description for search engines. With more kinds of provider than fit, it says less of each, or names none. */
function homeDescription(providers: string): string {
  const texts = ["qué recibes, qué te piden y en qué plazo", "qué dan y qué piden"].map(
    (says) => `Compara planes amigo de ${providers}: ${says}.`,
  );
  const without =
    "Compara planes amigo y otras promociones en España: qué recibes, qué te piden y en qué plazo.";
  return texts.find(({ length }) => length <= LONGEST) ?? without;
}

const numbers =
  "Una Dos Tres Cuatro Cinco Seis Siete Ocho Nueve Diez Once Doce Trece Catorce Quince Dieciséis Diecisiete Dieciocho Diecinueve Veinte".split(
    " ",
  );

/** The title of the home page. The year is the one of the newest check, never the build's. */
export function homeTitle(offers: readonly Offer[]): string {
  const areChecked = offers.every(({ verifiedOn }) => verifiedOn !== NEVER_CHECKED);
  const what = areChecked ? "promociones verificadas" : "planes amigo y otras promociones";
  return `${site.brand} ${yearOf(contentDate)}: ${what} en España`;
}

/** A small number in words, as a sentence begins with it. */
const numberWord = (count: number) => numbers[count - 1] ?? decimal(count);

/**
 * What the site is, and who pays for it: the links that may earn something. `offers` are those that one can take; `others`
 * are those that stand beside them, by their names. It does not say that one can: nobody has looked today.
 */
function heroLead(offers: readonly Offer[], others: readonly string[] = []): string {
  const brandsOf = (some: readonly Offer[]) => new Set(some.map(({ brand }) => brand)).size;
  const paid = brandsOf(offers.filter(({ hasInvitation, pays }) => hasInvitation && pays !== "none"));
  const what = [
    offers.length === 1
      ? "Una promoción por darte de alta: qué da, qué pide y cuánto te queda."
      : `${numberWord(offers.length)} promociones por darte de alta: qué dan, qué piden y cuánto te queda.`,
    ...(others.length > 0 ? [unavailable(others)] : []),
  ].join(" ");
  if (paid === 0) return `${what} Hoy no ganamos nada con ningún enlace.`;
  const which = paid === 1 ? "un proveedor" : `${inSentence(numberWord(paid))} proveedores`;
  return `${what} Podemos recibir una comisión de ${which}; lo decimos antes de cada botón.`;
}

/** Words on the offers that nobody can take: by their names, if they are few. */
function unavailable(names: readonly string[]): string {
  if (names.length === 1) return `Otra está cerrada: la de ${list(names)}.`;
  const others = `Otras ${inSentence(numberWord(names.length))}`;
  return names.length > 3 ? `${others} están cerradas.` : `${others} están cerradas: las de ${list(names)}.`;
}

/** Whether somebody has checked every promotion that the site shows. */
const allChecked = catalogue.enabled.every(({ verifiedOn }) => verifiedOn !== NEVER_CHECKED);

/** The words of the home page. */
export const homeCopy = {
  /** Title for search engines. */
  title: homeTitle(catalogue.enabled),
  description: homeDescription(providersOf(catalogue.enabled)),
  hero: {
    title: "Planes amigo en España: qué te dan y qué te piden",
    /** The newest check: date and offer. */
    newest: ({ brand, verifiedOn }: Offer) =>
      `La comprobación más reciente es la de ${brand}: ${longDate(verifiedOn)}.`,
    situations: "¿Qué te encaja?",
    lead: heroLead,
    owner: (name: string) => `Este sitio lo lleva ${name}.`,
  },
  offers: {
    title: "Ofertas destacadas",
    none: "Hoy no hay ninguna promoción activa. Las próximas saldrán aquí cuando las hayamos comprobado.",
    filter: "Filtrar por tipo de proveedor",
    all: "Todas",
    /** Word for screen readers, after the number of each kind. */
    counted: (count: number) => (count === 1 ? "promoción" : "promociones"),
    go: "Ir a la oferta",
    requirements: "Qué te piden",
    /** What opens description and requirements. */
    full: "Qué es y qué piden",
  },
  comparison: {
    title: "Comparación rápida",
    action: "Explorar todas las promociones",
  },
  benefits: {
    title: `Por qué usar ${site.brand}`,
    points: [
      {
        title: allChecked
          ? "Promociones reales, con la fecha de comprobación"
          : "Promociones reales, comprobadas o con el aviso de que no lo están",
        text: `Al lado de cada promoción está la fecha en que la comprobamos por última vez${allChecked ? "" : ", o «Sin comprobar»"}. Si hace tiempo de eso, también lo decimos.`,
      },
      {
        title: "Condiciones explicadas, sin esconder la letra pequeña",
        text: "Cada ficha dice qué recibes, qué tienes que hacer, en qué plazo y qué puede dejarte sin nada. Lo que no hemos visto publicado, también.",
      },
      {
        title: "Una comparación transparente y sencilla",
        text: "De todas las promociones ves lo mismo: qué dan, qué piden, su fecha y su riesgo. Junto a cada botón que puede darnos dinero pone «Publicidad».",
      },
    ],
  },
  faq: {
    title: "Preguntas frecuentes",
    items: [
      {
        question: "¿Qué es un plan amigo?",
        answer:
          "Un plan amigo es una promoción de invitación: un cliente te pasa su enlace o su código, tú te haces cliente con él y el proveedor os da un regalo o un descuento a ti, a quien te invita o a los dos. Según la OCU, los de los bancos duran un tiempo limitado y el regalo normalmente tributa. Quien no usa el enlace o el código, o no sigue los pasos, no recibe nada. Un cliente suele poder recibir el regalo por 5 a 10 invitaciones.",
      },
      {
        question: `¿Cómo funciona ${site.brand}?`,
        answer: `${site.brand} reúne ${catalogue.enabled.every(isByInvitation) ? "promociones de invitación" : "planes amigo y otras promociones"}, te dice qué dan, qué piden y cuánto te queda, y enlaza con la web del proveedor. Si un enlace lleva nuestro código de invitación, podemos recibir una comisión: ni tu coste ni el orden de la lista cambian. Si no lo lleva, lo decimos junto al botón y no ganamos nada. ${site.owner.name ? `Lo lleva ${site.owner.name}, y no` : "No"} hace falta registrarse para usarlo.`,
      },
      {
        question: "¿Hay que invertir dinero siempre?",
        answer:
          "No. Unas promociones piden invertir, hacer un depósito o comprar por un importe mínimo; otras, contratar o usar un servicio, que también puede costar dinero. La ficha de cada promoción dice qué pide y calcula cuánto te queda.",
      },
      {
        question: "¿Dónde están las condiciones oficiales?",
        answer:
          "Las condiciones oficiales están en la web de cada proveedor, y son las que valen. Cada ficha enlaza con la suya: léelas antes de registrarte, porque las promociones cambian.",
      },
    ],
  },
  closing: {
    title: "Elige con las condiciones delante",
    action: "Ver todas las ofertas",
  },
} as const;
