const logged = new Set<string>();

/** Runs an optional task. A failure is logged once per name and not rethrown. */
export function attempt<T>(name: string, task: () => T): T | undefined {
  try {
    return task();
  } catch (error) {
    note(name, error);
    return undefined;
  }
}

/** Notes a failure in the console, the first time that it happens. */
export function note(name: string, error: unknown): void {
  if (logged.has(name)) return;
  logged.add(name);
  console.warn(`[${name}]`, error);
}

/** Uses a part of the script once it is loaded. A failure of either is noted like that of a task. */
export function attemptLater<T>(name: string, part: Promise<T>, use: (part: T) => unknown): void {
  part.then(use).catch((error: unknown) => note(name, error));
}
