// docs/nginx.conf as a test or a measurement runs it: with its own addresses and folders.
import { readFileSync } from "node:fs";

/**
 * The sample with other addresses and folders; a line of it that is no longer there is an error.
 * @param {string} folder
 * @param {{ listen: number, servers: readonly [number, number], workers: number }} options
 */
export function sampleIn(folder, { listen, servers: [one, other], workers }) {
  /** @type {[from: string, to: string][]} */
  const changes = [
    ["pid /run/nginx.pid;", `pid ${folder}/nginx.pid;\ndaemon off;`],
    ["/var/log/nginx/error.log", `${folder}/error.log`],
    ["/var/log/nginx/access.log", `${folder}/access.log`],
    ["/var/cache/nginx/site", `${folder}/cache`],
    ["worker_processes auto;", `worker_processes ${workers};`],
    ["listen 80;", `listen 127.0.0.1:${listen};`],
    ["127.0.0.1:3000", `127.0.0.1:${one}`],
    ["127.0.0.1:3001", `127.0.0.1:${other}`],
    ["fail_timeout=10s", "fail_timeout=1s"],
    ["server_tokens off;", `server_tokens off;\n  ${inFolder(folder)}`],
  ];
  return changes.reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`docs/nginx.conf no longer says «${from}»`);
      return text.replaceAll(from, to);
    },
    readFileSync("docs/nginx.conf", "utf8"),
  );
}

/**
 * nginx makes its folders for unfinished bodies where only the superuser may write, unless it is told others.
 * @param {string} folder
 */
export function inFolder(folder) {
  const kinds = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  return kinds.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(" ");
}
