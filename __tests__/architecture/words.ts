import ts from "typescript";
import { finding, findings, type Law, type Source } from "./source";

const letters = /\p{L}{2}/u;

/** Attributes that a visitor reads or hears. */
const readAloud =
  /^(alt|title|placeholder|label|summary|content|aria-(label|description|roledescription|valuetext))$/;

/** Letters and signs that only Spanish words have. */
const spanish = /[áéíóúüñ¿¡«»]/i;

/** Components hold no words: they come from lib/offers or lib/copy. */
export const noWordsInMarkup: Law = (source) =>
  findings(source, (node) => {
    if (ts.isJsxText(node)) return letters.test(node.text) && `text in markup: «${node.text.trim()}»`;
    if (!ts.isStringLiteralLike(node) || !letters.test(node.text)) return false;
    const holder = ts.isJsxExpression(node.parent) ? node.parent.parent : node.parent;
    if (ts.isJsxElement(holder) || ts.isJsxFragment(holder)) return `text in markup: «${node.text}»`;
    return (
      ts.isJsxAttribute(holder) &&
      readAloud.test(holder.name.getText()) &&
      `words in ${holder.name.getText()}: «${node.text}»`
    );
  });

/** No Spanish word outside lib/offers and lib/copy. */
export const noSpanish: Law = (source) =>
  findings(source, (node) => {
    const isText =
      ts.isStringLiteralLike(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddleOrTemplateTail(node) ||
      ts.isJsxText(node);
    return isText && spanish.test(node.text) && `Spanish words: «${node.text}»`;
  });

/** Every exported function says what it is for. */
export const documented: Law = (source) =>
  exportedFunctions(source).flatMap(({ name, statement }) =>
    hasDocblock(statement) ? [] : finding(source, statement, `${name}() has no docblock`),
  );

/** The fields of a schema are the editor's manual; those of a one-line object are told by what holds it. */
export const fieldsExplained: Law = (source) =>
  findings(source, (node) => {
    const object = ts.isCallExpression(node) && /\bz\.strictObject$/.test(node.expression.getText());
    const shape = object ? node.arguments[0] : node;
    if (object && shape && ts.isObjectLiteralExpression(shape)) {
      return isOneLine(shape) && !heldByExplained(node) && "a one-line object that nothing explains";
    }
    if (!ts.isPropertyAssignment(node) || !isSchemaShape(node.parent) || isOneLine(node.parent)) return false;
    return !hasDocblock(node) && `${node.name.getText()} has no docblock`;
  });

function isSchemaShape({ parent }: ts.ObjectLiteralExpression): boolean {
  if (ts.isVariableDeclaration(parent)) return true;
  return ts.isCallExpression(parent) && /\bz\.strictObject$/.test(parent.expression.getText());
}

function heldByExplained(node: ts.Node): boolean {
  for (let at = node; !ts.isSourceFile(at); at = at.parent) {
    if (hasDocblock(at)) return true;
    if (ts.isVariableStatement(at) || ts.isPropertyAssignment(at)) return false;
  }
  return false;
}

function isOneLine(node: ts.Node): boolean {
  return !node.getText().includes("\n");
}

function hasDocblock(node: ts.Node): boolean {
  const text = node.getSourceFile().text;
  return (ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []).some((range) =>
    /^\/\*\*[^]*\p{L}/u.test(text.slice(range.pos, range.end)),
  );
}

function exportedFunctions({ tree }: Source): { name: string; statement: ts.Statement }[] {
  return tree.statements.flatMap((statement): { name: string; statement: ts.Statement }[] => {
    const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
    if (!modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
    if (ts.isFunctionDeclaration(statement)) return [{ name: statement.name?.text ?? "default", statement }];
    if (!ts.isVariableStatement(statement)) return [];
    return statement.declarationList.declarations
      .filter(
        ({ initializer: value }) => value && (ts.isArrowFunction(value) || ts.isFunctionExpression(value)),
      )
      .map(({ name }) => ({ name: name.getText(), statement }));
  });
}
