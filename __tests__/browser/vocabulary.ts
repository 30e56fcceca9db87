import ts from "typescript";

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  types: [],
};

/**
 * What is wrong with some graphs by schema.org's own vocabulary: a type or property that does not exist, a
 * property on a type that has none such, a value of a kind that the property does not take. The vocabulary is
 * schema-dts, which is generated from schema.org's, and the compiler is the judge.
 */
export function vocabularyFaults(graphs: Readonly<Record<string, unknown>>): string[] {
  const path = `${process.cwd()}/__tests__/browser/graphs-under-test.ts`;
  const lines = Object.entries(graphs).map(
    ([name, graph], i) => `export const graph${i}: Graph = ${JSON.stringify(graph)}; // ${name}`,
  );
  const text = ['import type { Graph } from "schema-dts";', ...lines].join("\n");
  const host = ts.createCompilerHost(OPTIONS);
  const { getSourceFile, fileExists, readFile } = host;
  host.fileExists = (name) => name === path || fileExists(name);
  host.readFile = (name) => (name === path ? text : readFile(name));
  host.getSourceFile = (name, target, ...rest) =>
    name === path ? ts.createSourceFile(name, text, target) : getSourceFile(name, target, ...rest);
  const program = ts.createProgram([path], OPTIONS, host);
  const source = program.getSourceFile(path);
  return [...program.getOptionsDiagnostics(), ...program.getSemanticDiagnostics(source)].map(
    ({ start = 0, messageText }) => {
      const line = source?.getLineAndCharacterOfPosition(start).line ?? 0;
      const name = Object.keys(graphs)[line - 1] ?? "?";
      return `${name}: ${ts.flattenDiagnosticMessageText(messageText, "\n").slice(0, 600)}`;
    },
  );
}
