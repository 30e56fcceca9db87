import { isCollection, isSeq, parseDocument } from "yaml";
import { nearest } from "../format/nearest";
import { allFields, fieldAt } from "../offers/field-info";
import { fieldPath } from "./edit";
import { fileOf } from "./finding";

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
  const facts = Object.keys(Object(parseDocument(text).toJS()).facts ?? {});
  const inside = allFields(path.slice(0, -1));
  const field = inside.find(
    ({ path: other }) => other.length === path.length && other.at(-1) === path.at(-1),
  );
  if (!fieldAt(path)) {
    const top = allFields().filter(({ path: other }) => other.length === 1);
    const words = [...facts, ...top.flatMap(({ path: [key], info }) => [String(key), info.label ?? ""])];
    const last = String(path.at(-1));
    const beside = path.length > 1 ? inside.filter(({ path: other }) => other.length === path.length) : top;
    const known = beside.flatMap(({ path: other, info }) => [String(other.at(-1)), info.label ?? ""]);
    const meant = path.length > 1 ? nearest(last, known) : nearest(name, words);
    const labelled = beside.find(({ info }) => info.label === meant)?.path.at(-1);
    const whole = [...path.slice(0, -1), labelled ?? meant].join(".");
    const hint = meant ? `¿Querías decir «${whole}»? ` : "";
    return `No hay «${name}» en ${fileOf(id)}. ${hint}Sus datos: ${facts.join(", ") || "ninguno"}. Los textos, por su camino: landing.hero.title\nUn dato nuevo se escribe en el fichero, bajo facts, «nombre: 3 EUR», y se usa en un texto: "{nombre}".`;
  }
  if (name === "verifiedOn") {
    const isDraft = Object(parseDocument(text).toJS()).history?.length === 0;
    return `«${name}» la anota, con su entrada en el historial, el día en que la compruebas: npm run offers ${isDraft ? "enable" : "verify"} ${id}`;
  }
  if (isCollection(before)) {
    const [first] = allFields(isSeq(before) ? [...path, 0] : path);
    const example = [...path, ...(first?.path.slice(path.length) ?? [0])].join(".");
    return `«${name}» tiene varias partes: nombra una, como ${example}`;
  }
  if (after === undefined && before === undefined)
    return `En ${fileOf(id)} no hay «${name}»: no lleva ese campo.`;
  if (after === undefined && field?.isRequired) return `«${name}» no se puede quitar: lo lleva toda oferta.`;
  return undefined;
}
