import { z } from "zod";
import { hostOf, list } from "../format/format";
import { type CalendarDate, isCalendarDate, isOver } from "../format/dates";
import { claimSchema } from "./claim-schema";
import { expandedConditions, eligibilitySchema } from "./conditions";
import { deadlinesSchema } from "./deadlines-schema";
import { type Category, categories, categoryOf, complaintNames, riskNames } from "./categories";
import {
  calendarDate,
  choice,
  distinct,
  euros,
  factValue,
  httpsUrl,
  label,
  sentence,
  unpaidUrl,
} from "./fields";
import { factBasisSchema, factNamesSchema, refuseUnknownFacts } from "./fact-basis";
import { historyEntry } from "./history";
import { invitationHosts } from "./invitation-hosts";
import { landingSchema } from "./landing";
import { brandColour, logoSchema } from "./logo";
import { NEVER_CHECKED } from "./never-checked";
import { protectionSchema } from "./protection";
import type { Terms } from "./terms/schema";
import { valueSchema } from "./value";

/** The name of each category, as an editor's program shows it. */
const categoryNames = Object.fromEntries(
  categories.map((category) => [category, categoryOf(category).name]),
) as Record<Category, string>;

/** Maximum length of the shortest texts, in characters. */
const SHORT = 32;

/**
 * Everything the site knows about one promotion: the type, the build's check and, as `content/offers/schema.json`, the
 * editor's manual.
 */
export const offerSchema = z
  .strictObject({
    facts: z
      .record(z.string(), factValue)
      .optional()
      .describe(
        "Las cifras de la promoción, cada una una sola vez, con un nombre y su unidad: EUR, %, minutes, hours, days, months, years, times, people, friends, trades (o en español: €, minutos, horas, días, meses, años, veces, personas, amigos, operaciones). También fechas. En los textos se ponen por su nombre: {bonus}.",
      )
      .meta({ examples: [{ bonus: "10 EUR", window: "30 days" }], label: "datos" }),
    factBasis: factBasisSchema.optional(),
    factNames: factNamesSchema.optional(),
    phrases: z
      .record(z.string(), z.string())
      .optional()
      .describe("Palabras que se repiten en los textos, con un nombre; se ponen como los datos: {duration}.")
      .meta({ label: "frases" }),
    brand: label(24)
      .describe("El nombre de la marca, como ella lo escribe. En los textos, {brand}.")
      .meta({ label: "marca", shown: "en toda la web", placeholder: true }),
    enabled: z
      .boolean()
      .describe("Si tiene página y enlaces en la web: true (sí) o false (no).")
      .meta({ label: "publicada" }),
    weight: z
      .int()
      .min(1)
      .max(9999)
      .describe("Su lugar en las listas, de menor a mayor, sin repetirse.")
      .meta({ label: "lugar en las listas", shown: "en todas las listas" }),
    category: choice(categoryNames)
      .describe("La clase de proveedor.")
      .meta({ label: "clase de proveedor", shown: "en el filtro y en la comparación" }),
    risk: choice(riskNames)
      .optional()
      .describe("El aviso de riesgo sobre cada botón. Sin este campo si no se puede perder dinero.")
      .meta({ label: "aviso de riesgo", shown: "junto a cada botón y donde se nombra" }),
    reward: choice({
      money: "dinero",
      discount: "una rebaja de lo que se paga",
      other: "otra cosa, o no se sabe",
    })
      .describe(
        "En qué se recibe: money (dinero: sale la línea de impuestos), discount (se paga menos; los textos dicen «descuento» y no «regalo») u other (otra cosa, o no se sabe).",
      )
      .meta({ label: "en qué se recibe", shown: "en la letra pequeña y en Guarda la prueba" }),
    verifiedOn: calendarDate
      .optional()
      .describe(
        "Última comprobación en su web oficial. La ponen «npm run offers verify» y «enable»; sin este campo, nadie la ha comprobado.",
      )
      .meta({ label: "comprobada", shown: "en tarjetas, página y comparación", placeholder: true }),
    validFrom: calendarDate
      .optional()
      .describe("Primer día de la promoción, si el proveedor lo dice.")
      .meta({ label: "primer día", shown: "en tarjetas, página y comparación" }),
    validUntil: calendarDate
      .optional()
      .describe("Último día de la promoción, si el proveedor lo dice.")
      .meta({ label: "último día", shown: "en tarjetas, página y comparación" }),
    region: z
      .literal("ES")
      .optional()
      .describe("El único país donde vale, si el proveedor lo dice.")
      .meta({ label: "país", shown: "en los datos abiertos", kind: "choice", choices: { ES: "España" } }),
    minutes: z
      .int()
      .min(1)
      .max(600)
      .optional()
      .describe("Cuántos minutos lleva hacerlo todo, si se sabe.")
      .meta({ label: "minutos que lleva", shown: "en su página, en ¿Me compensa? y en la comparación" }),
    referralUrl: httpsUrl
      .describe("El enlace de invitación. Mientras no haya uno, la dirección oficial.")
      .meta({ label: "enlace", shown: "en cada botón" }),
    invitationHosts: invitationHosts.optional(),
    officialUrl: unpaidUrl
      .describe("La web del proveedor, sin ningún código: el enlace que no se paga.")
      .meta({ label: "web oficial", shown: "en su página" }),
    sourceUrl: unpaidUrl
      .optional()
      .describe("La página oficial de condiciones, si no es officialUrl.")
      .meta({ label: "página de condiciones", shown: "en su página" }),
    color: brandColour,
    logo: logoSchema,
    hasHeroImage: z
      .boolean()
      .describe("Si están sus imágenes, public/heroes/<oferta>-*; sin ellas sale landing.hero.box.")
      .meta({ label: "imagen grande", shown: "en su página" }),
    benefit: label(60)
      .describe("Qué se gana, en pocas palabras, para tarjetas y botones.")
      .meta({ label: "beneficio", shown: "en tarjetas, página y comparación", placeholder: true }),
    shortBenefit: label(SHORT)
      .describe(
        "Lo mismo donde hay menos sitio; si no empieza por la cifra, sale detrás de ella: en minúscula. Sin este campo si benefit ya es así de corto.",
      )
      .meta({ label: "beneficio, en corto", shown: "en filas y enlaces" })
      .optional(),
    description: sentence(180)
      .describe("La promoción en una o dos frases, para la tarjeta y al compartir.")
      .meta({ label: "descripción", shown: "en la tarjeta y al compartir", placeholder: true }),
    requirements: sentence(160)
      .describe("Qué hay que hacer y en qué plazo, en una frase.")
      .meta({ label: "requisitos", shown: "en tarjetas, página y comparación", placeholder: true }),
    condition: label(40)
      .describe("Qué pide, en pocas palabras, al lado de la cifra.")
      .meta({ label: "condición", shown: "en filas, tarjetas y panel" }),
    callToAction: label(32)
      .describe("Las palabras del botón principal.")
      .meta({ label: "botón", shown: "en su página" }),
    seoTitle: label(60)
      .describe("El título de la página en los buscadores.")
      .meta({ label: "título en buscadores", shown: "en los buscadores" }),
    seoDescription: sentence(155)
      .describe("La descripción de la página en los buscadores.")
      .meta({ label: "descripción en buscadores", shown: "en los buscadores" }),
    pays: z
      .union([choice({ none: "nada", unknown: "no se sabe cuánto" }), euros], {
        error: 'none (nada), unknown (no se sabe cuánto), o una cantidad: 10 EUR o "{bonus}"',
      })
      .describe(
        "Qué gana este sitio por cada registro con su enlace de invitación: none, unknown o una cantidad.",
      )
      .meta({
        label: "lo que gana el sitio",
        shown: "en su página",
        kind: "figure",
        choices: { none: "nada", unknown: "no se sabe cuánto" },
      }),
    complaints: z
      .array(choice(complaintNames))
      .min(1)
      .refine((all) => distinct(all, String), { error: "cada organismo una sola vez" })
      .describe("A quién se puede reclamar después de al proveedor, en el orden en que conviene.")
      .meta({ label: "dónde reclamar", shown: "en Guarda la prueba" }),
    claim: claimSchema.optional(),
    protection: protectionSchema,
    deadlines: deadlinesSchema,
    eligibility: eligibilitySchema,
    value: valueSchema,
    landing: landingSchema,
    history: z
      .array(historyEntry)
      .describe(
        "Qué cambió y cuándo, de lo más antiguo a lo más reciente. Solo crece: lo escrito no se cambia ni se borra. [] mientras la oferta no se ha publicado.",
      )
      .meta({ label: "historial", shown: "en su página, en /cambios y en las fuentes web" }),
  })
  .superRefine(({ category, risk }, { addIssue }) => {
    const { risk: needed, providers } = categoryOf(category);
    const message = `${needed}: sobre los botones de ${list(providers)} hay siempre un aviso de riesgo`;
    if (needed && !risk) addIssue({ code: "custom", path: ["risk"], input: risk, message });
  })
  .superRefine(refuseUnknownFacts)
  .refine(({ validFrom, validUntil }) => !validFrom || !validUntil || !isOver(validUntil, validFrom), {
    path: ["validUntil"],
    error: "un día igual o posterior a validFrom",
  })
  .refine(({ history }) => history.every(({ date }, i) => (history[i - 1]?.date ?? "") <= date), {
    path: ["history"],
    error: "las entradas de más antigua a más reciente",
  })
  .refine(
    ({ history, verifiedOn }) =>
      history.every(({ date, facts }) => !facts || !verifiedOn || isNotAfter(date, verifiedOn)),
    {
      path: ["verifiedOn"],
      error:
        "un día igual o posterior al de la última entrada de history que cambia lo prometido: después de un cambio, se comprueba",
    },
  )
  .refine(({ benefit, shortBenefit }) => shortBenefit !== undefined || benefit.length <= SHORT, {
    path: ["shortBenefit"],
    error: `una versión de benefit de ${SHORT} caracteres como máximo`,
  })
  .transform(({ eligibility, ...offer }) => ({
    ...offer,
    shortBenefit: offer.shortBenefit ?? offer.benefit,
    sourceUrl: offer.sourceUrl ?? offer.officialUrl,
    invitationHosts: offer.invitationHosts ?? [hostOf(offer.officialUrl)],
    verifiedOn: offer.verifiedOn ?? NEVER_CHECKED,
    eligibility: expandedConditions(eligibility, offer),
  }));

/** Whether a change is not later than the last check. True for invalid dates, which their own field reports. */
function isNotAfter(change: CalendarDate, verification: CalendarDate): boolean {
  const known = isCalendarDate(change) && isCalendarDate(verification);
  return !known || !isOver(verification, change);
}

/** What an offer's file says once its facts are in place. */
export type OfferRecord = z.input<typeof offerSchema>;

/** An offer as the site uses it: with defaults, standard questions, and what its file's name and the settings add. */
export type Offer = z.output<typeof offerSchema> & {
  /** The name of its file and the path of its page (`/paypal`); never changed. */
  id: string;
  detailPath: `/${string}`;
  /** What its file says it asks and gives, from which its texts follow. */
  terms: Terms;
  /** Whether the link has an invitation code. Until then the texts of `withoutCode` apply. */
  invitation: boolean;
  /** The host of its link if it is none of `invitationHosts`; somebody should look at it. */
  foreignHost?: string | undefined;
  /** Whether the file says disabled, and only OFFERS_PREVIEW shows it in this build. */
  draft: boolean;
};
