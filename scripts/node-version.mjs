// Read by run.mjs before the Node version is known to be good: old syntax only.

/** @param {string} version such as "20.19" or "22.12.1" */
function numbers(version) {
  const parts = version.split(".").map(Number);
  return [parts[0] || 0, parts[1] || 0, parts[2] || 0];
}

/**
 * @param {string} version
 * @param {string} bound such as ">=20.19"
 */
function holds(version, bound) {
  const match = /^(>=|<=|>|<|=)?(\d+(?:\.\d+){0,2})$/.exec(bound);
  if (!match) throw new Error('package.json "engines": cannot read ' + bound);
  const given = numbers(version);
  const wanted = numbers(match[2] || "");
  let order = 0;
  for (let i = 0; i < 3 && order === 0; i += 1) order = Math.sign((given[i] || 0) - (wanted[i] || 0));
  const sign = match[1] || "=";
  return (
    (order === 0 && sign.includes("=")) || (order > 0 && sign[0] === ">") || (order < 0 && sign[0] === "<")
  );
}

/**
 * Whether a Node version lies in a range such as ">=20.19 <21 || >=22.12".
 * @param {string} version
 * @param {string} range
 */
export function satisfies(version, range) {
  return range.split("||").some((bounds) =>
    bounds
      .trim()
      .split(/\s+/)
      .every((bound) => holds(version, bound)),
  );
}

/**
 * What to tell a person whose Node cannot run the project; nothing when it can.
 * @param {string} version
 * @param {string} range
 * @returns {string | undefined}
 */
export function versionAdvice(version, range) {
  if (satisfies(version, range)) return undefined;
  return (
    "This project needs Node " +
    range +
    ", and this is Node " +
    version +
    ".\n" +
    "Install a current one from https://nodejs.org (or run: nvm install 22), then try again."
  );
}
