import { titleOf } from "@/lib/ground/offer-names";
import { stringify } from "yaml";
import { plainText } from "@/lib/catalogue/characters";
import { hiddenIn } from "@/lib/format/hidden";
import { unaccented } from "@/lib/format/nearest";
import { allFields } from "@/lib/offers/field-info";
import type { Offer } from "@/lib/offers/offer";

interface Field {
  id: string;
  label: string;
  description: string;
  placeholder?: string;
  optional?: boolean;
}

/** A GitHub issue form with which an editor changes an offer in the browser. */
export interface IssueForm {
  id: "change" | "checked" | "ended";
  file: string;
  name: string;
  description: string;
  fields: readonly Field[];
}

const offer: Field = {
  id: "oferta",
  label: "Oferta",
  description: "Su marca, o la dirección de su página en esta web.",
  placeholder: "paypal",
};

/** The fields that a form may set, beside the facts of each offer: figures and dates of the schema. */
const settable = allFields().flatMap(({ path: [name, ...inside], info: { kind, label } }): Named[] =>
  inside.length === 0 && name !== "verifiedOn" && (kind === "figure" || kind === "date")
    ? [[String(name), label]]
    : [],
);

/** A field by its name in the file, and by the name that pages show. */
type Named = [name: string, shown: string | undefined];

const nameWords = ([name, shown]: Named) => (shown ? `${name} (${shown})` : name);

const settableWords = settable.map(nameWords).join(", ");

/** The figures and dates of an offer's file that a form may change. */
function namesOf(data: unknown): Named[] {
  const { facts, factNames } = Object(data) as Record<string, object | undefined>;
  const names = Object.keys(facts ?? {}).map((name): Named => [name, Object(factNames)[name]]);
  return [...names, ...settable];
}

/** The name in the file of the figure or date that a person means; undefined if there is none, or more than one. */
export function findNamedField(data: unknown, named: string): string | undefined {
  const meant = namesOf(data).filter((names) =>
    names.some((name) => name !== undefined && unaccented(name) === unaccented(named)),
  );
  return meant.length === 1 ? meant[0]?.[0] : undefined;
}

/** The refusal of a form that names neither a figure nor a date. */
export function noFigureRefusal(data: unknown, named: string): string {
  const names = namesOf(data).map(nameWords).join(", ");
  return `«${named}» no es una cifra ni una fecha de esa oferta. Las que hay: ${names}. Un texto se cambia en el fichero.`;
}

/** The refusal of a check on a page that is not the provider's. */
export const noSourceRefusal = (found: string, official: string) =>
  `«Dónde lo has visto»: «${found}» no es una dirección de su web oficial. Compruébalo en ${official} y pega la dirección de la página.`;

const forms: readonly IssueForm[] = [
  {
    id: "change",
    file: "cambiar-cifra.yml",
    name: "Cambiar una cifra",
    description: "Has abierto hoy su web oficial, y dice otra cifra u otra fecha; lo demás sigue igual",
    fields: [
      offer,
      {
        id: "dato",
        label: "Dato",
        description: `Como lo llama la web, o su nombre en el fichero: uno de «facts», como bonus, o ${settableWords}. Si no es ninguno, la respuesta dice los que hay.`,
        placeholder: "bonus",
      },
      { id: "valor", label: "Valor nuevo", description: "Con su unidad, o la fecha.", placeholder: "20 €" },
      {
        id: "nota",
        label: "Qué ha cambiado",
        description: "Una frase para el historial público, con la cifra de antes y la de ahora.",
        placeholder: "El regalo sube de 10 € a 20 €.",
      },
    ],
  },
  {
    id: "checked",
    file: "comprobada-hoy.yml",
    name: "Comprobada hoy",
    description: "Has abierto hoy su web oficial, y todo sigue igual",
    fields: [
      offer,
      {
        id: "fuente",
        label: "Dónde lo has visto",
        description: "La dirección de la página de su web oficial, entera: empieza por https://",
      },
    ],
  },
  {
    id: "ended",
    file: "ha-terminado.yml",
    name: "Ha terminado",
    description: "La promoción ya no se puede conseguir",
    fields: [
      offer,
      {
        id: "dia",
        label: "Último día",
        description:
          "Si su web oficial lo dice: 2026-10-31. La página se queda, sin botón. Vacío: se retira de la web.",
        optional: true,
      },
    ],
  },
];

/** The issue forms by path, made from the schema: `npm run offers -- check --write` writes them. */
export function formFiles(): Record<string, string> {
  const files = forms.map(({ file, name, description, fields }) => {
    const body = fields.map(({ id, label, optional, ...attributes }) => ({
      type: "input",
      id,
      attributes: { label, ...attributes },
      validations: { required: !optional },
    }));
    const head = { name, description, title: `${name}: `, labels: ["oferta"], body };
    return [`.github/ISSUE_TEMPLATE/${file}`, stringify(head, { lineWidth: 0 })];
  });
  return Object.fromEntries(files) as Record<string, string>;
}

const EMPTY = "_No response_";

/** A parsed form: its answers in the order of its fields, or what is wrong with them. */
type FilledForm = { form: IssueForm; answers: string[] } | { fault: string };

/** The line of each label's heading, in the order of the form; undefined if one is missing. */
function headingsIn(lines: readonly string[], { fields }: IssueForm): number[] | undefined {
  const places = fields.map(({ label }) => lines.indexOf(`### ${label}`));
  return places.every((place, i) => place > (places[i - 1] ?? -1)) ? places : undefined;
}

/** Reads the text of an issue; undefined if it is none of these forms: all of them ask for the offer first. */
export function readForm(text: string): FilledForm | undefined {
  const lines = plainText(text)
    .trim()
    .split("\n")
    .map((line) => line.trimEnd());
  if (lines[0] !== `### ${offer.label}`) return undefined;
  const form = forms.find((candidate) => headingsIn(lines, candidate));
  if (!form)
    return { fault: "Falta una pregunta del formulario, o se ha cambiado su título: rellénalo de nuevo." };
  const places = headingsIn(lines, form) ?? [];
  const answers = places.map((place, i) => {
    const answer = lines
      .slice(place + 1, places[i + 1])
      .join("\n")
      .trim();
    return answer === EMPTY ? "" : answer;
  });
  const [fault] = form.fields.flatMap((field, i) => answerFault(field, answers[i] ?? "") ?? []);
  return fault ? { fault } : { form, answers };
}

function answerFault({ label, optional }: Field, answer: string): string | undefined {
  if (answer === "" && !optional) return `Falta «${label}».`;
  if (answer.length > 400 || answer.includes("\n"))
    return `«${label}»: escribe una sola línea de 400 caracteres como máximo.`;
  const hidden = hiddenIn(answer);
  return hidden && `«${label}»: lleva ${hidden}, que no se ve. Bórralo todo y escríbelo a mano.`;
}

/**
 * The id that is meant by a page's address, `/paypal/valor`, by a brand that has one promotion, by its name beside that, or
 * by the id itself, in any case.
 */
export function findNamedOffer(offers: readonly Offer[], named: string): string {
  const isMeant = (text: string) => unaccented(text) === unaccented(named);
  const titled = offers.filter((offer) => isMeant(titleOf({ ...offer, isNamed: true })));
  const branded = offers.filter(({ brand }) => isMeant(brand));
  const [meant, another] =
    [titled, branded.filter(({ enabled }) => enabled), branded].find(({ length }) => length > 0) ?? [];
  if (meant && !another) return meant.id;
  const steps = named
    .toLowerCase()
    .replace(/^https?:\/\/[^/]+/, "")
    .split(/[/?#]/)
    .map((step) => step.replace(/\.md$/, ""))
    .filter(Boolean);
  return steps.find((step) => offers.some(({ id }) => id === step)) ?? steps.at(-1) ?? named;
}

/** A text inside a code block, where nothing in it is Markdown, a mention or the end of the block. */
const block = (text: string) => `\`\`\`text\n${text.replaceAll("`", "'")}\n\`\`\``;

/** The reply in a form's issue and the pull request's text, as Markdown. `words`: the output of the editors' tool. */
export function formAnswer(kind: "changed" | "refused", words: string): string {
  const heading =
    kind === "changed"
      ? "Así cambia lo que se ve:"
      : "No se ha cambiado nada. Corrige el formulario (⋯ → Editar), y se vuelve a intentar:";
  return `${heading}\n\n${block(words)}\n`;
}
