import type { z } from "zod";
import { decimal } from "../format/format";

const kinds: Readonly<Record<string, string>> = {
  string: 'un texto entre comillas: "texto"',
  number: "un número, sin comillas",
  int: "un número entero, sin comillas",
  boolean: "true (sí) o false (no), sin comillas",
  array: "una lista: cada elemento en su línea, detrás de un guion y un espacio",
  object: "campos, uno por línea y con dos espacios más de sangría",
};

/** The correction, for editors, of an issue for which the schema has no message. */
export function rightValue(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case "invalid_type":
      return isNumber(issue.expected) ? rightNumber(issue.input, issue.expected) : kinds[issue.expected];
    case "invalid_value":
      return `una de estas opciones: ${issue.values.join(", ")}`;
    case "invalid_union":
      return Array.isArray(issue.options)
        ? `una de estas opciones: ${issue.options.filter(Boolean).join(", ")}`
        : undefined;
    case "too_small":
    case "too_big":
      return rightSize(issue);
    default:
      return undefined;
  }
}

const isNumber = (kind: string) => kind === "number" || kind === "int";

/** The correction of a decimal comma or of a unit, the likeliest slips in a number. */
function rightNumber(input: unknown, kind: string): string | undefined {
  const [, whole, decimals] = /^(\d+),(\d+)$/.exec(String(input)) ?? [];
  if (whole) return kind === "int" ? kinds.int : `los decimales con punto: ${whole}.${decimals}`;
  const [, figure] = /^(\d+)\s*\D+$/.exec(String(input)) ?? [];
  return figure ? `la cifra sola: ${figure}` : kinds[kind];
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
