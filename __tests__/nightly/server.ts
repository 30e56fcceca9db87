import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, request, type IncomingHttpHeaders, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { devices } from "@playwright/test";
import { builds, buildEnvironment, type BuildName } from "../builds";

/** The framework's server; a port follows. */
export const START = ["node_modules/next/dist/bin/next", "start", "-p"];

/** A public host of the site's own: at a local or a preview host, every answer says that it is not to be indexed. */
export const HOST = { host: "planamigo.example" };

/** A crawler, which always sees variant a. */
export const GOOGLEBOT = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";

/** Ports of these tests' own servers. */
export const portOf = (place: number) => builds.default.port + 2 + place;

/** The variant that a page's HTML says it is; nothing on a page that takes no part in the A/B test. */
export const variantIn = (html: string) => /data-variant="(\w*)"/.exec(html)?.[1];

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** The headers' names in small letters as they came, repeated ones repeatedly. */
  names: string[];
  body: Buffer;
  text: string;
}

/** Asks a server for a path exactly as written: nothing is normalised, followed or unpacked. */
export function ask(site: string, path: string, headers: object = {}, method = "GET"): Promise<Answer> {
  const { hostname, port } = new URL(site);
  const all = { "user-agent": devices["Desktop Chrome"].userAgent, ...headers };
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path, method, headers: all, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("error", reject);
      response.on("end", () => {
        const body = Buffer.concat(parts);
        const { statusCode: status = 0, rawHeaders } = response;
        const names = rawHeaders.filter((_, place) => place % 2 === 0).map((name) => name.toLowerCase());
        resolve({ status, headers: response.headers, names, body, text: body.toString("utf8") });
      });
    });
    asked.on("error", reject).end();
  });
}

/** Runs a task for each item, a few at a time, and gives the results in order. */
export async function inParallel<T, R>(items: readonly T[], task: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  const queue = items.entries();
  const work = async () => {
    for (const [place, item] of queue) results[place] = await task(item);
  };
  await Promise.all(Array.from({ length: 12 }, work));
  return results;
}

interface Program {
  command?: string;
  args?: string[];
  env?: Record<string, string>;
}

/** Starts a program that serves at a port of its own, by default the framework's server of a build, and waits until it answers. */
export async function startServer(name: BuildName, port: number, program: Program = {}) {
  const { command = process.execPath, args = [...START, String(port)], env } = program;
  const child = spawn(command, args, { env: { ...buildEnvironment(name), ...env } });
  const url = `http://localhost:${port}`;
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (part) => (said += String(part)));
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const end = async (signal: NodeJS.Signals = "SIGTERM") => {
    if (!hasEnded()) {
      const ended = once(child, "exit");
      const stubborn = setTimeout(() => child.kill("SIGKILL"), 8000);
      child.kill(signal);
      await ended;
      clearTimeout(stubborn);
    }
    return child.exitCode;
  };
  for (const limit = Date.now() + 60_000; ; await pause(100)) {
    const status = await ask(url, "/healthz").then(
      (answer) => answer.status,
      () => 0,
    );
    if (status === 200) break;
    if (hasEnded() || Date.now() > limit) throw new Error(`nothing answers at ${url}: ${said}`);
  }
  return { url, port, end, hasEnded, said: () => said };
}

/** What is said of one connection, not of the answer (RFC 9110, 7.6.1), and a length that the next one counts anew. */
const HOPS = ["connection", "content-length", "keep-alive", "transfer-encoding"];

/** The headers of an answer that go further than to whoever asked for it. */
export const passedOn = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !HOPS.includes(name)));

/** A server of a test's own, under an address of this machine's. */
export async function standIn(listener: RequestListener) {
  const server = createServer(listener);
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((done) => server.close(done).closeAllConnections()),
  };
}
