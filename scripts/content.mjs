import { Failure } from "./failure.mjs";
import { run } from "./process.mjs";

/**
 * Stops before anything slow begins when an offer or the configuration has a mistake.
 * @param {NodeJS.ProcessEnv} env
 */
export async function requireGoodContent(env) {
  const code = await run(process.execPath, ["scripts/check-content.mjs"], { env });
  if (code !== 0) throw new Failure("Stopped before the build: the mistakes are above.", code);
}
