// Says what is wrong with offers and configuration, in a second, before a build that takes a minute. It runs in
// a process of its own because the framework's reader of .env files writes into the environment.
import { contentMistakes } from "./content/check.mjs";
import { loadEnvFiles } from "./env-files.mjs";

await loadEnvFiles(process.cwd(), process.env.NODE_ENV !== "production");

const mistakes = await contentMistakes(process.cwd(), process.env, new Date());
if (mistakes.length > 0) {
  const title = mistakes[0]?.startsWith("- ") ? "Las ofertas tienen errores:\n" : "";
  console.error(`\n${title}${mistakes.join("\n")}\n`);
  process.exitCode = 1;
}
