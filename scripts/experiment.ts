import { parseArgs } from "node:util";
import { type Experiment, experiments } from "@/lib/config/experiment";
import { type Counts, MISMATCH, mismatch } from "@/lib/config/experiment-statistics";
import { report } from "@/lib/copy/experiment-report";

/** Reads «5000/420». Throws in words for the owner. */
export function readCounts(name: string, text: string | undefined): Counts {
  const [, visitors = "", clicks = ""] = /^(\d{1,9})\/(\d{1,9})$/.exec(text ?? "") ?? [];
  const counts = { visitors: Number(visitors), clicks: Number(clicks) };
  if (counts.visitors > 0 && counts.clicks <= counts.visitors) return counts;
  throw new Error(
    `--${name}\n    encontrado: ${text === undefined ? "nada" : `«${text}»`}\n    correcto: visitantes/clics de la versión ${name}, sin puntos y sin más clics que visitantes: 5000/420`,
  );
}

/** The experiment that `--slug` names; without it, the only one. Throws in words for the owner. */
export function chosenExperiment(slug: string | undefined, all = experiments): Experiment {
  const chosen = all.filter((experiment) => slug === undefined || experiment.slug === slug);
  const [only, ...others] = chosen;
  if (only && others.length === 0) return only;
  const known = all.map((experiment) => experiment.slug).join(", ") || "ninguna";
  throw new Error(
    `--slug\n    encontrado: ${slug === undefined ? "nada" : `«${slug}»`}\n    correcto: la oferta de una prueba A/B: ${known}`,
  );
}

/** `npm run experiment`. Exit code 1 for a sample-ratio mismatch, 2 for wrong arguments. */
function main(): void {
  try {
    const option = { type: "string" } as const;
    const { values } = parseArgs({ options: { a: option, b: option, slug: option } });
    const experiment = chosenExperiment(values.slug);
    const [a, b] = [readCounts("a", values.a), readCounts("b", values.b)];
    console.info(report(experiment, a, b).join("\n"));
    process.exitCode = mismatch(a.visitors, b.visitors, experiment.shareOfB) < MISMATCH ? 1 : 0;
  } catch (error) {
    const { code = "", message } = error as Error & { code?: string };
    const [option] = /(?<=')-[^' ]*/.exec(message) ?? [];
    const isMisuse = code.startsWith("ERR_PARSE_ARGS");
    const reason = isMisuse ? `La opción «${option ?? ""}» no existe o le falta su valor.` : message;
    console.error(
      `${reason}\n\nUso: npm run experiment -- --a visitantes/clics --b visitantes/clics [--slug oferta]`,
    );
    process.exitCode = 2;
  }
}

if (process.argv[1]?.endsWith("experiment.ts")) main();
