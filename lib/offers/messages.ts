import type { z } from "zod";
import { decimal } from "../format/format";

const kinds: Readonly<Record<string, string>> = {
  string: "un texto entre comillas",
  number: "un número, sin comillas",
  int: "un número entero, sin comillas",
  boolean: "true o false, sin comillas",
  array: "una lista entre corchetes: [ … ]",
  object: "campos entre llaves: { … }",
};

/** What would be right where the schema names no message of its own, for an editor who is no engineer. */
export function rightValue(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case "invalid_type":
      return kinds[issue.expected];
    case "invalid_value":
      return `una de estas opciones: ${issue.values.map((value) => JSON.stringify(value)).join(", ")}`;
    case "too_small":
    case "too_big":
      return rightSize(issue);
    default:
      return undefined;
  }
}

function rightSize(issue: z.core.$ZodRawIssue<z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig>): string {
  const { code, input, exact } = issue;
  const limit = Number(code === "too_small" ? issue.minimum : issue.maximum);
  if (typeof input === "string") {
    if (code === "too_small") return "un texto que no esté vacío";
    return `un texto de ${limit} caracteres como máximo: tiene ${input.length}`;
  }
  const bound = exact ? "ni más ni menos" : code === "too_small" ? "como mínimo" : "como máximo";
  return Array.isArray(input)
    ? `${limit} ${limit === 1 ? "elemento" : "elementos"} ${bound}: hay ${input.length}`
    : `un número que sea ${decimal(limit)} ${bound}`;
}
