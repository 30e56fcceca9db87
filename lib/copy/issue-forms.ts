import { stringify } from "yaml";
import { allFields } from "../offers/field-info";
import type { Offer } from "../offers/offer";

interface Field {
  id: string;
  label: string;
  description: string;
  placeholder?: string;
  optional?: boolean;
}

/** A form in GitHub, by which an editor changes an offer without a computer of his own. */
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
export const settable = allFields().filter(
  ({ path, info: { kind } }) =>
    path.length === 1 && path[0] !== "verifiedOn" && (kind === "figure" || kind === "date"),
);

const settableWords = [
  ...new Set(settable.map(({ path, info }) => `${path.join(".")} (${info.label})`)),
].join(", ");

/** The refusal of a form that would change something else than a figure or a date. */
export const noFigure = (name: string) =>
  `«${name}» no es una cifra ni una fecha de esa oferta. Este formulario cambia uno de sus «facts», o ${settableWords}. Un texto se cambia en el fichero.`;

/** The refusal of a check on a page that is not the provider's. */
export const noSource = (found: string, official: string) =>
  `«Dónde lo has visto»: «${found}» no es una dirección de su web oficial. Compruébalo en ${official} y pega la dirección de la página.`;

const forms: readonly IssueForm[] = [
  {
    id: "change",
    file: "cambiar-cifra.yml",
    name: "Cambiar una cifra",
    description: "La web oficial dice ahora otra cifra u otra fecha",
    get fields() {
      return [
        offer,
        {
          id: "dato",
          label: "Dato",
          description: `Su nombre en el fichero de la oferta: uno de «facts», como bonus, o ${settableWords}.`,
          placeholder: "bonus",
        },
        { id: "valor", label: "Valor nuevo", description: "Con su unidad, o la fecha.", placeholder: "20 €" },
        {
          id: "nota",
          label: "Qué ha cambiado",
          description: "Una frase para el historial público, con la cifra de antes y la de ahora.",
          placeholder: "El regalo sube de 10 € a 20 €.",
        },
      ];
    },
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

/** What somebody wrote in a form. */
interface FilledForm {
  form: IssueForm;
  /** The answers, in the order of its fields. */
  answers: string[];
  /** What is wrong with them, in words for who wrote it. */
  fault?: string | undefined;
}

/** Reads the text of an issue; undefined if it is no form. */
export function readForm(text: string): FilledForm | undefined {
  const parts = text.replaceAll("\r\n", "\n").split(/^### /m);
  const [before = "", ...sections] = parts;
  const entered = sections.map((section): [label: string, answer: string] => {
    const [label = "", ...lines] = section.split("\n");
    const answer = lines.join("\n").trim();
    return [label.trim(), answer === EMPTY ? "" : answer];
  });
  const labels = entered.map(([label]) => label);
  const form = forms.find(({ fields }) => fields.map(({ label }) => label).join("\n") === labels.join("\n"));
  if (!form || before.trim() !== "") return undefined;
  const faults = entered.flatMap(([label, answer], place) => {
    // No line ends, control characters or invisible ones.
    if (answer.length > 400 || /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(answer))
      return `«${label}»: escribe una sola línea de 400 caracteres como máximo.`;
    return answer === "" && !form.fields[place]?.optional ? `Falta «${label}».` : [];
  });
  const answers = entered.map(([, answer], place) => (place === 0 ? answer.toLowerCase() : answer));
  return { form, answers, fault: faults[0] };
}

/** The id that is meant by the end of a page's address, by a brand or by the id itself, in lower case. */
export function meantOffer(offers: readonly Pick<Offer, "id" | "brand">[], named: string): string {
  const last = named
    .replace(/^https?:\/\/[^/]+/, "")
    .replace(/[?#].*$/, "")
    .replaceAll("/", "");
  return offers.find(({ brand }) => brand.toLowerCase() === named)?.id ?? last;
}

/** A text inside a code block, where nothing in it is Markdown, a mention or the end of the block. */
const block = (text: string) => `\`\`\`text\n${text.replaceAll("`", "'")}\n\`\`\``;

/** The answer in the issue of a form, and the request's text, as Markdown. `words`: what the tool says. */
export function formAnswer(kind: "changed" | "refused", words: string): string {
  const heading =
    kind === "changed"
      ? "Así cambia lo que se ve:"
      : "No se ha cambiado nada. Corrige el formulario (⋯ → Editar), y se vuelve a intentar:";
  return `${heading}\n\n${block(words)}\n`;
}
