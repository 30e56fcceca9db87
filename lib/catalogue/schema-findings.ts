import type { z } from "zod";
import { nearest } from "../format/nearest";
import { valueAt } from "../offers/derive/facts";
import { nameOfText } from "../offers/derive/overrides";
import { fieldsOf } from "../offers/field-info";
import { verbs } from "../offers/terms/verbs";
import { errorAt, type Finding, type OfferDocument } from "./finding";

/** Leaves out issues that follow from a wrong type: a text in place of a list has no right length. */
function rootIssues(issues: readonly z.core.$ZodIssue[]): z.core.$ZodIssue[] {
  const isOfType = ({ code }: z.core.$ZodIssue) => code === "invalid_type";
  const places = new Set(issues.filter(isOfType).map(({ path }) => path.join(".")));
  return issues.filter((issue) => isOfType(issue) || !places.has(issue.path.join(".")));
}

type AllFields = ReturnType<typeof fieldsOf>["allFields"];

/** The issues of a schema in a file or in the record that follows from it, as findings for an editor. */
export function schemaFindings(
  document: OfferDocument,
  all: readonly z.core.$ZodIssue[],
  record: unknown,
  allFields: AllFields,
): Finding[] {
  return rootIssues(all).flatMap((issue) => issueFindings(document, issue, record, allFields));
}

function issueFindings(
  document: OfferDocument,
  issue: z.core.$ZodIssue,
  record: unknown,
  allFields: AllFields,
): Finding[] {
  if (issue.code !== "unrecognized_keys") return [valueFinding(document, issue, valueAt(record, issue.path))];
  // A record may say itself why it has no more fields; once, however many there are.
  if (issue.message)
    return [
      valueFinding(document, { ...issue, path: [...issue.path, issue.keys[0] ?? ""] }, issue.keys.join(", ")),
    ];
  const verb = verbs.find(({ name }) => name === Object(valueAt(record, issue.path)).do);
  const inside = verb ? fieldsOf(() => verb.schema).allFields() : allFields(issue.path);
  const length = verb ? 0 : issue.path.length;
  const labels = new Map(
    inside.flatMap(({ path, info }): [string, string | undefined][] =>
      path.length === length + 1 && path[length] !== "do" ? [[String(path[length]), info.label]] : [],
    ),
  );
  const known = [...labels.keys()];
  const isGain = issue.path.length === 2 && issue.path[0] === "gives";
  const named = [...labels].map(([name, label]) => (label ? `${name} (${label})` : name)).join(", ");
  const what =
    verb || isGain
      ? `un campo de ${verb ? `«${verb.name}»` : "lo que da"}: ${named}`
      : "un campo que exista: este sobra o está mal escrito";
  return issue.keys.map((key) => {
    const meant = nearest(key, known) ?? known.find((name) => labels.get(name) === key);
    const right = `${what}${meant ? `. ¿Querías decir «${meant}»?` : ""}`;
    const path = [...issue.path, key];
    return errorAt(document, path, valueAt(record, path), right);
  });
}

/** A wrong value. Of a fact, `"{bonus}"`, the message says where its figure stands; of a text that follows, how to replace it. */
function valueFinding(document: OfferDocument, { path, message }: z.core.$ZodIssue, found: unknown): Finding {
  const { data, record, leaves, lineOf, placeOf } = document;
  const written = leaves.find((leaf) => leaf.path.join(".") === path.join("."))?.value;
  const [, name = ""] = /^\{(\w+)\}$/.exec(String(written)) ?? [];
  const cure = Object.hasOwn(Object(data?.facts), name)
    ? `. Es el dato ${name}, de la línea ${lineOf(["facts", name])}`
    : placeOf(path).isExact
      ? ""
      : `. Sale de lo que la oferta pide y da: si no cabe, escríbelo en words, «${nameOfText(record, path)}: …»`;
  return errorAt(document, path, found, `${message}${cure}`);
}
