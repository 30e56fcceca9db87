import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { expect } from "@playwright/test";
import { portOf, startServer } from "./server";

const [front, ...behind] = [portOf(2), portOf(3), portOf(4)] as const;

/** The program: `NGINX_PATH`, else where PATH leads and the usual places. */
function findNginx(): string {
  const folders = [
    ...(process.env.PATH ?? "").split(delimiter),
    "/usr/sbin",
    "/usr/local/sbin",
    "/opt/homebrew/bin",
  ];
  const found =
    process.env.NGINX_PATH ?? folders.map((one) => join(one, "nginx")).find((one) => existsSync(one));
  if (!found)
    throw new Error("No nginx found. Install it (Debian: apt install nginx-light) or set NGINX_PATH.");
  return found;
}

/** docs/nginx.conf with addresses and folders of a test's own; a line of it that is no longer there is an error. */
function sampleIn(folder: string): string {
  const bodies = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  const changes: [from: string, to: string][] = [
    ["pid /run/nginx.pid;", `pid ${folder}/nginx.pid;\ndaemon off;`],
    ["/var/log/nginx/error.log", `${folder}/error.log`],
    ["/var/log/nginx/access.log", `${folder}/access.log`],
    ["/var/cache/nginx/site", `${folder}/cache`],
    ["worker_processes auto;", "worker_processes 2;"],
    ["listen 80;", `listen 127.0.0.1:${front};`],
    ["127.0.0.1:3000", `127.0.0.1:${behind[0]}`],
    ["127.0.0.1:3001", `127.0.0.1:${behind[1]}`],
    ["fail_timeout=10s", "fail_timeout=1s"],
    // Its folders for unfinished bodies are elsewhere where only the superuser may write.
    [
      "server_tokens off;",
      `server_tokens off; ${bodies.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(" ")}`,
    ],
  ];
  return changes.reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`docs/nginx.conf no longer says «${from}»`);
      return text.replaceAll(from, to);
    },
    readFileSync("docs/nginx.conf", "utf8"),
  );
}

/** nginx, as the documentation has it, in front of two servers of the default build. */
export async function siteBehindNginx() {
  const folder = mkdtempSync(join(tmpdir(), "nginx-"));
  mkdirSync(join(folder, "cache"));
  writeFileSync(join(folder, "nginx.conf"), sampleIn(folder));
  const servers = await Promise.all(behind.map((port) => startServer("default", port)));
  // Workers that run as another user could not write here.
  const asOwner = process.getuid?.() === 0 ? ["-g", "user root;"] : [];
  const files = ["-c", `${folder}/nginx.conf`, "-e", `${folder}/error.log`];
  const nginx = await startServer("default", front, { command: findNginx(), args: [...files, ...asOwner] });
  /** The lines of nginx's log that tell which server answered, for a path. */
  const upstreamsOf = (path: string) =>
    readFileSync(join(folder, "access.log"), "utf8")
      .split("\n")
      .filter((line) => line.includes(` ${path} HTTP`))
      .map((line) => /upstream=(\S*)/.exec(line)?.[1] ?? "");
  return {
    url: nginx.url,
    behind,
    upstreamsOf,
    /** Ends a server as a platform does, or at once; gives the code with which it ended. */
    end: (place: 0 | 1, signal?: NodeJS.Signals) => servers[place]?.end(signal),
    async restart(place: 0 | 1) {
      servers[place] = await startServer("default", behind[place]);
    },
    /** Under load: waits until a server has answered visitors of the A/B test ten times more. */
    async serving(place: 0 | 1) {
      const answered = () =>
        upstreamsOf("/trade-republic").filter((servers) => servers.endsWith(`:${behind[place]}`)).length;
      const enough = answered() + 10;
      await expect.poll(answered, { timeout: 30_000 }).toBeGreaterThanOrEqual(enough);
    },
    async close() {
      await Promise.all([nginx, ...servers].map(({ end }) => end()));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
