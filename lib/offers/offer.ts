import { z } from "zod";
import { type CalendarDate, isCalendarDate, isOver } from "../format/dates";
import { expandedConditions, eligibilitySchema } from "./conditions";
import { deadlinesSchema } from "./deadlines-schema";
import { calendarDate, distinct, factValue, httpsUrl, text, unpaidUrl } from "./fields";
import { historyEntry } from "./history";
import { landingSchema } from "./landing";
import { protectionSchema } from "./protection";
import { valueSchema } from "./value";

/** The kinds of provider, in the order in which a visitor chooses among them. */
export const categories = ["finanzas", "crypto", "telecom"] as const;

/** Kinds of risk to the visitor's money, the lesser first. */
export const risks = ["investment", "crypto"] as const;

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
        "Las cifras de la promoción, cada una una sola vez, con un nombre y su unidad: EUR, %, minutes, hours, days, months, years, times, people, friends, trades. También fechas. En los textos se ponen por su nombre: {bonus}.",
      )
      .meta({ examples: [{ bonus: "10 EUR", window: "30 days" }] }),
    phrases: z
      .record(z.string(), z.string())
      .optional()
      .describe("Palabras que se repiten en los textos, con un nombre; se ponen como los datos: {duration}."),
    brand: text(24).describe("El nombre de la marca, como ella lo escribe. En los textos, {brand}."),
    enabled: z.boolean().describe("Si tiene página y enlaces en la web: true (sí) o false (no)."),
    weight: z.int().min(1).max(9999).describe("Su lugar en las listas, de menor a mayor, sin repetirse."),
    category: z.enum(categories).describe("La clase de proveedor."),
    risk: z
      .enum(risks)
      .optional()
      .describe("El aviso de riesgo sobre cada botón. Sin este campo si no se puede perder dinero."),
    verifiedOn: calendarDate.describe(
      "Última comprobación en su web oficial. La pone «npm run offers verify».",
    ),
    validFrom: calendarDate.optional().describe("Primer día de la promoción, si el proveedor lo dice."),
    validUntil: calendarDate.optional().describe("Último día de la promoción, si el proveedor lo dice."),
    region: z.literal("ES").optional().describe("El único país donde vale, si el proveedor lo dice."),
    minutes: z.int().min(1).max(600).optional().describe("Cuántos minutos lleva hacerlo todo, si se sabe."),
    referralUrl: httpsUrl.describe("El enlace de invitación. Mientras no haya uno, la dirección oficial."),
    officialUrl: unpaidUrl.describe("La web del proveedor, sin ningún código: el enlace que no se paga."),
    sourceUrl: unpaidUrl.optional().describe("La página oficial de condiciones, si no es officialUrl."),
    color: z
      .string({ error: 'un color en seis cifras y minúsculas, entre comillas: "#0070e0"' })
      .regex(/^#[0-9a-f]{6}$/, { abort: true, error: 'un color en seis cifras y minúsculas: "#0070e0"' })
      .describe(
        'El color de la marca, entre comillas: "#0070e0". Fondo del logotipo o, si es muy claro, el del dibujo.',
      ),
    logo: z
      .union(
        [
          z.strictObject({
            icon: z
              .string()
              .regex(/^[a-z0-9]+$/, {
                error: "el nombre de un icono de simpleicons.org, en minúsculas: paypal",
              })
              .describe("Su nombre en simpleicons.org, en minúsculas: paypal."),
          }),
          z.strictObject({ monogram: text(2).describe("Una o dos iniciales, si la marca no tiene icono.") }),
        ],
        { error: 'un icono de simpleicons.org, { icon: paypal }, o una o dos iniciales, { monogram: "TR" }' },
      )
      .describe("El logotipo: un icono de simpleicons.org o una o dos iniciales."),
    hasHeroImage: z
      .boolean()
      .describe("Si están sus imágenes, public/heroes/<oferta>-*; sin ellas sale landing.hero.box."),
    benefit: text(60).describe("Qué se gana, en pocas palabras, para tarjetas y botones."),
    shortBenefit: text(SHORT)
      .describe("Lo mismo donde hay menos sitio. Sin este campo si benefit ya es así de corto.")
      .optional(),
    description: text(180).describe("La promoción en una o dos frases, para la tarjeta y al compartir."),
    requirements: text(160).describe("Qué hay que hacer y en qué plazo, en una frase."),
    condition: text(40).describe("Qué pide, en pocas palabras, al lado de la cifra."),
    callToAction: text(32).describe("Las palabras del botón principal."),
    seoTitle: text(60).describe("El título de la página en los buscadores."),
    seoDescription: text(155).describe("La descripción de la página en los buscadores."),
    referrerBenefit: text(90).describe("Qué recibe quien invita, si el proveedor lo dice.").optional(),
    complaints: z
      .array(z.enum(["banco-de-espana", "cnmv", "teleco", "consumo"]))
      .min(1)
      .refine((all) => distinct(all, String), { error: "cada organismo una sola vez" })
      .describe("A quién se puede reclamar después de al proveedor, en el orden en que conviene."),
    protection: protectionSchema,
    deadlines: deadlinesSchema,
    eligibility: eligibilitySchema,
    value: valueSchema,
    landing: landingSchema,
    history: z
      .array(historyEntry)
      .describe(
        "Qué cambió y cuándo, de lo más antiguo a lo más reciente. Solo crece: lo escrito no se cambia ni se borra. [] mientras la oferta no se ha publicado.",
      ),
  })
  .refine(({ category, risk }) => category !== "crypto" || risk !== undefined, {
    path: ["risk"],
    error: "crypto: sobre los botones de criptoactivos hay siempre un aviso de riesgo",
  })
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
      history.every(({ date, facts, reworded }) => !facts || reworded || isNotAfter(date, verifiedOn)),
    {
      path: ["verifiedOn"],
      error: "un día igual o posterior al de la última entrada de history que lleva facts y no es reworded",
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
    eligibility: expandedConditions(eligibility, offer.brand),
  }));

/** Whether a change is not later than the last check. True for invalid dates, which their own field reports. */
function isNotAfter(change: CalendarDate, verification: CalendarDate): boolean {
  const known = isCalendarDate(change) && isCalendarDate(verification);
  return !known || !isOver(verification, change);
}

/** What an offer's file says once its facts are in place. */
export type OfferRecord = z.input<typeof offerSchema>;

export type Offer = Omit<z.output<typeof offerSchema>, "logo"> & {
  /** The name of its file and the path of its page (`/paypal`); never changed. */
  id: string;
  /** The brand's mark: the path of an icon (24 by 24), or one or two initials. */
  logo: { path: string } | { monogram: string };
  detailPath: `/${string}`;
  /** Whether the link has an invitation code. Until then the texts of `withoutCode` apply. */
  invitation: boolean;
  /** Whether the file says disabled, and only OFFERS_PREVIEW shows it in this build. */
  draft: boolean;
};

export type Category = Offer["category"];
export type ComplaintBody = Offer["complaints"][number];

/** The JSON Schema for editors' programs. Lengths are only described: they apply once facts are filled in. */
export function offerJsonSchema(): object {
  return z.toJSONSchema(offerSchema, {
    io: "input",
    target: "draft-7",
    override: ({ jsonSchema }) => {
      const { maxLength } = jsonSchema;
      delete jsonSchema.minLength;
      delete jsonSchema.maxLength;
      if (maxLength === undefined || jsonSchema.const !== undefined) return;
      const limit = `Como máximo, ${maxLength} caracteres.`;
      jsonSchema.description = [jsonSchema.description, limit].filter(Boolean).join(" ");
    },
  });
}
