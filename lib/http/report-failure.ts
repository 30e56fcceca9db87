/** Logs what failed in a route handler that answers it itself, and reports it if error reporting is configured. */
export async function reportFailure(error: unknown, request: Request, now: Date): Promise<void> {
  console.error(error);
  // Written in full, so that a build without a DSN drops the import.
  if (typeof REPORTS_ERRORS === "undefined" || !REPORTS_ERRORS) return;
  const { reportRequestError } = await import("./server-error-reports");
  const { pathname, search } = new URL(request.url);
  reportRequestError(
    now,
    error,
    { path: pathname + search, method: request.method, headers: Object.fromEntries(request.headers) },
    { routerKind: "App Router", routePath: pathname, routeType: "route", revalidateReason: undefined },
  );
}
