import { z } from "zod";
import { hostOf } from "../format/format";
import { readQuantity } from "../format/quantity";
import { claimSchema } from "./claim-schema";
import { eligibilitySchema } from "./conditions";
import { deadlinesSchema } from "./deadlines-schema";
import { calendarDate, choice, label, sentence } from "./fields";
import { landingSchema } from "./landing";
import { NEVER_CHECKED } from "./never-checked";
import { protectionSchema } from "./protection";
import { basisNames } from "./terms/figures";
import { type Terms, termsSchema } from "./terms/schema";
import { valueSchema } from "./value";

/** Maximum length of the shortest texts, in characters. */
const SHORT = 32;

const { shape } = termsSchema;

const onCards = { shown: "en tarjetas, página y comparación" };

/**
 * What pages read of an offer: fields of its file as they stand there, and the texts that follow from them or that `words`
 * replaces, with the most characters of each, its name and where visitors see it. `derive` makes it, with facts in braces;
 * it is checked once they are filled in.
 */
export const recordSchema = z
  .strictObject({
    facts: z.record(z.string(), z.string().meta({ kind: "figure" })).meta({ label: "datos" }),
    /** Figures that follow from several facts: texts name them too. */
    sums: z
      .record(z.string(), z.string().meta({ kind: "figure" }))
      .meta({ label: "sumas", shown: "en los textos" }),
    /** Reason why a fact is not of today's promotion, by the fact's name. */
    factBasis: z
      .record(z.string(), choice(basisNames).meta({ label: "qué clase de dato es" }))
      .meta({ label: "datos supuestos o anteriores", shown: "en los datos abiertos" }),
    /** What each fact is, where it stands without its sentence. */
    factNames: z
      .record(z.string(), label(60, "qué es el dato"))
      .meta({ label: "qué es cada dato", shown: "en los datos abiertos" }),
    phrases: z.record(z.string(), z.string()).optional().meta({ label: "frases" }),
    brand: shape.brand,
    enabled: shape.enabled,
    weight: shape.weight,
    category: shape.category,
    risk: shape.risk,
    reward: choice({
      money: "dinero",
      discount: "una rebaja de lo que se paga",
      other: "no es dinero (descuento en factura, vale, puntos u otra cosa), o no se sabe",
    }).meta({ label: "en qué se recibe", shown: "en la letra pequeña y en Guarda la prueba" }),
    verifiedOn: shape.verifiedOn,
    validFrom: calendarDate.optional().meta({ label: "primer día", ...onCards }),
    validUntil: calendarDate.optional().meta({ label: "último día", ...onCards }),
    region: z
      .literal("ES")
      .optional()
      .meta({ label: "país", kind: "choice", choices: { ES: "España" }, shown: "en los datos abiertos" }),
    minutes: shape.minutes,
    referralUrl: shape.referralUrl.unwrap(),
    invitationHosts: shape.invitation.shape.hosts,
    officialUrl: shape.officialUrl,
    sourceUrl: shape.sourceUrl,
    color: shape.look.shape.color,
    logo: z
      .strictObject({ monogram: shape.look.shape.monogram })
      .meta({ label: "logotipo", shown: "en toda la web" }),
    hasHeroImage: z.boolean().meta({ label: "imagen grande", shown: "en su página" }),
    benefit: label(60, "beneficio", "Qué se gana, en pocas palabras.").meta(onCards),
    shortBenefit: label(
      SHORT,
      "beneficio, en corto",
      "Si no empieza por la cifra, sale detrás: en minúscula.",
    )
      .meta({ shown: "en filas y enlaces" })
      .optional(),
    description: sentence(180, "descripción", "La promoción en una o dos frases.").meta({
      shown: "en la tarjeta y al compartir",
    }),
    requirements: sentence(160, "requisitos", "Qué hay que hacer y en qué plazo, en una frase.").meta(
      onCards,
    ),
    condition: label(40, "condición", "Qué pide, al lado de la cifra.").meta({
      shown: "en filas, tarjetas y panel",
    }),
    callToAction: label(32, "botón", "Las palabras del botón principal.").meta({ shown: "en su página" }),
    seoTitle: label(60, "título en buscadores").meta({ shown: "en los buscadores" }),
    seoDescription: sentence(155, "descripción en buscadores").meta({ shown: "en los buscadores" }),
    pays: shape.pays
      .unwrap()
      .transform((value) => (value === "none" ? value : (readQuantity(value)?.least ?? "unknown"))),
    complaints: shape.complaints.unwrap(),
    claim: claimSchema,
    protection: protectionSchema,
    deadlines: deadlinesSchema,
    eligibility: eligibilitySchema,
    value: valueSchema,
    landing: landingSchema,
    history: shape.history,
  })
  .refine(({ benefit, shortBenefit }) => shortBenefit !== undefined || benefit.length <= SHORT, {
    path: ["shortBenefit"],
    error: `una versión de benefit de ${SHORT} caracteres como máximo`,
  })
  // Defaults for what a file leaves out.
  .transform((record) => ({
    ...record,
    shortBenefit: record.shortBenefit ?? record.benefit,
    sourceUrl: record.sourceUrl ?? record.officialUrl,
    invitationHosts: record.invitationHosts ?? [hostOf(record.officialUrl)],
    verifiedOn: record.verifiedOn ?? NEVER_CHECKED,
  }));

/** What follows from an offer's file, its figures as `10 EUR`. */
export type OfferRecord = z.input<typeof recordSchema>;

/** An offer as the site uses it: its record, and what its file's name and the settings add. */
export type Offer = z.output<typeof recordSchema> & {
  /** The name of its file and the path of its page (`/paypal`); never changed. */
  id: string;
  detailPath: `/${string}`;
  /** Whether its name stands beside its brand: this site shows another promotion of the brand, too. */
  isNamed: boolean;
  /** What its file says it asks and gives, from which its texts follow. */
  terms: Terms;
  /** Whether the owner has an invitation, a link or a code: without one, steps and questions say where to get it. */
  hasInvitation: boolean;
  /** The owner's code, where an invitation travels as one: the visitor types it in at the provider. */
  invitationCode?: string | undefined;
  /** The host of its link if it is none of `invitationHosts`; somebody should look at it. */
  foreignHost?: string | undefined;
  /** Whether the file says disabled, and only OFFERS_PREVIEW shows it in this build. */
  draft: boolean;
};
