import { z } from "zod";
import { days, units } from "../format/quantity";
import { categories, riskNames, risks } from "../offers/categories";
import { calendarDate } from "../offers/fields";
import { statuses, thresholds } from "../offers/status";

/**
 * The version of the data's form: its first number changes when a field goes or means something else, the second when one is
 * added. Its description promises it to whoever reads them.
 */
export const OPEN_DATA_VERSION = "1.1";

/** The licence of everything published as open data. */
export const openDataLicence = {
  name: "Creative Commons Atribución 4.0 Internacional",
  url: "https://creativecommons.org/licenses/by/4.0/deed.es",
} as const;

/** The title of the open data. */
export const openDataTitle = (brand: string) => `Promociones publicadas en ${brand}`;

const due = days(thresholds.due);
const unverified = days(thresholds.unverified);

const text = (says: string) => z.string().describe(says);
const textIfAny = (says: string) => z.string().optional().describe(says);
const url = (says: string) => z.url().describe(says);
const flag = (says: string) => z.boolean().describe(says);

const amount = z.number().min(0);
const someAmount = (says: string) => amount.optional().describe(says);
const EUR = { unit: z.literal("EUR") };
const lapse = z.object({ amount: z.int(), unit: z.enum(["days", "months"]) });

const named = {
  name: z.string(),
  label: textIfAny("Qué es, en español."),
  basis: z
    .enum(["stated", "supposed", "earlier"])
    .describe(
      "De dónde sale: stated, la dan el proveedor o las fuentes de la ficha; supposed, la suponemos nosotros; earlier, es de una edición o de una lista de precios anterior y puede no valer hoy.",
    ),
};

const fact = z.union([
  z.object({ ...named, amount, unit: z.enum(units) }),
  z.object({ ...named, least: amount, most: amount, unit: z.enum(units) }),
  z.object({ ...named, date: calendarDate }),
]);

const gain = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("amount"), amount, ...EUR }),
  z.object({ kind: z.literal("range"), least: amount, most: amount, ...EUR }),
  z.object({
    kind: z.literal("share"),
    amount: amount.describe("Lo que se gana por cada per."),
    per: amount.describe("La parte de la cantidad del visitante por la que se gana amount."),
    upTo: someAmount("Lo máximo que cuenta de la cantidad del visitante; si falta, no sabemos de ninguno."),
    most: someAmount("La mayor ganancia de la que hay una cifra."),
    about: flag("true si la cifra del proveedor es aproximada."),
    of: text("De qué cantidad se trata."),
    period: z.string(),
    ...EUR,
  }),
  z.object({ kind: z.literal("unknown"), why: z.string() }),
]);

const cost = z.object({
  what: z.string(),
  amount: amount.optional(),
  basis: z
    .enum(["stated", "supposed", "visitor", "unknown"])
    .describe(
      "stated: es una cifra de la promoción. supposed: la suponemos, y depende de cada uno. visitor: la decide el visitante. unknown: no se sabe.",
    ),
});

const blocked = cost.extend({
  until: z.string(),
  hold: lapse.optional(),
  supposed: textIfAny("Qué suponemos, si lo que dice hold no lo dice el proveedor."),
});

const money = z.object({
  needs: z.object({
    amount: someAmount(
      "Lo que hay que gastar o dejar parado, sin contar lo que sale del dinero parado ni lo que se paga mes a mes.",
    ),
    orMore: flag("true si puede hacer falta más: un gasto no se sabe, o lo decide el visitante."),
  }),
  spend: z
    .object({ amount: amount.optional(), items: z.array(cost) })
    .describe("Lo que se paga y no vuelve."),
  blocked: z
    .object({ amount: amount.optional(), items: z.array(blocked) })
    .describe("Lo que sigue siendo del visitante, pero no puede tocar mientras tanto."),
  atRisk: cost
    .optional()
    .describe("Lo que puede perder valor. Si falta y hay risk, no sabemos cuánto; si no hay risk, nada."),
  ...EUR,
});

const deadline = z.object({
  id: text("Nombre corto, estable."),
  kind: z
    .enum(["before", "keep", "ends", "expected"])
    .describe(
      "before: hay que hacerlo antes; keep: hay que mantenerlo al menos hasta ese día; ends: algo termina; expected: algo suele haber llegado.",
    ),
  title: z.string(),
  text: text(
    "El mismo plazo, como se lee en la web: dice si es el último día, un mínimo, un final o lo que suele tardar algo.",
  ),
  after: lapse.describe("Cuánto después del alta, o del día de from."),
  from: textIfAny("El día desde el que se cuenta, si no es el del alta."),
  delay: lapse.optional().describe("Cuánto tarda como mucho, normalmente, en llegar ese día desde el alta."),
});

/** The headings of what an offer asks and gives in words, as the table has them too. */
export const termsHeadings = {
  asks: "Lo que pide, en su orden",
  yours: "Recibe quien se registra",
  inviters: "Recibe quien invita",
  invitationBy: "Cómo se invita",
  form: "En qué se recibe",
  tax: "Impuestos de lo que se recibe",
} as const;

const { asks, yours, inviters, invitationBy, form, tax } = termsHeadings;
const termsText = z.object({
  asks: text(asks),
  yours: text(yours),
  inviters: text(inviters),
  invitationBy: text(invitationBy),
  form: text(form),
  tax: text(tax),
});

/** Every field of an offer as open data. JSON, its schema, the table and front matter are made of it. */
export const openOffer = z.object({
  id: text("Nombre corto, estable."),
  brand: text("Proveedor."),
  name: textIfAny("Nombre de la promoción, si lo tiene: distingue dos de un proveedor."),
  category: z.enum(categories),
  benefit: text("Qué recibe el nuevo cliente."),
  label: textIfAny(
    "En qué destaca: de las promociones publicadas el día de asOf que dicen ese dato, es la primera (el mayor regalo fijo, lo poco que pide, lo pronto que llega…). Falta si no lo es en nada.",
  ),
  description: z.string(),
  requirements: text("Qué tiene que hacer y en qué plazo."),
  risk: z
    .enum(risks)
    .optional()
    .describe(
      `Qué riesgo tiene el dinero: ${risks.map((risk) => `${risk}, ${riskNames[risk]}`).join("; ")}. Falta donde no sabemos de ninguno.`,
    ),
  riskText: textIfAny("El mismo riesgo, como se lee en la web."),
  authorisationText: textIfAny(
    "Que no podemos confirmar que el proveedor esté autorizado en España. Si falta, la ficha no lo pone en duda.",
  ),
  url: url("Ficha en este sitio."),
  officialUrl: url("Web del proveedor, sin enlace de invitación."),
  sourceUrl: url("Página oficial de condiciones o, si no la conocemos, la web del proveedor."),
  weight: z.int().describe("Peso editorial: la lista va del menor al mayor."),
  status: z
    .enum(statuses)
    .describe(
      `Estado el día de asOf. upcoming: no ha empezado; current: comprobada hace ${due} o menos; due: hace más de ${due}; unverified: hace más de ${unverified}; closed: el proveedor no admite clientes nuevos; ended: ha terminado. Sale de verifiedOn (de un mes, desde su primer día), validFrom y validUntil.`,
    ),
  statusText: text("El mismo estado, como se lee en la web."),
  asOf: calendarDate.describe(
    "El día para el que vale status, en hora de Madrid: el día en que se pide el fichero.",
  ),
  gain: gain.describe(
    "Lo que se gana. amount: una cantidad. range: entre least y most. share: amount por cada per de una cantidad del visitante. unknown: no se sabe de antemano, y why dice por qué.",
  ),
  facts: z
    .array(fact)
    .describe(
      "Las cifras y fechas de los textos de la ficha, con su nombre, su cantidad y su unidad; un intervalo tiene least y most.",
    ),
  deadlines: z.array(deadline).describe("Los plazos que se conocen; ninguno si la lista está vacía."),
  money: money.describe(
    "El dinero que hace falta. Una cantidad que falta no se sabe, o la decide el visitante.",
  ),
  minutes: z.int().optional().describe("Cuántos minutos lleva hacerlo todo."),
  invitation: flag(
    "true si nuestro enlace es una invitación. Si es false, con él no se recibe el beneficio: hay que pedir un enlace a un cliente.",
  ),
  pays: z
    .object({
      kind: z.enum(["none", "unknown", "amount"]),
      amount: amount.optional(),
      unit: z.literal("EUR").optional(),
    })
    .describe(
      "Lo que gana hoy este sitio por cada registro con su enlace: none también mientras invitation sea false.",
    ),
  terms: z
    .record(z.string(), z.unknown())
    .describe(
      "Lo que la promoción pide y da, y a quién, con cada cifra en su unidad: campaign, los días de alta; invitation, cómo se invita (by: link, code, link-or-code, inviter-id, email, branch o none); who, para quién; asks, lo que pide, en su orden (do dice qué; any, que basta con una; all, que van juntas); gives, lo que da, a quien se registra (to: you) y a quien invita (to: inviter), con su forma (form), sus impuestos (tax) y cuándo llega (when). Lo que falta o es unknown no se sabe. Solo form: cash es dinero, y ninguna cantidad se convierte de moneda.",
    ),
  termsText: termsText.describe("Lo mismo, en palabras."),
  invitationCode: textIfAny(
    "Nuestro código de invitación, si la invitación viaja como un código y lo tenemos: se escribe al registrarse.",
  ),
  paysText: text("Lo que gana hoy, como se lee en la web."),
  region: z.literal("ES").optional(),
  verifiedOn: calendarDate
    .nullable()
    .describe("Última comprobación: día, o mes si no se sabe el día; null si nadie la ha comprobado."),
  validFrom: calendarDate.optional(),
  validUntil: calendarDate.optional(),
  note: textIfAny(
    "Lo que hay que saber del historial: que hoy anunciamos otro beneficio que el anotado, y cuál cuenta.",
  ),
  history: z
    .array(
      z.object({
        date: calendarDate,
        summary: z.string(),
        benefit: z.string().optional(),
        shortBenefit: z.string().optional(),
        requirements: z.string().optional(),
      }),
    )
    .describe("Qué ha cambiado, de lo más antiguo a lo más nuevo, y cómo quedaron beneficio y requisitos."),
});

/** Everything that is published of an offer as data. */
export type OpenOffer = z.infer<typeof openOffer>;

/** The open data as one object. */
export const openCatalogue = z.object({
  $schema: z.url(),
  version: z
    .literal(OPEN_DATA_VERSION)
    .describe(
      "La versión de la forma de los datos, «mayor.menor». La menor sube cuando se añade un campo o un valor: pasa por alto los que no conozcas. La mayor sube cuando un campo desaparece, cambia de nombre o significa otra cosa.",
    ),
  title: z.string(),
  license: z.url(),
  source: z.url(),
  language: z.literal("es-ES"),
  verifiedOn: calendarDate.describe("Última comprobación de cualquier promoción."),
  offers: z
    .array(openOffer)
    .describe(
      "Promociones publicadas, en el orden de la página. Mira status: una promoción terminada sigue aquí.",
    ),
});
