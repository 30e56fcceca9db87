import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdirSync, openSync, readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { buildEnvironment, type BuildName, buildNames, builds } from "../builds";
import { ask, crawl, FOLDER, portOf } from "./crawl";

const START_LIMIT_MS = 30_000;

const running: ChildProcess[] = [];
process.on("exit", () => running.forEach((server) => server.kill()));

/** Serves both builds and fetches every address of each, once, for all tests. */
export default async function setup(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  try {
    await Promise.all(buildNames.map(serve));
    await Promise.all(buildNames.map(crawl));
  } catch (error) {
    await stopServers();
    throw error;
  }
}

/** Serves a build. Throws where there is no such build, or where it does not start. */
async function serve(name: BuildName): Promise<void> {
  const { distDir } = builds[name];
  if (!existsSync(`${distDir}/BUILD_ID`))
    throw new Error(`There is no "${name}" build in ${distDir}: npm test makes it.`);
  const log = `${FOLDER}/${name}.log`;
  const output = openSync(log, "w");
  const command = ["node_modules/next/dist/bin/next", "start", "-p", String(portOf(name))];
  const stdio = ["ignore", output, output] as const;
  const server = spawn(process.execPath, command, { env: buildEnvironment(name), stdio: [...stdio] });
  running.push(server);
  for (const limit = Date.now() + START_LIMIT_MS; Date.now() < limit && server.exitCode === null; ) {
    const answer = await ask(name, "/healthz").catch(() => undefined);
    // Another program may answer at that port, which then ends ours.
    await wait(100);
    if (answer?.status === 200 && server.exitCode === null) return;
  }
  throw new Error(`The "${name}" build did not start at port ${portOf(name)}:\n${readFileSync(log, "utf8")}`);
}

/** Ends what `serve` started, and waits until it has ended. */
export async function stopServers(): Promise<void> {
  const ended = (server: ChildProcess) =>
    server.exitCode ?? new Promise((resolve) => server.once("exit", resolve) && server.kill());
  await Promise.all(running.splice(0).map(ended));
}
