/** @typedef {{ mutatorName: string, replacement?: string, status: string, location: { start: { line: number } } }} Mutant */
/** @typedef {{ files: Record<string, { source: string, mutants: Mutant[] }> }} Report of Stryker, by the mutation-testing schema */

const NOTICED = ["Killed", "Timeout"];
const UNNOTICED = ["Survived", "NoCoverage"];

/**
 * How many mutants the tests noticed, how many not, and those as lines. What cannot run at all counts as neither.
 * @param {Report} report
 */
export function score({ files }) {
  const all = Object.entries(files).flatMap(([path, { source, mutants }]) =>
    mutants.map((mutant) => ({ ...mutant, path, lines: source.split("\n") })),
  );
  const missed = all.filter(({ status }) => UNNOTICED.includes(status));
  return {
    noticed: all.filter(({ status }) => NOTICED.includes(status)).length,
    missed: missed.length,
    survivors: missed.map(({ path, location: { start }, lines, mutatorName, replacement }) => {
      const change = `${lines[start.line - 1]?.trim()}  =>  ${replacement ?? mutatorName}`;
      return `${path}:${start.line}  ${change.replace(/\s+/g, " ").slice(0, 160)}`;
    }),
  };
}

/**
 * In percent; a module without anything to break has none.
 * @param {{ noticed: number, missed: number }} counts
 */
export const percent = ({ noticed, missed }) => (noticed / (noticed + missed)) * 100;
