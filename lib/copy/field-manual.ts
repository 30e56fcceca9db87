import { inSentence } from "../format/format";
import { allFields, type FieldInfo, shownAt } from "../offers/field-info";

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

/** The manual of an offer's fields, as Markdown: written from the schema by every run of the editors' command. */
export function fieldManual(): string {
  const rows = allFields().map(({ path, info, isRequired }) => {
    const name = path.map((key) => (key === 0 ? "[]" : String(key))).join(".");
    const place = path.length === 1 ? (shownAt(path) ?? "") : "";
    const cells = [
      `\`${name}\``,
      info.label,
      formOf(info, path.at(-1)),
      isRequired ? "sí" : "",
      place,
      descriptionOf(info),
    ];
    return `| ${cells.map((cell) => (cell ?? "").replaceAll("|", "\\|").replaceAll("<", "&lt;")).join(" | ")} |`;
  });
  return [
    "# Los campos de una oferta",
    "",
    "Este fichero lo escribe `npm run offers -- check --write` a partir del esquema: no lo edites. `[]` es cada elemento de una lista:",
    "en las órdenes va su lugar, desde 0; `landing.faq.0.answer` es la primera respuesta.",
    "Cómo se edita una oferta: [editar-ofertas.md](editar-ofertas.md). Donde hay clases, como en `value.gain`, «sí» vale para",
    "la clase que lleva ese campo; una pregunta propia no lleva `standard`.",
    "",
    "| campo | se llama | qué lleva | obligatorio | dónde se ve | qué es |",
    "|---|---|---|---|---|---|",
    ...rows,
    "",
  ].join("\n");
}
