/** Shown in place of analytics where there is none. */
export const noAnalytics = "Hoy este sitio no usa analítica.";

/** Shown in place of error reporting where there is none. */
export const noErrorReports = "Hoy este sitio no usa ningún servicio de aviso de errores.";

/** `[text]` or `[]`, to spread into a list. */
export function when(condition: boolean, ...texts: readonly string[]): readonly string[] {
  return condition ? texts : [];
}
