import { inSentence } from "@/lib/format/format";
import { allFields, type FieldInfo, fieldsOf, shownAt, termsFields } from "@/lib/offers/field-info";
import { verbs, verbWords } from "@/lib/offers/terms/verbs";

/** What a field holds, in a word. */
const kinds: Readonly<Record<string, string>> = {
  sentence: "frases, con su punto",
  label: "rótulo, sin punto",
  words: "palabras",
  figure: "cifra con su unidad, o un dato",
  date: "fecha",
  address: "dirección https",
  domain: "dominio",
  name: "nombre",
  colour: "color",
  boolean: "true o false",
  integer: "número",
  array: "lista",
};

/** The form of a field's value: its options, or its kind. */
function formOf({ kind, type, choices, maxLength }: FieldInfo, name: unknown): string {
  if (name === "email") return "correo: reclamaciones@banco.example";
  const options = kind === "choice" && choices ? Object.keys(choices).map((name) => `\`${name}\``) : [];
  if (options.length > 0) return options.join(", ");
  const form = kinds[kind ?? ""] ?? kinds[type ?? ""] ?? "campos";
  return maxLength ? `${form}; ${maxLength} caracteres` : form;
}

/** What a field is; of a field with several kinds, what each of them is. */
function descriptionOf({ description, choices = {} }: FieldInfo): string | undefined {
  const meanings = Object.entries(choices);
  return meanings.some(([, meaning]) => meaning === description)
    ? meanings.map(([name, meaning]) => `${name}: ${inSentence(meaning)}`).join(" ")
    : description;
}

type Row = { path: readonly PropertyKey[]; info: FieldInfo; isRequired: boolean };

/** Names of fields as an editor writes them; `[]` is each entry of a list. */
const nameOf = (path: readonly PropertyKey[]) =>
  path.map((key) => (key === 0 ? "[]" : String(key))).join(".");

const escaped = (cell: string | undefined) => (cell ?? "").replaceAll("|", "\\|").replaceAll("<", "&lt;");

const table = (head: readonly string[], rows: readonly (readonly (string | undefined)[])[]) => [
  `| ${head.join(" | ")} |`,
  `|${"---|".repeat(head.length)}`,
  ...rows.map((cells) => `| ${cells.map(escaped).join(" | ")} |`),
];

const fieldRows = (rows: readonly Row[]) =>
  rows.map(({ path, info, isRequired }) => [
    `\`${nameOf(path)}\``,
    info.label,
    formOf(info, path.at(-1)),
    isRequired ? "sí" : "",
    descriptionOf(info),
  ]);

const head = ["campo", "se llama", "qué lleva", "obligatorio", "qué es"];

/** One table for each verb: its fields, without its name. */
const verbTables = () =>
  verbs.flatMap((verb) => {
    const all = fieldsOf(() => verb.schema).allFields();
    return [
      "",
      `### \`do: ${verb.name}\``,
      "",
      verbWords[verb.name] ?? "",
      "",
      ...table(head, fieldRows(all.filter(({ path }) => path[0] !== "do"))),
    ];
  });

/** The manual of an offer's fields, as Markdown: written from the schema by every run of the editors' command. */
export function fieldManual(): string {
  const own = termsFields.allFields().filter(({ path: [top], path }) => top !== "asks" || path.length === 1);
  const texts = allFields().filter(
    ({ path, info: { kind } }) =>
      ["sentence", "label", "words"].includes(kind ?? "") &&
      !["history", "facts", "factNames"].includes(String(path[0])),
  );
  return [
    "# Los campos de una oferta",
    "",
    "Este fichero lo escribe `npm run offers -- check --write` a partir del esquema: no lo edites. `[]` es cada elemento de una lista:",
    "en las órdenes va su lugar, desde 0; `gives.0.money` es lo primero que da. Cómo se edita una oferta:",
    "[editar-ofertas.md](editar-ofertas.md).",
    "",
    ...table(head, fieldRows(own)),
    "",
    "## Lo que se puede pedir",
    "",
    "Cada elemento de `asks` es uno de estos, con `do`, o `any` con varios, de los que basta uno; una opción que pide varias cosas es `{all: [...]}`.",
    ...verbTables(),
    "",
    "## Los textos, por su nombre",
    "",
    "Salen de lo demás. Si uno no dice bien lo de una oferta, se escribe en `words` por su nombre. En las listas, en lugar de `[]` va el nombre de lo que",
    "es, y nunca su lugar, que cambia al pedir algo más: un paso se llama como lo que se pide, con su `id` o su verbo, y el del regalo, `gift`",
    "(`landing.steps.deposit.text`); una pregunta de ¿Cumplo? y un plazo, por su `id` (`eligibility.conditions.compra.failure`); lo que no se publica,",
    "`when`, `amount`, `asks` o `who` (`landing.unpublished.asks.text`). Si un nombre no es de ninguno, `check` dice los que hay. Una lista sin nombres",
    'se escribe entera: `landing.finePrint: ["…"]`. Las preguntas van en `faq` y `doubts`.',
    "",
    ...table(
      ["texto", "se llama", "qué lleva", "dónde se ve", "qué es"],
      texts.map(({ path, info }) => [
        `\`${nameOf(path)}\``,
        info.label,
        formOf(info, path.at(-1)),
        shownAt(path),
        descriptionOf(info),
      ]),
    ),
    "",
  ].join("\n");
}
