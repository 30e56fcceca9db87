import { loadEnvFiles } from "../lib/config/env-files";

/**
 * Loads the `.env` files of a folder and reads the settings.
 *
 * @returns what is wrong with either, in words for the owner; undefined if nothing is
 */
export async function settingMistakes(root: string, isDevelopment = false): Promise<string | undefined> {
  const inFiles = loadEnvFiles(root, isDevelopment);
  const unread =
    inFiles.length > 0 ? `Hay ajustes que no se leen como están escritos:\n${inFiles.join("\n")}` : "";
  return [unread, await refusal(() => import("../lib/config/site"))].filter(Boolean).join("\n") || undefined;
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
