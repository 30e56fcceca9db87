import ts from "typescript";
import { finding, type Law, resolveImport, type Source } from "./source";

/** What a room may import: files of the house by their path, and packages by their name. */
interface Allowance {
  room: RegExp;
  files: RegExp;
  packages?: RegExp;
  /** Files from which types may come, though no code may. */
  types?: RegExp;
}

/** The first room that fits is the file's. An edge that is not named here is wrong. */
const allowances: Allowance[] = [
  {
    room: /^middleware\.ts$/,
    files:
      /^lib\/(assignment|cache-control|consent|consent-plan|experiment|on-demand|page-policy|preview-hosts|security-headers|services|site)$/,
    packages: /^next\/server$/,
  },
  {
    room: /^instrumentation\.ts$/,
    files: /^lib\/(error-reports|page-policy|server-guard|services|site|start-log)$/,
    types: /^next$/,
  },
  {
    room: /^lib\/server-guard\.ts$/,
    files: /^lib\/(preview-hosts|request-fence|security-headers)$/,
    types: /^node:(http|stream)$/,
  },
  { room: /^lib\/request-fence\.ts$/, files: /^$/, types: /^node:http$/ },
  {
    room: /^lib\/error-reports\.ts$/,
    files: /^lib\/(consent|consent-plan|report-limits|site)$/,
    packages: /^@sentry\/nextjs$/,
    types: /^next$/,
  },
  // Calendars are written on the server alone.
  { room: /^lib\/calendar\.ts$/, files: /^lib\/(?!browser\/)/, packages: /^ical-generator$/ },
  {
    room: /^app\//,
    files: /^(components\/|lib\/(?!browser\/)|app\/(globals\.css|error)$)/,
    packages: /^(react|next\/navigation)$/,
    types: /^next$/,
  },
  {
    room: /^components\/islands\//,
    files: /^(components\/islands\/|lib\/browser\/|lib\/copy\/|lib\/(?!(offers|site|metadata)$)[a-z-]+$)/,
    packages: /^react$/,
    types: /^lib\/offers\//,
  },
  {
    // Pictures for shared links: drawn by the build, from a font's file.
    room: /^components\/share\//,
    files: /^(components\/share\/|lib\/(?!browser\/))/,
    packages: /^(next\/og|node:fs\/promises)$/,
  },
  {
    room: /^components\//,
    files: /^(components\/|lib\/(?!browser\/))/,
    packages: /^react$/,
    types: /^schema-dts$/,
  },
  {
    // What is bundled for the browser: no configuration, no offer, no page text but its own.
    room: /^lib\/browser\//,
    files:
      /^lib\/(browser\/[a-z/-]+(\.css)?|consent|consent-plan|copy\/(consent|debug|local-data|share|status)|dates|experiment|format|records|replay-session|report-limits|status|theme|tracking)$/,
    packages: /^(vanilla-cookieconsent|@sentry\/browser)$/,
    types: /^lib\/services$/,
  },
  {
    room: /^lib\/offers\//,
    files: /^lib\/(offers\/[a-z0-9-]+|assumptions|contrast|dates|experiment|format|mistake|settings|site)$/,
    packages: /^(zod|simple-icons)$/,
  },
  {
    room: /^lib\/copy\//,
    files:
      /^lib\/(copy\/[a-z/-]+|dates|deadlines|format|paths|report-limits|services|status|storage-registry)$/,
    types: /^lib\/(changes|consent|deadlines|offers\/(deadlines|landing|offer)|site)$/,
  },
  {
    room: /^lib\//,
    files: /^lib\/(?!browser\/)/,
    packages: /^(zod(\/mini)?|feed|isbot|esbuild|node:(path|crypto))$/,
    types: /^(next|schema-dts)$/,
  },
];

/** Imports run one way: app, components, lib; each edge is on the list. */
export const edges: Law = (source) => {
  const rule = allowances.find(({ room }) => room.test(source.path));
  if (!rule) return [];
  return importsOf(source).flatMap(({ node, specifier, typeOnly }) => {
    const target = resolveImport(source.path, specifier);
    const name = target ?? specifier;
    const own = target?.endsWith(".module.css") && source.path.startsWith("components/");
    const allowed = (target ? rule.files : rule.packages)?.test(name) || own;
    if (allowed || (typeOnly && rule.types?.test(name))) return [];
    return finding(source, node, `may not import ${specifier}${typeOnly ? " (types)" : ""}`);
  });
};

/** `./` inside a folder, `@/` across folders, never `../`. */
export const importForm: Law = (source) =>
  importsOf(source).flatMap(({ node, specifier }) => {
    const folder = source.path.replace(/[^/]+$/, "");
    // «@/lib/offers» is the index of another folder.
    const beside =
      specifier.startsWith("@/") &&
      specifier !== "@/lib/offers" &&
      specifier.slice(2).replace(/[^/]+$/, "") === folder;
    if (specifier.startsWith("../")) return finding(source, node, `${specifier}: «@/» across folders`);
    return beside ? finding(source, node, `${specifier}: «./» inside a folder`) : [];
  });

/** `lib/browser` is bundled by `lib/site/script.ts`; nothing else names its files as text. */
export const bundledFrom: Law = (source) =>
  stringsOf(source).flatMap((node) =>
    /lib\/browser/.test(node.text) && !importsOf(source).some(({ literal }) => literal === node)
      ? finding(source, node, `names ${node.text}; only lib/site/script.ts bundles lib/browser`)
      : [],
  );

interface Import {
  node: ts.Node;
  literal: ts.StringLiteralLike;
  specifier: string;
  typeOnly: boolean;
}

function importsOf({ tree }: Source): Import[] {
  const found: Import[] = [];
  const add = (node: ts.Node, literal: ts.Node | undefined, typeOnly: boolean) => {
    if (literal && ts.isStringLiteralLike(literal))
      found.push({ node, literal, specifier: literal.text, typeOnly });
  };
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node)) add(node, node.moduleSpecifier, isTypeOnly(node.importClause));
    if (ts.isExportDeclaration(node)) add(node, node.moduleSpecifier, node.isTypeOnly);
    if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
      add(node, node.argument.literal, true);
    if (ts.isCallExpression(node) && /^(import|require)$/.test(node.expression.getText(tree)))
      add(node, node.arguments[0], false);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

function isTypeOnly(clause: ts.ImportClause | undefined): boolean {
  if (!clause || clause.name) return false;
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const names = clause.namedBindings;
  return (
    names !== undefined && ts.isNamedImports(names) && names.elements.every((element) => element.isTypeOnly)
  );
}

function stringsOf({ tree }: Source): ts.StringLiteralLike[] {
  const found: ts.StringLiteralLike[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isStringLiteralLike(node)) found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}
