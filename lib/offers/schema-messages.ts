import type { z } from "zod";
import { decimal } from "../format/format";

const kinds: Readonly<Record<string, string>> = {
  string: 'un texto entre comillas: "texto"',
  boolean: "true (sí) o false (no), sin comillas",
  array:
    "una lista: cada elemento en su línea, detrás de un guion y un espacio, o entre corchetes: [uno, otro]",
  object: "campos, uno por línea y con dos espacios más de sangría",
};

/** The correction, for editors, of an issue for which the schema has no message. */
export function rightValue(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case "invalid_type":
      return isNumber(issue.expected) ? rightNumber(issue.input, isWhole(issue)) : kinds[issue.expected];
    case "invalid_value":
      return `una de estas opciones: ${issue.values.join(", ")}`;
    case "invalid_union":
      return Array.isArray(issue.options)
        ? `una de estas opciones: ${issue.options.filter(Boolean).join(", ")}`
        : undefined;
    case "unrecognized_keys":
      // The caller knows the path and so which fields exist; the schema's own message wins if it has one.
      return "";
    case "too_small":
    case "too_big":
      return rightSize(issue);
    default:
      return undefined;
  }
}

const isNumber = (kind: string) => kind === "number" || kind === "int";

/** Whether a field takes whole numbers alone: of a text in its place the issue says «number», and its schema says which. */
const isWhole = ({ inst }: z.core.$ZodRawIssue) => "format" in Object(inst?._zod.def);

/** The correction of decimals or of a unit, the likeliest slips in a number. */
function rightNumber(input: unknown, whole: boolean): string {
  const [, units, decimals] = /^(\d+)[.,](\d+)$/.exec(String(input)) ?? [];
  if (units && whole) return "un número entero";
  if (units && String(input).includes(",")) return `los decimales con punto: ${units}.${decimals}`;
  const [, figure] = /^(\d+)\s*\D+$/.exec(String(input)) ?? [];
  return figure ? `la cifra sola: ${figure}` : `un número${whole ? " entero" : ""}, sin comillas`;
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
