import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { NEXT } from "../../scripts/next.mjs";
import { sampleIn } from "../../scripts/nginx-sample.mjs";
import { nginxPorts, siteEnvironment } from "../../scripts/sites.mjs";
import { expect } from "./test";
import { untilAnswering } from "./until-answering";

const [front, ...behind] = nginxPorts;

const closed = (child: ChildProcess) =>
  new Promise<number | null>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve(child.exitCode);
    else child.once("exit", (code) => resolve(code));
  });

/** nginx, as the documentation has it, in front of two servers of the default build. */
export async function siteBehindNginx() {
  const folder = mkdtempSync(join(tmpdir(), "nginx-"));
  mkdirSync(join(folder, "cache"));
  const addresses = { listen: front, servers: behind, workers: 2 } as const;
  writeFileSync(join(folder, "nginx.conf"), sampleIn(folder, addresses));
  const children: ChildProcess[] = [];
  const server = async (place: 0 | 1) => {
    const command = [NEXT, "start", "-p", String(behind[place])];
    const child = spawn(process.execPath, command, { env: siteEnvironment("default"), stdio: "ignore" });
    children.push(child);
    await untilAnswering(`http://127.0.0.1:${behind[place]}`, child);
    return child;
  };
  const servers = await Promise.all([server(0), server(1)]);
  // Workers that run as another user could not write here.
  const asOwner = process.getuid?.() === 0 ? ["-g", "user root;"] : [];
  const nginx = spawn(process.env.NGINX_PATH ?? "", [
    "-c",
    `${folder}/nginx.conf`,
    "-e",
    `${folder}/error.log`,
    ...asOwner,
  ]);
  children.push(nginx);
  const url = `http://127.0.0.1:${front}`;
  await untilAnswering(url, nginx);
  /** The lines of nginx's log that tell which server answered, for a path. */
  const upstreamsOf = (path: string) =>
    readFileSync(join(folder, "access.log"), "utf8")
      .split("\n")
      .filter((line) => line.includes(` ${path} HTTP`))
      .map((line) => /upstream=(\S*)/.exec(line)?.[1] ?? "");
  return {
    url,
    upstreamsOf,
    /** Under load: waits until a server has answered visitors of the A/B test once more, so many of them. */
    async serving(place: 0 | 1, times = 10) {
      const answered = () =>
        upstreamsOf("/trade-republic").filter((servers) => servers.endsWith(`:${behind[place]}`)).length;
      const enough = answered() + times;
      await expect.poll(answered, { timeout: 30_000 }).toBeGreaterThanOrEqual(enough);
    },
    behind,
    /** Ends a server as a platform does, and says with what code it ended. */
    async end(place: 0 | 1) {
      servers[place].kill("SIGTERM");
      return closed(servers[place]);
    },
    /** Ends a server at once, whatever it is doing. */
    kill(place: 0 | 1) {
      servers[place].kill("SIGKILL");
      return closed(servers[place]);
    },
    async restart(place: 0 | 1) {
      servers[place] = await server(place);
    },
    async close() {
      for (const child of children) child.kill("SIGTERM");
      const stubborn = setTimeout(() => children.forEach((child) => child.kill("SIGKILL")), 8000);
      await Promise.all(children.map(closed));
      clearTimeout(stubborn);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
