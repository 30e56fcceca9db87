import { isCollection, isSeq, parseDocument } from "yaml";
import { nearest } from "../format/nearest";
import { allFields as recordFields, termsFields } from "../offers/field-info";
import { readDocument } from "./document";
import { fieldPath } from "./edit";
import { fileOf } from "./finding";

/** The figure, text or field that an editor probably meant by an unknown name, which may be its label. */
function meantName(name: string, path: readonly (string | number)[], facts: readonly string[]) {
  const fields = [...recordFields(), ...termsFields.allFields()].filter(
    ({ path: other }) => other.length === path.length,
  );
  const around = path.slice(0, -1).join(".");
  const beside = fields.filter(
    ({ path: other }) => path.length === 1 || other.slice(0, -1).join(".") === around,
  );
  const last = String(path.at(-1));
  const labels = beside.flatMap(({ info }) => info.label ?? []);
  const known = beside.map(({ path: other }) => String(other.at(-1)));
  const meant = nearest(path.length > 1 ? last : name, [
    ...(path.length > 1 ? [] : facts),
    ...known,
    ...labels,
  ]);
  const labelled = beside.find(({ info }) => info.label === meant)?.path.at(-1);
  return (
    meant &&
    [...path.slice(0, -1), known.includes(meant) || facts.includes(meant) ? meant : labelled].join(".")
  );
}

/**
 * Why a field of an offer cannot be set, for an editor: the name is no single field of it, with what was probably meant, or
 * the field cannot be taken out, or a check belongs to it. `before` is the value in the file, `after` the new one. Undefined
 * if it can be set.
 */
export function fieldRefusal(
  id: string,
  text: string,
  name: string,
  before: unknown,
  after: unknown,
): string | undefined {
  const path = fieldPath(text, name);
  const { allFields, fieldAt } = termsFields;
  const facts = Object.keys(Object(Object(readDocument(id, text).data).facts));
  const inside = allFields(path.slice(0, -1));
  const field = inside.find(
    ({ path: other }) => other.length === path.length && other.at(-1) === path.at(-1),
  );
  const ownText = path[0] === "words" && path.length > 1;
  if (!ownText && !fieldAt(path)) {
    const meant = meantName(name, path, facts);
    const hint = meant ? `¿Querías decir «${meant}»? ` : "";
    return `No hay «${name}» en ${fileOf(id)}. ${hint}Sus datos: ${facts.join(", ") || "ninguno"}. Los textos, por su nombre: landing.hero.title\nUn dato nuevo se escribe en el fichero, bajo facts, «nombre: {value: 3 EUR, what: qué es}», y se usa en un texto: "{nombre}".`;
  }
  if (name === "verifiedOn") {
    const isDraft = Object(parseDocument(text).toJS()).history?.length === 0;
    return `«${name}» la anota, con su entrada en el historial, el día en que la compruebas: npm run offers ${isDraft ? "enable" : "verify"} ${id}`;
  }
  const mayBeWord = !ownText && fieldAt(path)?.type === "string";
  if (isCollection(before) && typeof after !== "object" && !mayBeWord) {
    const [first] = ownText ? [] : allFields(isSeq(before) ? [...path, 0] : path);
    const example = [...path, ...(first?.path.slice(path.length) ?? [0])].join(".");
    return `«${name}» tiene varias partes: nombra una, como ${example}`;
  }
  if (after === undefined && before === undefined)
    return `En ${fileOf(id)} no hay «${name}»: no lleva ese campo.`;
  if (after === undefined && field?.isRequired) return `«${name}» no se puede quitar: lo lleva toda oferta.`;
  return undefined;
}
