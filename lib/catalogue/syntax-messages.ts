import type { ErrorCode } from "yaml";

const straight = 'comillas rectas (") al principio y al final del texto: "texto"';

const quoted = 'el texto entre comillas: campo: "texto"';

/** Clearer messages than the parser's, by a pattern of the line; the first match counts. */
const slips: readonly [RegExp, string][] = [
  [
    /^(<{7}|={7}|>{7})/,
    "una sola de las dos versiones: estas marcas son de un conflicto de git sin resolver",
  ],
  [/^\s*\t|^ *\t/, "espacios en vez de tabuladores al principio de la línea: dos por cada nivel"],
  [/^\s*[–—•]\s/, 'un guion corriente al principio de la línea: - "texto"'],
  [/[:-]\s+[“”„‘’]/, straight],
  [/^\s*[\w-]+:\S/, "un espacio detrás de los dos puntos: campo: valor"],
  [/^\s*-[^\s-]/, 'un espacio detrás del guion: - "texto"'],
  [
    /:\s+(\{[^}"]*\}|[^"'{}[\],]+\{\w+\})/,
    'entre comillas todo el texto, con sus llaves: "{bonus} de regalo"',
  ],
  [/"\s*,\s*$/, "el texto sin la coma del final"],
  [/:\s+"[^"]*"[^"\s#,\]}]+[^"]*"/, "comillas españolas dentro del texto: «así»"],
  [
    /:\s+"[^"]*"\s*[^\s#,\]}]/,
    "las comillas al final de todo el texto, y dentro de él comillas españolas: «así»",
  ],
  [/:\s+'/, 'el texto entre comillas dobles: campo: "texto"'],
  [/^\s*(- )?[\w-]+:\s+[^"'\s][^"]*:(\s|$)/, `${quoted}, porque lleva dos puntos`],
  [/:\s+[@`%*&!|>?]/, quoted],
];

const badIndent =
  "la misma sangría que sus vecinos: dos espacios por cada nivel; mira también la línea de arriba";

const cures: Partial<Record<ErrorCode, string>> = {
  TAB_AS_INDENT: "espacios en vez de tabuladores al principio de la línea: dos por cada nivel",
  BAD_INDENT: badIndent,
  BAD_DQ_ESCAPE: "el texto sin barras invertidas (\\)",
  MULTIPLE_DOCS: "una sola oferta por fichero, sin la línea «---»",
  BAD_SCALAR_START: quoted,
};

const open = 'comillas dobles al principio y al final del texto: "texto"';

/** A line that opens a quotation and does not close it: what follows is read as one text until the next quote. */
function isOpen(line: string): boolean {
  const marks = line.replace(/\\./g, "").match(/"/g) ?? [];
  return marks.length % 2 === 1 && !/^\s*#/.test(line);
}

/** Explains a YAML syntax error. `line` is the parser's, from 1; for a missing quote it is that of the next quote. */
export function explainSyntaxError(
  text: string,
  code: ErrorCode,
  line: number,
): { line: number; found: string; right: string } {
  const lines = text.split(/\r?\n/);
  const at = (line: number) => lines[line - 1] ?? "";
  const cure = (line: number, right: string) => ({ line, found: at(line).trim(), right });
  const unclosed = lines.findIndex(isOpen) + 1;
  if (unclosed > 0 && unclosed <= line) return cure(unclosed, /[“”„]/.test(at(unclosed)) ? straight : open);
  const slip = slips.find(([pattern]) => pattern.test(at(line)));
  if (slip) return cure(line, slip[1]);
  if (code === "BLOCK_AS_IMPLICIT_KEY" || code === "MULTILINE_IMPLICIT_KEY") {
    const next = at(line + 1);
    const deeper = /^\s*/.exec(next)?.[0] !== /^\s*/.exec(at(line))?.[0] && /^\s*(- )?[\w-]+:/.test(next);
    if (deeper) return cure(line + 1, badIndent);
  }
  const isField = /^\s*(- )?[\w-]+:(\s|$)/.test(at(line));
  if (code === "DUPLICATE_KEY") {
    const key = /^\s*(?:- )?[\w-]+:/.exec(at(line))?.[0];
    const isSame = (one: string) => key !== undefined && one.startsWith(key);
    const first = lines.slice(0, line - 1).findLastIndex(isSame) + 1;
    return cure(
      line,
      `el campo una sola vez: ya está más arriba${first > 0 ? `, en la línea ${first}` : ""}`,
    );
  }
  const other = isField ? badIndent : "un campo, dos puntos, un espacio y su valor: campo: valor";
  return cure(line, cures[code] ?? other);
}
