import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path/posix";
import postcss, { type AtRule, type ChildNode } from "postcss";
import ts from "typescript";

/** Rules that ESLint cannot check. The others are in `eslint.config.mjs`. */
const folders = ["app", "components", "lib", "scripts", "__tests__"];
const paths = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name)),
);
const sources = new Map(
  paths
    .filter((path) => /^(app|components|lib)\/.*\.tsx?$/.test(path))
    .map((path) => [path, ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.ES2022)]),
);

test("files and folders are named in kebab-case", () => {
  const part =
    /^(__tests__|__snapshots__|\.well-known|\[(\.\.\.)?[a-z]+\]|\[\[\.\.\.[a-z]+\]\]|[a-z0-9]+([.-][a-z0-9]+)*)$/;
  expect(paths.filter((path) => !path.split("/").every((name) => part.test(name)))).toEqual([]);
});

test("only the configuration knows the site's brand", () => {
  const naming = [...sources].filter(
    ([path, { text }]) => !path.startsWith("lib/config/") && /PlanAmigo/.test(text),
  );
  expect(naming.map(([path]) => path)).toEqual([]);
});

test("every exported function of lib has a docblock", () => {
  const undocumented = [...sources].flatMap(([path, tree]) =>
    tree.statements.filter(isExportedFunction).flatMap((statement) => {
      const [comment] = ts.getLeadingCommentRanges(tree.text, statement.pos)?.slice(-1) ?? [];
      if (!path.startsWith("lib/") || tree.text.startsWith("/**", comment?.pos)) return [];
      return `${path}:${tree.getLineAndCharacterOfPosition(statement.end).line + 1}`;
    }),
  );
  expect(undocumented).toEqual([]);
});

test("tests cite demands that docs/demands.md has", () => {
  const listed = readFileSync("docs/demands.md", "utf8");
  const cited = paths
    .filter((path) => path.startsWith("__tests__/"))
    .flatMap((path) =>
      [...readFileSync(path, "utf8").matchAll(/\bD[1-9]\.\d+\b/g)].map(([number]) => `${path}: ${number}`),
    );
  expect(cited.length).toBeGreaterThan(30);
  expect(cited.filter((cite) => !listed.includes(`**${cite.split(": ")[1]}**`))).toEqual([]);
});

// On a screen that is touched, the look would stay after the touch.
test("styles of `:hover` are for devices that can hover", () => {
  const isForHover = ({ parent }: ChildNode): boolean =>
    parent?.type === "atrule" || parent?.type === "rule"
      ? (parent as AtRule).params === "(hover: hover)" || isForHover(parent as ChildNode)
      : false;
  const bare = paths
    .filter((path) => path.endsWith(".css"))
    .flatMap((path) => {
      const found: string[] = [];
      postcss.parse(readFileSync(path, "utf8")).walkRules(/:hover/, (rule) => {
        if (!isForHover(rule)) found.push(`${path}:${rule.source?.start?.line}`);
      });
      return found;
    });
  expect(bare).toEqual([]);
});

function isExportedFunction(statement: ts.Statement): boolean {
  const modifiers = ts.canHaveModifiers(statement) ? ts.getModifiers(statement) : [];
  if (!modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return false;
  if (ts.isFunctionDeclaration(statement)) return true;
  if (!ts.isVariableStatement(statement)) return false;
  return statement.declarationList.declarations.some(
    ({ initializer }) => initializer !== undefined && ts.isArrowFunction(initializer),
  );
}
