import { buildIfNeeded } from "./build.mjs";
import { PLAYWRIGHT } from "./e2e.mjs";
import { Failure } from "./failure.mjs";
import { installIfNeeded } from "./install.mjs";
import { readPort } from "./port.mjs";
import { run } from "./process.mjs";
import { siteEnvironment } from "./sites.mjs";

/**
 * `npm run test:fuzz [-- how many]`: sends many more hostile inputs than `npm test` does, to a server of its own.
 * @param {string[]} args
 */
export async function fuzz([count = "20000"]) {
  if (!/^[1-9]\d*$/.test(count)) throw new Failure(`npm run test:fuzz -- ${count}: not a number of inputs.`);
  if (process.env.E2E_PORT_BASE) readPort("E2E_PORT_BASE", process.env.E2E_PORT_BASE);
  await installIfNeeded();
  const env = siteEnvironment("default");
  await buildIfNeeded(env, '"default" site');
  process.exitCode = await run(process.execPath, [PLAYWRIGHT, "test", "e2e/hostile.spec"], {
    env: { ...env, HOSTILE_INPUTS: count },
  });
}
