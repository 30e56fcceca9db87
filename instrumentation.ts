import { serverRuntime, warnings } from "@/lib/site";

/** Runs once when a server starts: says what the configuration lacks. */
export function register() {
  if (serverRuntime !== "nodejs") return;
  for (const warning of warnings) console.warn(`[configuración] ${warning}`);
}
