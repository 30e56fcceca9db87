import { spawn } from "node:child_process";
import { constants } from "node:os";
import { createServer } from "node:net";
import { join } from "node:path";
import { buildSettings } from "../lib/config/build";
import { SERVER_FILE } from "../lib/http/built-files";
import { buildIfNeeded } from "./build";
import { portFault, readPort } from "./port";
import { settingMistakes } from "./settings";

const NEXT = "node_modules/next/dist/bin/next";

/** Why the server cannot listen on a port: the error code; undefined if it can. */
function obstacle(port: number, host?: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", ({ code }: NodeJS.ErrnoException) => resolve(code));
    server.listen({ port, host }, () => server.close(() => resolve(undefined)));
  });
}

async function freePort(command: string): Promise<number> {
  const port = readPort();
  const reason = (await obstacle(port)) ?? (await obstacle(port, "127.0.0.1"));
  if (reason) throw new Error(portFault(port, reason, command));
  return port;
}

/** Runs a server until it ends or gets a signal. */
function run(program: string[], env: NodeJS.ProcessEnv): void {
  const server = spawn(process.execPath, program, { env, stdio: "inherit" });
  // Ctrl+C reaches the server directly.
  process.on("SIGINT", () => undefined);
  for (const signal of ["SIGTERM", "SIGHUP"] as const) process.on(signal, () => server.kill(signal));
  // When npm is killed, only the shell in between ends and no signal arrives here.
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || server.kill("SIGTERM"), 500).unref();
  server.on("exit", (code, signal) => {
    process.exitCode = code ?? 128 + constants.signals[signal ?? "SIGTERM"];
  });
}

/** `npm start` builds if needed and serves; `npm run dev` shows drafts too; `build` only builds if needed. */
async function main(task = "start"): Promise<void> {
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: "1" };
  const development = { OFFERS_PREVIEW: "*", ...env, NODE_ENV: "development" as const };
  if (task === "dev") {
    const mistakes = await settingMistakes(process.cwd(), true);
    if (mistakes) throw new Error(mistakes);
    // No -H: bound to an IP address, the framework's server proxies rewrites to itself.
    return run([NEXT, "dev", "-p", `${await freePort("npm run dev")}`], development);
  }
  const port = task === "start" ? await freePort("npm start") : undefined;
  const production = { ...env, NODE_ENV: "production" as const };
  process.exitCode = buildIfNeeded(production);
  const server = join(buildSettings(env).distDir, SERVER_FILE);
  if (port && process.exitCode === 0) run([server], { ...production, PORT: `${port}` });
}

main(process.argv[2]).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
