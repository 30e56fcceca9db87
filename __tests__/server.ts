import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, request, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { SERVER_FILE } from "../lib/http/built-files";
import { buildEnvironment, type BuildName, builds } from "./builds";

/** A public host of the site: at local and preview hosts every answer has `noindex`. */
export const HOST = "planamigo.example";

/** User agent of an ordinary visitor: crawlers take no part in the A/B test. */
const BROWSER =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36";

/** The answer of a server. */
export interface Answer {
  /** Path and query as requested. */
  address: string;
  status: number;
  headers: IncomingHttpHeaders;
  /** The header names in lower case, in the order received, duplicates included. */
  names: string[];
  /** Bytes of the body as sent, compressed or not. */
  sent: number;
  /** The decompressed body; if it is no text, one character per byte. */
  text: string;
}

/** Method and headers of a request; by default GET, `HOST` and `BROWSER`. */
export interface Asking {
  method?: string;
  headers?: Record<string, string>;
}

/** Sends a request to a local port exactly as written: normalises no address and follows no redirect. */
export function ask(port: number, address: string, asking: Asking = {}): Promise<Answer> {
  const headers = { host: HOST, "user-agent": BROWSER, ...asking.headers };
  // A new connection for each request: the server may close a kept one just as it is reused.
  const options = { ...asking, headers, port, path: address, timeout: 20_000, agent: false } as const;
  return new Promise((resolve, reject) => {
    const asked = request(options, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part)).on("error", reject);
      response.on("end", () => {
        const { statusCode: status = 0, headers, rawHeaders } = response;
        const body = Buffer.concat(parts);
        const whole = body.length > 0 ? decompressed(body, headers["content-encoding"]) : body;
        const isText = /text|json|xml|calendar|javascript|svg/.test(headers["content-type"] ?? "");
        const names = rawHeaders.filter((_, place) => place % 2 === 0).map((name) => name.toLowerCase());
        const text = whole.toString(isText ? "utf8" : "latin1");
        resolve({ address, status, headers, names, sent: body.length, text });
      });
    });
    asked.on("timeout", () => asked.destroy(new Error(`No answer to ${address} in 20 seconds.`)));
    asked.on("error", reject).end();
  });
}

function decompressed(body: Buffer, encoding: string | undefined): Buffer {
  if (encoding === "gzip") return gunzipSync(body);
  return encoding === "br" ? brotliDecompressSync(body) : body;
}

/** Arguments for Node that start the server of a build, as `npm start` does. */
export const startArguments = (name: BuildName) => [join(builds[name].distDir, SERVER_FILE)];

/** A program to start in place of the build's own server. */
interface Program {
  command?: string;
  args?: string[];
  cwd?: string;
  env?: Record<string, string>;
}

/** Starts the server of a build, or another program, and waits for its first answer; throws if none comes. */
export async function startServer(name: BuildName, port: number, program: Program = {}) {
  const { command = process.execPath, args = startArguments(name), cwd, env } = program;
  const child = spawn(command, args, { cwd, env: { ...buildEnvironment(name), PORT: `${port}`, ...env } });
  process.once("exit", () => child.kill());
  // The test process may end while the server still runs.
  child.unref();
  let output = "";
  for (const stream of [child.stdout, child.stderr] as Socket[])
    stream.on("data", (part) => (output += String(part))).unref();
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  /** Stops the server; returns its exit code, null if the signal ended it. */
  async function end(signal: NodeJS.Signals = "SIGTERM"): Promise<number | null> {
    if (!hasEnded()) {
      const ended = once(child, "exit");
      child.kill(signal);
      await ended;
    }
    return child.exitCode;
  }
  for (const limit = Date.now() + 60_000; ; ) {
    const status = await ask(port, "/healthz").then(
      (answer) => answer.status,
      () => 0,
    );
    // If another program has the port, it answers and our server ends.
    await pause(100);
    if (status === 200 && !hasEnded()) return { port, end, hasEnded, output: () => output };
    if (hasEnded() || Date.now() > limit) throw new Error(`No server at port ${port}: ${output}`);
  }
}

/** Answers with a page's HTML, and its headers if it wants. */
type Send = (html: string, response: ServerResponse, headers: Headers) => unknown;

/** Serves a build at a port of its own, its pages by `send`. Notes what browsers ask for, and why. */
export async function proxy(site: string, send: Send) {
  const requests: { path: string; purpose: string }[] = [];
  const server = createServer((request, response) => {
    const { url: path = "", headers } = request;
    requests.push({ path, purpose: String(headers["sec-purpose"] ?? "") });
    const serve = async () => {
      const answer = await fetch(site + path, { redirect: "manual" });
      const type = answer.headers.get("content-type") ?? "";
      Object.assign(response, { statusCode: answer.status }).setHeader("content-type", type);
      if (!type.startsWith("text/html")) return response.end(Buffer.from(await answer.arrayBuffer()));
      return send(await answer.text(), response, answer.headers);
    };
    serve().catch((error: Error) => response.destroy(error));
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  const close = () => new Promise((done) => server.close(done).closeAllConnections());
  return { url: `http://localhost:${port}`, requests, close };
}
