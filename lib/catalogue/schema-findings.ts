import type { z } from "zod";
import { nearest } from "../format/nearest";
import type { fieldsOf } from "../offers/field-info";
import { figureAlone } from "../offers/fields";
import { errorAt, type Finding, type OfferDocument, type Path } from "./finding";

/** Leaves out issues that follow from a wrong type: a text in place of a list has no right length. */
function rootIssues(issues: readonly z.core.$ZodIssue[]): z.core.$ZodIssue[] {
  const isOfType = ({ code }: z.core.$ZodIssue) => code === "invalid_type";
  const places = new Set(issues.filter(isOfType).map(({ path }) => path.join(".")));
  return issues.filter((issue) => isOfType(issue) || !places.has(issue.path.join(".")));
}

/** The fields of a schema, as `fieldsOf` reads them. */
type Fields = Pick<ReturnType<typeof fieldsOf>, "allFields" | "fieldAt">;

/** The issues of a schema in a file or in the record that follows from it, as findings for an editor. */
export function schemaFindings(
  document: OfferDocument,
  all: readonly z.core.$ZodIssue[],
  record: unknown,
  fields: Fields,
): Finding[] {
  const issues = rootIssues(all);
  return issues.flatMap((issue) => issueFindings(document, issue, record, issues, fields));
}

function issueFindings(
  document: OfferDocument,
  issue: z.core.$ZodIssue,
  record: unknown,
  issues: readonly z.core.$ZodIssue[],
  { allFields, fieldAt }: Fields,
): Finding[] {
  const valueAt = (path: Path) => path.reduce<unknown>((value, key) => Object(value)[key], record);
  if (issue.code !== "unrecognized_keys") return [valueFinding(document, issue, valueAt, issues, fieldAt)];
  const known = allFields(issue.path).map(({ path }) => String(path[issue.path.length]));
  return issue.keys.map((key) => {
    const meant = nearest(key, [...new Set(known)]);
    const right = `un campo que exista: este sobra o está mal escrito${meant ? `. ¿Querías decir «${meant}»?` : ""}`;
    const path = [...issue.path, key];
    return errorAt(document, path, valueAt(path), right);
  });
}

/**
 * A wrong value. Where the field is a fact, `"{bonus}"`, the figure stands elsewhere: the fact is at fault if it fits no
 * field, else the field that names it, and the message says where the figure is.
 */
function valueFinding(
  document: OfferDocument,
  { path, message }: z.core.$ZodIssue,
  valueAt: (path: Path) => unknown,
  issues: readonly z.core.$ZodIssue[],
  fieldAt: Fields["fieldAt"],
): Finding {
  const { data, leaves, lineOf, placeOf } = document;
  const written = leaves.find((leaf) => leaf.path.join(".") === path.join("."))?.value;
  const [, name = ""] = /^\{(\w+)\}$/.exec(String(written)) ?? [];
  const fact = ["facts", name];
  const cure = placeOf(path).isExact
    ? ""
    : `. Sale de lo que la oferta pide y da: si no cabe, escríbelo en words, «${path.join(".")}: "…"»`;
  if (!Object.hasOwn(Object(data?.facts), name))
    return errorAt(document, path, valueAt(path), `${message}${cure}`);
  const wrongAt = issues.map((issue) => issue.path.join("."));
  const fitsElsewhere = leaves.some(
    (leaf) =>
      leaf.value === written &&
      fieldAt(leaf.path)?.kind === "figure" &&
      !wrongAt.includes(leaf.path.join(".")),
  );
  return fitsElsewhere
    ? errorAt(document, path, valueAt(path), `${message}. Es el dato ${name}, de la línea ${lineOf(fact)}`)
    : errorAt(document, fact, valueAt(fact), `${figureAlone(message)}, porque está en ${path.join(".")}`);
}
