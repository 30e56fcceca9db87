/** Resolves once what has just changed is painted, so that the work that follows keeps no visitor waiting for it. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    // A hidden page paints nothing.
    if (document.hidden) resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });
}
