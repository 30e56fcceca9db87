// Changes in an offer's file by their place in the code, so that every other character stays as it was.
import ts from "typescript";
import { mistake } from "../content/mistakes.mjs";
import { Failure } from "../failure.mjs";
import { constantOf } from "../offer-files.mjs";

/** @param {string} id */
export const fileOf = (id) => `lib/offers/${id}.ts`;

/**
 * @param {string} path
 * @param {string} text
 */
const parse = (path, text) => ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);

/**
 * @param {ts.Expression} node
 * @returns {ts.Expression}
 */
function bare(node) {
  const wrapped =
    ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node);
  return wrapped ? bare(node.expression) : node;
}

/**
 * The value of a constant of the file itself.
 * @param {ts.SourceFile} tree
 * @param {string} name
 */
function constant(tree, name) {
  for (const statement of tree.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name: own, initializer } of statement.declarationList.declarations) {
      if (own.getText(tree) === name && initializer) return bare(initializer);
    }
  }
  return undefined;
}

/**
 * @param {ts.Expression | undefined} object
 * @param {string} name
 * @returns {ts.Expression | undefined}
 */
function member(object, name) {
  if (!object || !ts.isObjectLiteralExpression(object)) return undefined;
  for (const property of object.properties) {
    if (property.name?.getText() !== name) continue;
    if (ts.isPropertyAssignment(property)) return bare(property.initializer);
    if (ts.isShorthandPropertyAssignment(property)) return property.name;
  }
  return undefined;
}

/**
 * Where a value is really written: «verifiedOn: facts.verifiedOn» stands in `facts`.
 * @param {ts.SourceFile} tree
 * @param {ts.Expression | undefined} node
 * @returns {ts.Expression | undefined}
 */
function written(tree, node) {
  if (!node) return undefined;
  if (ts.isIdentifier(node)) return written(tree, constant(tree, node.text));
  if (!ts.isPropertyAccessExpression(node)) return node;
  return written(tree, member(written(tree, bare(node.expression)), node.name.text));
}

/**
 * @param {ts.SourceFile} tree
 * @param {string} id
 * @param {string} field
 */
function fieldOf(tree, id, field) {
  return written(tree, member(constant(tree, constantOf(id)), field));
}

/**
 * @param {string} id
 * @param {string} field
 * @param {string} right
 */
const byHand = (id, field, right) =>
  new Failure(mistake(`${fileOf(id)} · ${field}`, "algo que esta orden no sabe cambiar", right));

/**
 * @param {string} id of the offer
 * @param {string} text of its file
 * @param {string} field of the offer whose value is a text, a date, true or false
 * @param {string} code of the new value
 */
export function setField(id, text, field, code) {
  const tree = parse(fileOf(id), text);
  const node = fieldOf(tree, id, field);
  const literal =
    node &&
    (ts.isStringLiteralLike(node) ||
      node.kind === ts.SyntaxKind.TrueKeyword ||
      node.kind === ts.SyntaxKind.FalseKeyword);
  if (!literal) throw byHand(id, field, `escríbelo así y repite la orden: ${field}: ${code},`);
  return text.slice(0, node.getStart(tree)) + code + text.slice(node.getEnd());
}

/**
 * Adds an element to a list of the offer, at its end, laid out as the house does.
 * @param {string} id
 * @param {string} text
 * @param {string} field
 * @param {string} code
 */
export function appendTo(id, text, field, code) {
  const tree = parse(fileOf(id), text);
  const list = fieldOf(tree, id, field);
  if (!list || !ts.isArrayLiteralExpression(list)) {
    throw byHand(id, field, `una lista entre corchetes, con esta entrada al final: ${code}`);
  }
  const last = list.elements.at(-1);
  const line = text.slice(0, list.getStart(tree)).split("\n").at(-1) ?? "";
  const indent = /^\s*/.exec(line)?.[0] ?? "";
  // A comma behind the last element stands behind the new one then.
  const at = last ? last.getEnd() : list.getStart(tree) + 1;
  const added = last ? `,\n${indent}  ${code}` : `\n${indent}  ${code},\n${indent}`;
  return text.slice(0, at) + added + text.slice(at);
}

/**
 * Makes sure that a file imports these names from `lib/format`.
 * @param {string} text
 * @param {readonly string[]} names
 */
export function withFormatImports(text, names) {
  const tree = parse("offer.ts", text);
  const own = tree.statements.find(
    (statement) =>
      ts.isImportDeclaration(statement) &&
      ts.isStringLiteral(statement.moduleSpecifier) &&
      statement.moduleSpecifier.text === "@/lib/format/format",
  );
  const known = own
    ? [...(/\{([^}]*)\}/.exec(own.getText(tree))?.[1]?.matchAll(/\w+/g) ?? [])].map(String)
    : [];
  const all = [...new Set([...known, ...names])].sort();
  if (all.length === known.length) return text;
  const line = `import { ${all.join(", ")} } from "@/lib/format/format";`;
  if (own) return text.slice(0, own.getStart(tree)) + line + text.slice(own.getEnd());
  const first = tree.statements.find((statement) => /"\.\/offer"/.test(statement.getText(tree)));
  const at = first?.getStart(tree) ?? 0;
  return `${text.slice(0, at)}${line}\n${text.slice(at)}`;
}

/**
 * The registry with one more offer, its lines in the order of the alphabet.
 * @param {string} text
 * @param {string} id
 */
export function withRegistryLine(text, id) {
  const line = `export { ${constantOf(id)} } from "./${id}";`;
  const lines = text.trimEnd().split("\n");
  const after = lines.findIndex(
    (other) => other.startsWith("export ") && (/"\.\/(.+)"/.exec(other)?.[1] ?? "") > id,
  );
  lines.splice(after < 0 ? lines.length : after, 0, line);
  return `${lines.join("\n")}\n`;
}
