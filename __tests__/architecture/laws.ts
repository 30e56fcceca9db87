import ts from "typescript";
import { findings, type Law } from "./source";

/** The names by which code reaches the browser, unless the file gives them another meaning. */
const browserNames =
  /^(window|document|localStorage|sessionStorage|location|history|navigator|matchMedia|globalThis|self)$/;

/** `"use client"` and its like make a file ship to the browser, or the server answer calls. */
export const noDirective: Law = (source) =>
  findings(
    source,
    (node) =>
      ts.isExpressionStatement(node) &&
      ts.isStringLiteral(node.expression) &&
      /^use /.test(node.expression.text) &&
      `"${node.expression.text}"`,
  );

/** The environment is read in one place. */
export const noEnvironment: Law = (source) =>
  findings(source, (node) => {
    if (!ts.isIdentifier(node) || node.text !== "process" || isName(node)) return false;
    const { parent } = node;
    const member = ts.isPropertyAccessExpression(parent) && parent.name.text;
    return (!member || member === "env") && "reads process.env; lib/config/site.ts does";
  });

/** Only lib/browser and the islands touch the browser. */
export const noBrowser: Law = (source) =>
  findings(
    source,
    (node) =>
      ts.isIdentifier(node) &&
      browserNames.test(node.text) &&
      !isName(node) &&
      !isLocal(node) &&
      `says ${node.text}`,
  );

/** The clock and the dice come in as arguments. */
export const noClockOrDice: Law = (source) =>
  findings(source, (node) => {
    if (ts.isNewExpression(node) && node.expression.getText() === "Date" && !node.arguments?.length)
      return "reads the clock";
    if (!ts.isPropertyAccessExpression(node)) return false;
    return /^(Math\.random|Date\.now|performance\.now)$/.test(node.getText()) && `reads ${node.getText()}`;
  });

export const noAny: Law = (source) =>
  findings(source, (node) => node.kind === ts.SyntaxKind.AnyKeyword && "any: say what it is, or unknown");

const suppression =
  /(?:\/\/|\/\*|^\s*\*).*?(@ts-(?:ignore|expect-error|nocheck)|(?:eslint|biome|prettier|jshint)-?(?:disable|ignore)|(?:istanbul|c8|v8) ignore)/;

/** What a tool says is mended, not silenced. */
export const noSuppression: Law = (source) =>
  source.text.split("\n").flatMap((line, i) => {
    const found = suppression.exec(line);
    return found ? `${source.path}:${i + 1} · ${found[1]}` : [];
  });

const equality = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.EqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsToken,
]);

/** What is peculiar to an offer is data: no code asks which one it is, or names one. */
export function noOfferByName(ids: readonly string[]): Law {
  const isId = (node: ts.Node) =>
    /(^|\.)(id|slug|brand)$/.test(node.getText()) && !ts.isStringLiteralLike(node);
  return (source) =>
    findings(source, (node) => {
      if (ts.isStringLiteralLike(node) && ids.includes(node.text.replace(/^\//, "")))
        return `names the offer ${node.text}`;
      if (ts.isSwitchStatement(node) && isId(node.expression)) return "switches on which offer it is";
      if (!ts.isBinaryExpression(node) || !equality.has(node.operatorToken.kind)) return false;
      const literal = [node.left, node.right].some(ts.isStringLiteralLike);
      return literal && [node.left, node.right].some(isId) && `asks which offer it is: ${node.getText()}`;
    });
}

/** A default export only where the framework or a tool asks for one. */
export const namedExports: Law = (source) =>
  findings(source, (node) => {
    const modifiers = ts.canHaveModifiers(node) ? (ts.getModifiers(node) ?? []) : [];
    const isDefault =
      ts.isExportAssignment(node) ||
      modifiers.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword) ||
      (ts.isExportSpecifier(node) && node.name.text === "default");
    return isDefault && "default export: give it its name";
  });

/** A file that can be read at a sitting: so many lines at most. */
export function notLong(longest: number): Law {
  return ({ path, text }) => {
    const lines = text.trimEnd().split("\n").length;
    return lines > longest ? [`${path}:${longest + 1} · ${lines} lines; ${longest} at most`] : [];
  };
}

/** File and folder names: kebab-case, framework brackets, `__tests__`. */
export function misnamed(path: string): boolean {
  const folders = path.split("/");
  const file = folders.pop() ?? "";
  const word = "[a-z0-9]+(-[a-z0-9]+)*";
  const named = new RegExp(`^${word}(\\.(module|test|spec|d|dev|config))?\\.[a-z]+$`).test(file);
  const fits = new RegExp(
    `^(${word}(\\.schema)?(\\.(txt|xml|atom|json|md|ics|webmanifest))?|\\[(\\.\\.\\.)?[a-z]+\\]|__tests__|\\.well-known)$`,
  );
  return !named || !folders.every((folder) => fits.test(folder));
}

/** Whether an identifier stands for a declaration of its own file. */
function isLocal(node: ts.Identifier): boolean {
  for (let scope: ts.Node = node; scope; scope = scope.parent) {
    if (declares(scope, node.text)) return true;
  }
  return false;
}

/** Whether a scope itself, apart from the scopes within it, declares a name. */
function declares(scope: ts.Node, name: string): boolean {
  if (!ts.isFunctionLike(scope) && !ts.isBlock(scope) && !ts.isSourceFile(scope)) return false;
  const search = (node: ts.Node): boolean => {
    const named =
      ts.isVariableDeclaration(node) ||
      ts.isParameter(node) ||
      ts.isBindingElement(node) ||
      ts.isImportSpecifier(node) ||
      ts.isFunctionDeclaration(node);
    if (named && node.name?.getText() === name) return true;
    if (node !== scope && (ts.isFunctionLike(node) || ts.isBlock(node))) return false;
    return ts.forEachChild(node, search) ?? false;
  };
  return search(scope);
}

/** Whether an identifier only names a member, a key or an attribute, so that it reaches nothing. */
function isName(node: ts.Identifier): boolean {
  const { parent } = node;
  return (
    (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
    (ts.isQualifiedName(parent) && parent.right === node) ||
    (ts.isBindingElement(parent) && parent.propertyName === node) ||
    ((ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent) || ts.isMethodSignature(parent)) &&
      parent.name === node) ||
    ts.isJsxAttribute(parent) ||
    ts.isLiteralTypeNode(parent)
  );
}
