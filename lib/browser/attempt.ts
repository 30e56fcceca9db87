const logged = new Set<string>();

/** Runs an optional task. A failure is logged once per name and not rethrown. */
export function attempt<T>(name: string, task: () => T): T | undefined {
  try {
    return task();
  } catch (error) {
    logFailure(name, error);
    return undefined;
  }
}

/** Logs the first failure of each name in the console. */
export function logFailure(name: string, error: unknown): void {
  if (logged.has(name)) return;
  logged.add(name);
  console.warn(`[${name}]`, error);
}

/** Runs `use` once `part` has loaded. If either fails, logs the failure like `attempt`. */
export function attemptLater<T>(name: string, part: Promise<T>, use: (part: T) => unknown): void {
  part.then(use).catch((error: unknown) => logFailure(name, error));
}
