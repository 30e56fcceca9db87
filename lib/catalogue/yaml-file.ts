import type { Path } from "../offers/field-info";
import {
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  type ParsedNode,
  parseDocument,
  visit,
  type YAMLMap,
} from "yaml";
import { hiddenIn } from "../format/hidden";
import { meantQuantity, readQuantity } from "../format/quantity";
import { errorAt, type Fault, type Finding, type Leaf } from "./finding";
import { explainSyntaxError } from "./syntax-messages";

/** An offer's file as it is written. */
interface YamlFile {
  id: string;
  /** Values of the file; undefined if it cannot be parsed. */
  data?: Record<string, unknown>;
  /** Values in the order of the file. */
  leaves: readonly Leaf[];
  /** The line of a field, from 1; the line of its parent if the field is missing. */
  lineOf: (path: Path) => number | undefined;
  /** Mistakes of syntax, with their line. */
  findings: readonly Finding[];
}

/** Parses an offer's file. */
export function parseFile(id: string, text: string): YamlFile {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const lineAt = (node: Node | null | undefined) =>
    node?.range ? lines.linePos(node.range[0]).line : undefined;
  const lineOf = (path: Path) => lineAt(nodeAt(document, path));
  const unread = (right: string, found: unknown, line?: number): YamlFile => {
    return { id, lineOf, leaves: [], findings: [errorAt({ id, lineOf }, [], found, right, line)] };
  };

  // Every second byte of it is empty.
  if (/[^\0]\0[^\0]\0/.test(text)) return unread("el fichero guardado como UTF-8", "un fichero en UTF-16");
  const written = text.split("\n");
  const lost = written.findIndex((line) => line.includes("\ufffd"));
  if (lost >= 0)
    return unread(
      "el fichero guardado como UTF-8, y no como ANSI, Windows-1252 o latin1, y la letra perdida, escrita de nuevo",
      written[lost]?.trim(),
      lost + 1,
    );
  const hidden = text.split("\n").flatMap((line, index) => {
    // Tabs are fine between fields and values; inside a value they are found below.
    const found = hiddenIn(line.replaceAll("\t", " "));
    return found ? [{ found, line: index + 1 }] : [];
  });
  const [error] = document.errors;
  if (error) {
    const [first] = hidden;
    if (first) return unread(unseen, first.found, first.line);
    const { line, found, right } = explainSyntaxError(text, error.code, lines.linePos(error.pos[0]).line);
    return unread(right, found, line);
  }
  if (!isMap(document.contents))
    return unread("los campos de una oferta, uno por línea: campo: valor", document.contents?.toJSON());
  const special = specialNode(document);
  if (special)
    return unread(
      `el valor escrito entero, sin «${special.source}»; si es parte de un texto, entre comillas: campo: "texto"`,
      special.source,
      lineAt(special.node),
    );

  const leaves: Leaf[] = [];
  const faults: Fault[] = splitFigures(document.contents, []).map(([path, found, right, node]) => [
    path,
    found,
    right,
    lineAt(node),
  ]);
  const split = faults.map(([path]) => path.join("."));
  for (const [path, node] of scalarsIn(document.contents, [])) {
    if (split.includes(path.join("."))) continue;
    const line = lineAt(node);
    const source = text.slice(node.range[0], node.range[1]);
    const right = scalarSlip(node, source);
    const inside = hiddenIn(isScalar(node) ? String(node.value) : "");
    if (right) faults.push([path, source, right, line]);
    else if (inside) faults.push([path, inside, unseen, line]);
    else {
      const { value, comment } = isScalar(node) ? node : {};
      leaves.push({ path, value, comment, line });
    }
  }
  // These stand in a comment, in a field's name or beside a value.
  const told = faults.map(([, , , line]) => line);
  for (const { found, line } of hidden) if (!told.includes(line)) faults.push([[], found, unseen, line]);
  const data = document.toJS() as Record<string, unknown>;
  return { id, data, leaves, lineOf, findings: faults.map((fault) => errorAt({ id, lineOf }, ...fault)) };
}

const unseen =
  "el texto sin ese carácter, que no se ve: borra lo que hay entre las letras de al lado y escríbelo otra vez";

/** Finds an alias, an anchor or a tag. No offer uses them: the editor forgot the quotes, or knows YAML. */
function specialNode(document: Document): { node: Node; source: string } | undefined {
  let found: { node: Node; source: string } | undefined;
  visit(document, (_key, node) => {
    if (isAlias(node)) found = { node, source: `*${node.source}` };
    else if (isScalar(node) && (node.anchor || node.tag))
      found = { node, source: node.anchor ? `&${node.anchor}` : String(node.tag).replace(/^tag:.*:/, "!!") };
    return found && visit.BREAK;
  });
  return found;
}

/** Each scalar with its path, and each map that was meant as a placeholder: `{bonus}`. */
function scalarsIn(node: unknown, path: Path): [path: Path, node: ParsedNode][] {
  if (isSeq(node)) return node.items.flatMap((item, index) => scalarsIn(item, [...path, index]));
  if (isMap(node) && !isPlaceholder(node))
    return node.items.flatMap(({ key, value }) =>
      scalarsIn(value, [...path, String(isScalar(key) ? key.value : key)]),
    );
  return node ? [[path, node as ParsedNode]] : [];
}

/** Each figure with a comma in braces, `{amount: 25,50 EUR}`: YAML reads two fields, `amount: 25` and `50 EUR`. */
function splitFigures(node: unknown, path: Path): [path: Path, found: string, right: string, node: Node][] {
  if (isSeq(node)) return node.items.flatMap((item, index) => splitFigures(item, [...path, index]));
  if (!isMap(node)) return [];
  return node.items.flatMap(({ key, value }, index): ReturnType<typeof splitFigures> => {
    const name = String(isScalar(key) ? key.value : key);
    const next = node.items[index + 1];
    const rest = next && isScalar(next.key) && isBare(next.value) ? String(next.key.value) : "";
    const start = isScalar(value) ? (value.source ?? String(value.value)) : "";
    if (!node.flow || !/^\d[\d.]*$/.test(start) || !/^\d/.test(rest))
      return splitFigures(value, [...path, name]);
    const [, decimals = "", unit = ""] = /^(\d+)\s*(.*)$/.exec(rest) ?? [];
    const units = start.replaceAll(".", "");
    const meant = decimals.length === 3 ? `${units}${decimals}` : `${units}.${decimals}`;
    const [, known = ""] = meantQuantity(`1 ${unit}`)?.split(" ") ?? [];
    const right = `sin coma, que entre llaves separa dos campos: ${name}: ${`${meant} ${known}`.trim()}`;
    return [[[...path, name], `${start},${rest}`, right, key as Node]];
  });
}

const isBare = (value: unknown) => value === null || (isScalar(value) && value.value === null);

function isPlaceholder({ flow, items }: YAMLMap): boolean {
  return Boolean(flow) && items.length > 0 && items.every(({ value }) => isBare(value));
}

/** The correction of a value that YAML accepts but reads differently from what the editor meant. */
function scalarSlip(node: ParsedNode, source: string): string | undefined {
  if (!isScalar(node)) return 'entre comillas todo el texto, con sus llaves: "{bonus}"';
  const { value, type, comment } = node;
  if (typeof value === "number" && /^\d{1,3}(\.\d{3})+$/.test(source))
    return `el número sin puntos de millar: ${source.replaceAll(".", "")}`;
  if (typeof value === "number" && source !== String(value))
    return `el número en cifras, sin ceros delante ni otros signos: ${/^0\d+$/.test(source) ? Number(source) : "12"}`;
  if (type === "QUOTE_DOUBLE" && source.includes("\\")) return "el texto sin barras invertidas (\\)";
  if (type?.startsWith("BLOCK") && String(value).includes("\n"))
    return 'el texto en una sola línea, entre comillas: campo: "texto"';
  if (type !== "PLAIN") return undefined;
  if (value === null && comment)
    return `entre comillas, porque lo que sigue a # no se lee: "#${comment.trim()}"`;
  if (typeof value !== "string") return undefined;
  if (/^-["\p{L}]/u.test(value)) return 'un espacio detrás del guion: - "texto"';
  if (/^[–—•] /.test(value)) return 'un guion corriente al principio de la línea: - "texto"';
  if (comment && / \D/.test(value) && !readQuantity(value))
    return "el texto entre comillas, porque lo que sigue a # no se lee";
  if (/^[“”„‘’]|[“”‘’"]$/.test(value)) return 'comillas rectas al principio y al final del texto: "texto"';
  return undefined;
}

function nodeAt(document: Document.Parsed, path: Path): Node | null | undefined {
  let at: Node | null | undefined;
  let node: unknown = document.contents;
  for (const step of path) {
    const pair = isMap(node) ? node.items.find(({ key }) => isScalar(key) && key.value === step) : undefined;
    const inside = pair ? pair.value : isSeq(node) ? node.items[Number(step)] : undefined;
    if (pair) at = pair.key as Node;
    else if (inside) at = inside as Node;
    else break;
    node = inside;
  }
  return at;
}
