// `npm run offers check --strict` reaches us without «--strict»: npm takes it as a setting of its own.

/** @param {string} name */
const variableOf = (name) => `npm_config_${name.replaceAll("-", "_")}`;

/** @param {string} word as one writes it in a terminal */
const inShell = (word) => {
  if (/^[\w./:@-]+$/.test(word)) return word;
  return /["$`\\!]/.test(word) ? `'${word.replaceAll("'", "'\\''")}'` : `"${word}"`;
};

/**
 * The options that npm kept for itself, and the order that was meant, with «--» where it belongs; nothing where all
 * arrived. Of «--note "Sube."» npm keeps the name and lets the value through as one more word.
 * @param {string} command
 * @param {Record<string, { type: "string" | "boolean" }>} options that the command takes
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {{ flags: string[], order: string } | undefined}
 */
export function orderNpmKept(command, options, args, env) {
  const values = args.filter((arg) => !arg.startsWith("-") && !/^[a-z][a-z0-9-]*$/.test(arg));
  const kept = Object.entries(options).filter(([name]) => {
    if (args.some((arg) => arg === `--${name}` || arg.startsWith(`--${name}=`))) return false;
    const value = env[variableOf(name)];
    // npm has a «color» of its own, which says nothing of a brand's.
    if (name === "color") return value && [value, ...args].some((word) => word.startsWith("#"));
    // npm turns --no-links into links=false.
    return value || (name.startsWith("no-") && env[variableOf(name.slice(3))] === "");
  });
  if (kept.length === 0) return undefined;
  const apart = kept.filter(([name, { type }]) => type === "string" && env[variableOf(name)] === "true");
  // Of one value that stands alone it is plain whose it is; of several it is not.
  const [only] = apart.length === 1 && values.length === 1 ? values : [];
  const words = kept.flatMap(([name, { type }]) => {
    if (type === "boolean") return `--${name}`;
    const value = apart.some(([other]) => other === name) ? only : env[variableOf(name)];
    return [`--${name}`, value === undefined ? '"…"' : inShell(value)];
  });
  const ids = apart.length > 0 ? args.filter((arg) => !values.includes(arg)) : args;
  return {
    flags: kept.map(([name]) => `--${name}`),
    order: `npm run offers -- ${[command, ...(command === "new" ? [] : ids), ...words].join(" ")}`,
  };
}
