import { initialEnv } from "@next/env";
import { loadEnvFiles } from "../lib/config/env-files";

/**
 * Loads the `.env` files of a folder and reads the settings.
 *
 * @returns what is wrong with either, in words for the owner; undefined if nothing is
 */
export async function settingMistakes(root: string, isDevelopment = false): Promise<string | undefined> {
  const inFiles = loadEnvFiles(root, isDevelopment);
  // The values of such lines are wrong for the same reason: they are judged once the lines are right.
  if (inFiles.length > 0) return `Hay ajustes que no se leen como están escritos:\n${inFiles.join("\n")}`;
  const wrong = await refusal(() => import("../lib/config/site"));
  const ofMachine = Object.keys(initialEnv ?? {}).filter((name) => wrong?.includes(`\n- ${name}\n`));
  return wrong && ofMachine.length > 0
    ? `${wrong}\nEstá en las variables de la máquina o de la plataforma, que valen más que .env.local: ${ofMachine.join(", ")}.`
    : wrong;
}

/** Runs a command of the editors' with sound settings; else says what is wrong with them, and the command fails. */
export async function withSettings(root: string, command: () => Promise<void>): Promise<void> {
  const mistakes = await settingMistakes(root);
  if (mistakes === undefined) return command();
  console.error(mistakes);
  process.exitCode = 1;
}

/** Why modules cannot be loaded with these settings or offers, as they say it themselves. */
export async function refusal(load: () => Promise<unknown>): Promise<string | undefined> {
  try {
    await load();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
