import { z } from "zod";
import { type CalendarDate, isCalendarDate, isOver } from "../format/dates";
import { eligibilitySchema } from "./conditions";
import { deadlinesSchema } from "./deadlines";
import { calendarDate, httpsUrl, offerId, text } from "./fields";
import { historyEntry } from "./history";
import { landingSchema } from "./landing";
import { protectionSchema } from "./protection";
import { valueSchema } from "./value";

/** The kinds of provider, in the order in which a visitor chooses among them. */
export const categories = ["finanzas", "crypto", "telecom"] as const;

/** What may happen to the money, from the lesser risk to the greater. */
export const risks = ["investment", "crypto"] as const;

/** The most signs that fit where there is least room. */
const SHORT = 32;

/**
 * An offer: everything the site knows of one promotion. This schema is the type, the check that every build
 * makes, and the editor's manual. A mistake stops the build and says file, field, value and what would be right.
 */
export const offerSchema = z
  .strictObject({
    /** Short name, never changed: the address of the page (`/paypal`), the logo and the file are called so. */
    id: offerId,
    /** The provider's name as it writes it. */
    brand: text(24),
    /** What the visitor gets, as a short phrase for cards, tables and buttons: «10 € de regalo». */
    benefit: text(60),
    /**
     * The benefit where there is least room, such as a row beside other offers: «10 € con primera compra». Leave it
     * out where `benefit` is as short as this.
     */
    shortBenefit: text(SHORT).optional(),
    /** What the promotion is, in one or two sentences, for the card and for shared links. */
    description: text(180),
    /** What one must do, and by when, in one sentence. */
    requirements: text(160),
    /** What it takes, in a few words beside the figure: «Compra de 5 € o más en 30 días». */
    condition: text(40),
    /** The referral link. Until the owner sets the real one (here or in the environment), the official address. */
    referralUrl: httpsUrl,
    /** The provider's own page, without any code: the unpaid link. */
    officialUrl: httpsUrl,
    /** The provider's own terms of the promotion, or the nearest official page. Leave it out where that is `officialUrl`. */
    sourceUrl: httpsUrl.optional(),
    /** The brand's colour, only ever an accent: `#0070e0`. Its mark is drawn in it, on white: darken a light one. */
    color: z
      .string()
      .regex(/^#[0-9a-f]{6}$/, { abort: true, error: "un color en seis cifras y minúsculas: «#0070e0»" })
      .refine((value) => contrast(value, "#ffffff") >= 3, {
        error: "un color que se distinga sobre blanco (contraste de 3 a 1): oscurécelo",
      }),
    /** The brand's mark: the path of its icon in simple-icons (24 by 24), or one or two initials where it has none. */
    logo: z.union([z.strictObject({ path: z.string().min(1) }), z.strictObject({ monogram: text(2) })], {
      error: "el trazo de un icono, { path }, o una o dos iniciales, { monogram: «TR» }",
    }),
    /** Whether the site shows it. A disabled offer has no page, no link and no mention. */
    enabled: z.boolean(),
    /** Place in lists, smaller first. No two offers share one. */
    weight: z.int().min(1).max(9999),
    /** Kind of provider. */
    category: z.enum(categories),
    /** Which risk line stands above every button; leave it out where money is not at risk. */
    risk: z.enum(risks).optional(),
    /** The page's title for search engines: 60 characters at most with the site's name left out. */
    seoTitle: text(60),
    /** The page's description for search engines. */
    seoDescription: text(155),
    /** Whether `public/heroes/<id>-*.avif` exist; without them the hero shows its text box. */
    hasHeroImage: z.boolean(),
    /** The words on the main button: «Crear cuenta PayPal». */
    callToAction: text(32),
    /** When somebody last checked the promotion against its source. */
    verifiedOn: calendarDate,
    /** First day of the promotion, where the provider states one. */
    validFrom: calendarDate.optional(),
    /** Last day of the promotion, where the provider states one. */
    validUntil: calendarDate.optional(),
    /** The only country where it is valid, where the provider says so. */
    region: z.literal("ES").optional(),
    /** How long the whole process takes, in minutes, where known. */
    minutes: z.int().min(1).max(600).optional(),
    /** What whoever invites receives, where the provider says so: «10 € por cada alta válida». */
    referrerBenefit: text(90).optional(),
    /** Who stands behind it, and what protects the visitor's money. */
    protection: protectionSchema,
    /** What has a date once one signs up, and what is not known of dates. */
    deadlines: deadlinesSchema,
    /**
     * Public bodies that may take a complaint after the provider has had it, in the order in which to try them.
     * Those that fit what the provider is: a bank, a broker, an operator. `lib/copy/complaints.ts` has their words.
     */
    complaints: z.array(z.enum(["banco-de-espana", "cnmv", "teleco", "consumo"])).min(1),
    /** What changed and when, oldest first. */
    history: z.array(historyEntry).min(1),
    /** The questions by which a visitor finds out whether he would get it. */
    eligibility: eligibilitySchema,
    /** What it leaves, in figures. */
    value: valueSchema,
    landing: landingSchema,
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
  });

/** What is promised changes with a check, not after the last one. Of a date that does not exist the field itself complains. */
function isNotAfter(change: CalendarDate, verification: CalendarDate): boolean {
  const known = isCalendarDate(change) && isCalendarDate(verification);
  return !known || !isOver(verification, change);
}

/** What an editor writes in an offer's file. */
export type OfferFile = z.input<typeof offerSchema>;

/** An offer that passed every check. */
export type Offer = z.output<typeof offerSchema> & {
  /** `benefit` where the file gives no shorter one. */
  shortBenefit: string;
  /** `officialUrl` where the file gives no other. */
  sourceUrl: string;
  /** The path of its page: `/paypal`. */
  detailPath: `/${string}`;
  /**
   * Whether its link has a code, so that whoever follows it is invited. While it has none, the words of the offer are
   * those of `withoutCode`, and no page calls the link an invitation.
   */
  invitation: boolean;
  /** Whether it shows in this build only, for its editors to review: its file says that it is disabled. */
  draft: boolean;
};

export type Category = Offer["category"];
export type ComplaintBody = Offer["complaints"][number];

/** The relative luminance of `#rrggbb`, from 0 to 1, as WCAG 2.2 defines it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** How far apart two colours of the form `#rrggbb` are: from 1 (the same) to 21 (black and white). */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}
