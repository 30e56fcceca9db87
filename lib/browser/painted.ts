/** Resolves after the next paint, so that slow work does not delay what a press shows. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    // A hidden page paints nothing.
    if (document.hidden) resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });
}
