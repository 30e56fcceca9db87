import { isCollection, isSeq } from "yaml";
import { nearest } from "../format/nearest";
import { allFields as recordFields, type Path, termsFields } from "../offers/field-info";
import { readDocument } from "./document";
import { fileOf } from "./finding";
import { entriesOf } from "./history-checks";

/** The figure, text or field that an editor probably meant by an unknown name, which may be its label. */
function meantName(path: readonly (string | number)[], facts: readonly string[]): string | undefined {
  const around = path.slice(0, -1);
  const beside = [...recordFields(around), ...termsFields.allFields(around)].filter(
    ({ path: other }) => other.length === path.length,
  );
  const names = new Map((path.length > 1 ? [] : facts).map((fact) => [fact, fact]));
  for (const { path: other } of beside) names.set(String(other.at(-1)), String(other.at(-1)));
  for (const { path: other, info } of beside)
    if (info.label && !names.has(info.label)) names.set(info.label, String(other.at(-1)));
  const meant = nearest(String(path.at(-1)), [...names.keys()]);
  return meant && [...around, names.get(meant)].join(".");
}

/**
 * Why a field of an offer cannot be set, for an editor: the name is no single field of it, with what was probably meant, or
 * the field cannot be taken out, or a check belongs to it. `path` is its place in the file, `before` the value there, `after` the
 * new one. Undefined if it can be set.
 */
export function fieldRefusal(
  id: string,
  text: string,
  name: string,
  path: readonly (string | number)[],
  before: unknown,
  after: unknown,
): string | undefined {
  const { allFields, fieldAt } = termsFields;
  const document = readDocument(id, text);
  const ownText = path[0] === "words" && path.length > 1;
  if (!ownText && !fieldAt(path)) {
    const facts = Object.keys(document.record?.facts ?? {});
    const meant = meantName(path, facts);
    const hint = meant ? `¿Querías decir «${meant}»? ` : "";
    return `No hay «${name}» en ${fileOf(id)}. ${hint}Sus datos: ${facts.join(", ") || "ninguno"}. Los textos, por su nombre: landing.hero.title\nUn dato nuevo se escribe en el fichero, bajo facts, «nombre: {value: 3 EUR, what: qué es}», y se usa en un texto: "{nombre}".`;
  }
  if (name === "verifiedOn") {
    const command = entriesOf(document).length === 0 ? "enable" : "verify";
    return `«${name}» la anota, con su entrada en el historial, el día en que la compruebas: npm run offers ${command} ${id}`;
  }
  const isAt = (other: Path) => other.length === path.length && other.at(-1) === path.at(-1);
  const mayBeWord = !ownText && fieldAt(path)?.type === "string";
  if (isCollection(before) && typeof after !== "object" && !mayBeWord) {
    const [first] = ownText ? [] : allFields(isSeq(before) ? [...path, 0] : path);
    const example = [...path, ...(first?.path.slice(path.length) ?? [0])].join(".");
    return `«${name}» tiene varias partes: nombra una, como ${example}`;
  }
  if (after === undefined && before === undefined)
    return `En ${fileOf(id)} no hay «${name}»: no lleva ese campo.`;
  const isRequired = allFields(path.slice(0, -1)).some((field) => field.isRequired && isAt(field.path));
  if (after === undefined && isRequired) return `«${name}» no se puede quitar: lo lleva toda oferta.`;
  return undefined;
}
