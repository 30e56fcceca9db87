import { Failure } from "./failure.mjs";

/** The variables that change what a build contains. */
const SETTING =
  /^(NEXT_PUBLIC_.*|BUILD_OUTPUT|OFFERS_PREVIEW|STORAGE_CONSENT|TRAINING_CRAWLERS|VERCEL.*|SENTRY_.*|NEXT_ADAPTER_PATH)$/;

/**
 * The settings among the variables, in a fixed order.
 * @param {NodeJS.ProcessEnv} env
 */
export function settingsIn(env) {
  return Object.entries(env)
    .filter(([name]) => SETTING.test(name))
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

/**
 * The settings among the variables, a line each; one that is empty counts as missing, as everywhere.
 * @param {Record<string, string>} variables
 */
export function settingLines(variables) {
  const lines = settingsIn(/** @type {NodeJS.ProcessEnv} */ (variables)).flatMap(([name, value]) => {
    const [line = "", ...more] = (value ?? "").trim().split(/\r?\n/);
    // A value of several lines would set other variables too.
    if (more.length > 0)
      throw new Failure(`${name} has several lines. Correct it in the repository's variables.`);
    return line ? `${name}=${line}\n` : [];
  });
  return lines.join("");
}

/**
 * The person's own environment, for the site they start themselves.
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv}
 */
export function ownEnvironment(env) {
  return { DIST_DIR: ".next", ...env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" };
}

/**
 * An environment for tests: the same on every machine, whatever the shell and the .env files say.
 * @param {NodeJS.ProcessEnv} env
 * @param {Record<string, string>} settings
 * @returns {NodeJS.ProcessEnv}
 */
export function testEnvironment(env, settings) {
  const neutral = Object.entries(env).filter(([name]) => !SETTING.test(name) && name !== "NODE_ENV");
  return {
    ...Object.fromEntries(neutral),
    ...settings,
    NODE_ENV: "production",
    NEXT_TELEMETRY_DISABLED: "1",
    // Tells the framework that .env files were already read.
    __NEXT_PROCESSED_ENV: "true",
    // Once, before four builds that would each take longer for it than for all else.
    TYPES_CHECKED: "true",
  };
}

/**
 * Whether the framework will read the .env files itself.
 * @param {NodeJS.ProcessEnv} env
 */
export const readsEnvFiles = (env) => !env.__NEXT_PROCESSED_ENV;
