import { z } from "zod";
import { type CalendarDate, isOver } from "../../format/dates";
import { list } from "../../format/format";
import { type Category, categories, categoryOf, riskNames } from "../categories";
import { complaintNames } from "../claim-bodies";
import { claimTerms } from "../claim-schema";
import {
  calendarDate,
  choice,
  choiceError,
  distinct,
  factValue,
  httpsUrl,
  label,
  quantity,
  sentence,
  text,
  unpaidUrl,
} from "../fields";
import { historyEntry } from "../history";
import { ask } from "./asks";
import { backing } from "./backing";
import { areDates, campaignSchema } from "./campaign";
import { basis } from "./figures";
import { gain } from "./gain";
import { words } from "./overrides";
import { invitation, who } from "./people";
import { refuseContradictions } from "./refusals";

/** The name of each category, as an editor's program shows it. */
const categoryNames = Object.fromEntries(
  categories.map((category) => [category, categoryOf(category).name]),
) as Record<Category, string>;

/** Providers whose promotions each category has: what a category means. */
const providers = Object.fromEntries(
  categories.map((category) => [category, list(categoryOf(category).providers)]),
);

const look = z.strictObject({
  color: z
    .string({ error: 'un color en seis cifras y minúsculas, entre comillas: "#0070e0"' })
    .regex(/^#[0-9a-f]{6}$/, { abort: true, error: 'un color en seis cifras y minúsculas: "#0070e0"' })
    .describe(
      'El color de la marca, entre comillas: "#0070e0". Fondo del logotipo o, si es muy claro, el del dibujo.',
    )
    .meta({ label: "color", kind: "colour", shown: "en el logotipo" }),
  monogram: text(2, "iniciales", "Una o dos iniciales.").meta({ kind: "name" }),
  image: z
    .boolean()
    .optional()
    .describe("true si están sus imágenes, public/heroes/<oferta>-*.")
    .meta({ label: "imagen grande" }),
  strip: z
    .boolean()
    .optional()
    .describe("true si hay un dibujo en franja, public/heroes/<oferta>-strip-*.")
    .meta({ label: "imagen en franja" }),
});

const source = z.strictObject({
  url: httpsUrl
    .optional()
    .describe("Su dirección; en un borrador puede faltar, y para activarla hace falta.")
    .meta({ label: "dirección" }),
  read: calendarDate.optional().describe("De cuándo es, o cuándo se leyó.").meta({ label: "leída" }),
  by: label(60, "quién", "Quién la publica.").optional(),
  cited: z
    .array(text(60))
    .min(1)
    .optional()
    .describe("Con qué palabras la nombran los textos, que enlazan con ella: «sus bases», «El Mundo».")
    .meta({ label: "cómo se nombra", shown: "en los textos que la nombran", examples: [["sus bases"]] }),
  label: label(
    60,
    "rótulo",
    "Si es fuente de quién está detrás, qué página es: sale allí con su enlace. Como mucho, tres.",
  ).optional(),
});

const fact = z.strictObject({
  value: factValue.describe("La cifra o la fecha.").meta({ label: "cifra" }),
  what: label(60, "qué es", "Qué es."),
  basis,
});

/** What an offer's file says: what it asks, what it gives, to whom and until when. Every text follows from it. */
export const termsSchema = z
  .strictObject({
    brand: label(24, "marca", "El nombre de la marca, como ella lo escribe. En los textos, {brand}.").meta({
      shown: "en toda la web",
    }),
    name: label(
      60,
      "nombre de la promoción",
      "El nombre de la promoción, si el proveedor se lo da o tiene varias.",
    ).optional(),
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
    category: z
      .enum(categories, { error: ({ input }) => choiceError(input, providers) })
      .describe("La clase de proveedor.")
      .meta({
        label: "clase de proveedor",
        shown: "en el filtro y en la comparación",
        kind: "choice",
        choices: categoryNames,
      }),
    risk: choice(riskNames)
      .optional()
      .describe("El aviso de riesgo sobre cada botón. Sin este campo si no se puede perder dinero.")
      .meta({ label: "aviso de riesgo", shown: "junto a cada botón y donde se nombra" }),
    verifiedOn: calendarDate
      .optional()
      .describe(
        "Última comprobación en su web oficial. La ponen «npm run offers verify» y «enable»; sin este campo, nadie la ha comprobado.",
      )
      .meta({ label: "comprobada", shown: "en tarjetas, página y comparación" }),
    minutes: z
      .int()
      .min(1)
      .max(600)
      .optional()
      .describe("Cuántos minutos lleva hacerlo todo, si se sabe.")
      .meta({ label: "minutos que lleva", shown: "en su página, en ¿Me compensa? y en la comparación" }),
    referralUrl: httpsUrl
      .describe("El enlace de invitación. Sin este campo, la web oficial.")
      .meta({ label: "enlace", shown: "en cada botón" })
      .optional(),
    officialUrl: unpaidUrl
      .describe("La web del proveedor, sin ningún código: el enlace que no se paga.")
      .meta({ label: "web oficial", shown: "en su página" }),
    sourceUrl: unpaidUrl
      .optional()
      .describe("La página oficial de condiciones, si no es officialUrl.")
      .meta({ label: "página de condiciones", shown: "en su página" }),
    pays: z
      .union([choice({ none: "nada", unknown: "no se sabe cuánto" }), quantity(["EUR"], "10 EUR")], {
        error: 'none (nada), unknown (no se sabe cuánto), o una cantidad: 10 EUR o "{bonus}"',
      })
      .describe(
        "Qué gana este sitio por cada registro con su enlace: none, unknown o una cantidad, si la sabes por tu contrato. Sin este campo, unknown; si nadie invita, none.",
      )
      .meta({
        label: "lo que gana el sitio",
        shown: "en su página",
        kind: "figure",
        choices: { none: "nada", unknown: "no se sabe cuánto" },
      })
      .optional(),
    campaign: campaignSchema
      .optional()
      .describe("Los días en que admite altas, y cuántas.")
      .meta({ label: "campaña", shown: "en tarjetas, página y comparación" }),
    invitation,
    who,
    closed: z
      .strictObject({
        since: calendarDate.describe("Desde qué día.").meta({ label: "desde" }),
        source: httpsUrl.describe("Dónde se ha leído.").meta({ label: "fuente" }),
        says: sentence(
          240,
          "qué se sabe",
          "Qué se sabe, si no es «{brand} no admite clientes nuevos».",
        ).optional(),
        clients: sentence(240, "sus clientes", "Qué puede hacer quien ya es cliente.").optional(),
      })
      .optional()
      .describe("Si el proveedor ya no admite clientes nuevos: desde cuándo, y dónde lo dice.")
      .meta({ label: "cerrada", shown: "en su página y junto a su nombre" }),
    asks: z
      .array(ask)
      .max(8)
      .describe(
        "Lo que pide, en su orden; lo primero, cómo te haces cliente: sign-up, open o contract; si ya lo eres, enrol.",
      )
      .meta({ label: "lo que pide", shown: "en toda su página" }),
    gives: z
      .array(gain)
      .min(1)
      .max(6)
      .describe("Lo que da, a ti y a quien invita.")
      .meta({ label: "lo que da", shown: "en toda su página" }),
    keeps: z
      .enum(["none", "unknown"], {
        error:
          "none (no hay que mantenerla) o unknown (no se sabe); si se sabe cuánto, va en asks: {do: keep, what: account, for: 12 months, breaks: unknown}",
      })
      .optional()
      .describe("Si hay que mantener la cuenta abierta, sin un keep que lo diga: none o unknown.")
      .meta({ label: "mantener la cuenta" }),
    facts: z
      .record(z.string(), fact)
      .optional()
      .describe("Otras cifras que dicen sus textos, con un nombre: {earlierAge}.")
      .meta({ label: "otros datos", examples: [{ earlierAge: { value: "18 years", what: "edad mínima" } }] }),
    complaints: z
      .array(choice(complaintNames))
      .min(1)
      .refine((all) => distinct(all, String), { error: "cada organismo una sola vez" })
      .describe("A quién se puede reclamar después de al proveedor. Sin este campo, los de su clase.")
      .meta({ label: "dónde reclamar", shown: "en Guarda la prueba" })
      .optional(),
    claim: claimTerms.optional(),
    protection: backing,
    look: look
      .describe("Su color, sus iniciales y sus imágenes.")
      .meta({ label: "aspecto", shown: "en toda la web" }),
    sources: z
      .array(source)
      .max(8)
      .refine((all) => all.filter((one) => one.label).length <= 3, {
        error: "tres con label, como mucho: las de quién está detrás",
      })
      .refine((all) => all.every(({ label: shown, url }) => !shown || url), {
        error: "con url, la que lleva label: sale con su enlace",
      })
      .optional()
      .describe("Dónde se ha leído lo que dice este fichero.")
      .meta({
        label: "fuentes",
        shown: "en los textos, las que llevan cited; en su página, las que llevan label",
      }),
    words: words.optional(),
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
  .superRefine((terms, context) => refuseContradictions(terms, context))
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
  );

/** Whether a change is not later than the last check. True for invalid dates, which their own field reports. */
function isNotAfter(change: CalendarDate, verification: CalendarDate): boolean {
  return !areDates(change, verification) || !isOver(verification, change);
}

export type Terms = z.output<typeof termsSchema>;
