import { z } from "zod";
import { distinct, kindOf, label, sentence, slug, text } from "./fields";

const doubt = z
  .boolean()
  .optional()
  .describe("true si con un «no» aún se puede cumplir: queda algo por comprobar o por pedir.")
  .meta({ label: "en duda si la respuesta es «no»" });

const question = text(140).meta({ label: "pregunta" });
const name = label(70).meta({ label: "condición" });
const failure = sentence(320).meta({ label: "si la respuesta es «no»" });
const quote = text(160)
  .describe("Las palabras de requirements que lo dicen, letra por letra.")
  .meta({ label: "lo que citan de los requisitos", kind: "name" });

/** A yes/no question about one condition of an offer. «Sí» keeps the benefit; «no» loses it or puts it in doubt. */
const ownCondition = z.strictObject({
  /** Never set: distinguishes this kind from the standard ones. */
  standard: kindOf("own", "Una pregunta propia de esta oferta.").optional(),
  id: slug
    .describe("Un nombre corto, distinto en cada pregunta: es su ancla en la página.")
    .meta({ label: "nombre corto" }),
  question: question.describe("«Sí» conserva el beneficio; «no» lo pierde o, con doubt, lo deja en duda."),
  name: name.describe("La condición, como se nombra cuando falla: «Traer tu línea con portabilidad»."),
  failure: failure.describe("Qué significa un «no», en una a tres frases."),
  doubt,
  quote: quote.optional(),
  withoutCode: z
    .strictObject({ question, name, failure, doubt })
    .optional()
    .describe("La pregunta mientras el enlace no lleva código de invitación, si entonces es otra.")
    .meta({ label: "mientras no hay código" }),
});

const condition = z.discriminatedUnion("standard", [
  z.strictObject({
    standard: kindOf("new-customer", "Si se es cliente nuevo; la pregunta ya está escrita."),
  }),
  z.strictObject({
    standard: kindOf("new-bank-customer", "La misma en un banco o bróker, con lo que dice la OCU."),
    who: sentence(200)
      .describe("A quién llama nuevo el proveedor, si lo dice.")
      .meta({ label: "a quién llama nuevo" })
      .optional(),
  }),
  z.strictObject({
    standard: kindOf("invitation-link", "La pregunta del enlace de invitación, ya escrita."),
    quote,
  }),
  z.strictObject({
    standard: kindOf(
      "requirement",
      "Un requisito con las palabras de requirements; la pregunta ya está escrita.",
    ),
    id: slug
      .describe("Un nombre corto, distinto en cada pregunta: es su ancla en la página.")
      .meta({ label: "nombre corto" }),
    quote: quote
      .optional()
      .describe("Sus palabras en requirements. Sin este campo, las que no cita otra pregunta."),
  }),
  ownCondition,
]);

/** Whether a visitor would get the benefit, as far as the site knows. */
export const eligibilitySchema = z
  .strictObject({
    conditions: z
      .array(condition)
      .min(4)
      .max(6)
      .refine((all) => distinct(all, (entry) => ("id" in entry ? entry.id : (entry.standard ?? ""))), {
        error: "un id distinto para cada pregunta",
      })
      .describe(
        "De cuatro a seis preguntas, primero la que más falla. Cada parte de requirements tiene la suya.",
      )
      .meta({ label: "preguntas" }),
    remaining: z
      .array(sentence(240))
      .min(1)
      .max(4)
      .describe("Qué no resuelve ninguna pregunta y hay que leer en la web oficial, una frase cada cosa.")
      .meta({ label: "por comprobar" }),
  })
  .describe("¿Cumplo los requisitos? Las preguntas con las que se sabe si se tendría el beneficio.")
  .meta({ label: "¿cumplo los requisitos?", shown: "en ¿Cumplo los requisitos?" });

/** A question about one condition, its words complete. */
export type Condition = Omit<z.output<typeof ownCondition>, "standard">;

/** The conditions that nearly every promotion has, by their names. */
const standardIds = { newCustomer: "cliente-nuevo", invitation: "enlace" } as const;

/** The name of the question about the provider's authorisation; the page makes a «no» to it a stop. */
const AUTHORISATION = "autorizacion";

/** Whether a question is about the provider's authorisation, which is to be looked up before anything else. */
export const asksForAuthorisation = ({ id, doubt }: Condition) => id === AUTHORISATION && doubt === true;

/** Whether a «no» leaves the outcome open, and the questions go on. */
export const isDoubtful = (condition: Condition) =>
  condition.doubt === true && !asksForAuthorisation(condition);

/** Whether an offer asks for new customers who come by an invitation. */
export function asksForInvited({ eligibility }: { eligibility: { conditions: readonly Condition[] } }) {
  return Object.values(standardIds).every((asked) => eligibility.conditions.some(({ id }) => id === asked));
}

/** The questions of an offer, standard ones written out with its brand. */
export function expandedConditions(
  { conditions, remaining }: z.output<typeof eligibilitySchema>,
  offer: { brand: string; requirements: string },
) {
  const quoted = conditions.flatMap((entry) => ("quote" in entry && entry.quote ? [entry.quote] : []));
  const rest = unquoted(offer.requirements, quoted);
  return { conditions: conditions.map((entry) => expanded(entry, offer.brand, rest)), remaining };
}

/** The longest part of the requirements that no question quotes, without what joins it to the others. */
function unquoted(requirements: string, quoted: readonly string[]): string {
  const parts = quoted.reduce((all, quote) => all.flatMap((part) => part.split(quote)), [requirements]);
  const words = parts.map((part) => part.replace(/^[\s,;.]*(?:[ye]\s)?\s*|[\s,;.]+(?:[ye]\s*)?$/g, ""));
  return words.sort((a, b) => b.length - a.length)[0] ?? "";
}

function expanded(entry: z.output<typeof condition>, brand: string, rest: string): Condition {
  switch (entry.standard) {
    case "requirement": {
      const { id, quote = rest } = entry;
      return {
        id,
        question: `¿Vas a cumplir este requisito: ${quote}?`,
        name: `Cumplir este requisito: ${quote}`,
        failure: "Es uno de los requisitos de la promoción: sin cumplirlo, no se recibe el beneficio.",
        quote,
      };
    }
    case "new-customer":
      return newCustomer(brand, whoCounts);
    case "new-bank-customer":
      return newCustomer(
        brand,
        `Según la OCU, ser ya cliente es uno de los motivos más frecuentes de que el regalo de un plan amigo bancario no llegue. ${entry.who ?? whoCounts}`,
      );
    case "invitation-link":
      return {
        id: standardIds.invitation,
        question: "¿Vas a registrarte con un enlace de invitación, el nuestro o el de otro cliente?",
        name: "Registrarte con un enlace de invitación",
        failure: `Sin invitación no se cumplen los requisitos. Nuestro enlace está en el botón de la ficha de ${brand}: ábrelo antes de empezar el registro.`,
        quote: entry.quote,
        withoutCode: {
          question: `¿Tienes ya un enlace o un código de invitación de un cliente de ${brand}?`,
          name: "Tener un enlace o un código de invitación",
          failure: `Pide un enlace o un código a un cliente de ${brand} antes de registrarte: nosotros aún no tenemos. Sin invitación no se cumplen los requisitos.`,
          doubt: true,
        },
      };
    default:
      return entry;
  }
}

const whoCounts = "No sabemos si cuenta como nuevo quien lo fue hace tiempo: pregúntalo antes.";

function newCustomer(brand: string, detail: string): Condition {
  return {
    id: standardIds.newCustomer,
    question: `¿Es la primera vez que te haces cliente de ${brand}?`,
    name: `Ser nuevo cliente de ${brand}`,
    failure: `La promoción es solo para nuevos clientes. ${detail}`,
  };
}
