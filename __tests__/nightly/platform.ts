import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, existsSync, readFileSync, realpathSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

type Condition = { type: "header" | "cookie" | "query" | "host"; key?: string; value?: string };
/** A route of the platform's Build Output API, version 3: the fields that our routes use. */
type Route = Partial<Record<"src" | "dest" | "handle" | "middlewarePath", string>> &
  Partial<Record<"has" | "missing", Condition[]>> & {
    status?: number;
    headers?: Record<string, string>;
    continue?: boolean;
  };

const require = createRequire(join(process.cwd(), "package.json"));
const json = (file: string) => JSON.parse(readFileSync(file, "utf8"));

/** User agent of a visitor who is no crawler. */
export const VISITOR = "Mozilla/5.0 Firefox/150.0";

/**
 * Answers like the platform from the output of its build: routes in order, edge function, files, prerendered pages, and
 * functions. Each function runs in a new folder with only the files that the build assigned to it.
 */
export function readPlatform(site: string, scratch: string) {
  const output = join(site, ".vercel/output");
  const phases = new Map<string, Route[]>([["", []]]);
  for (const route of json(join(output, "config.json")).routes as Route[])
    if (route.handle) phases.set(route.handle, []);
    else [...phases.values()].at(-1)?.push(route);
  const children: ChildProcess[] = [];
  const origins = new Map<string, Promise<string>>();

  async function ask(address: string) {
    const url = new URL(address, "https://planamigo.example");
    const asked = url.pathname;
    const request = new Headers({ host: url.host, "user-agent": VISITOR });
    const headers = new Headers();
    const answer = async (status: number, own: Iterable<[string, string]>, body: string) => {
      for (const [key, value] of own) if (!headers.has(key)) headers.set(key, value);
      return { status, headers, body };
    };
    let status = 200;
    let edge: Response | undefined;
    for (const phase of ["", "filesystem", "rewrite", "error"]) {
      for (const route of phases.get(phase) ?? []) {
        const match = matchOf(route, url, request);
        if (!match || (edge && route.middlewarePath)) continue;
        if (route.middlewarePath) {
          edge = await runEdge(route.middlewarePath, url, request);
          const header = (key: string) => edge?.headers.get(`x-middleware-${key}`) ?? "";
          for (const [key, value] of edge.headers)
            if (!key.startsWith("x-middleware-")) headers.set(key, value);
          for (const key of header("override-headers").split(",").filter(Boolean))
            request.set(key, header(`request-${key}`));
          if (header("rewrite")) url.href = header("rewrite");
          else if (!header("next")) return answer(edge.status, [], await edge.text());
        }
        const fill = (text: string) =>
          text.replace(/\$(\w+)/g, (_, key) => match[key] ?? match.groups?.[key] ?? "");
        for (const [key, value] of Object.entries(route.headers ?? {})) headers.set(key, fill(value));
        status = route.status ?? status;
        if (headers.has("location")) return answer(status, [], "");
        if (!route.dest) continue;
        const dest = new URL(fill(route.dest), url);
        for (const [key, value] of dest.searchParams) url.searchParams.set(key, value);
        url.pathname = dest.pathname;
        if (!route.continue && find(url.pathname)) break;
      }
      const found = find(url.pathname);
      if (found?.endsWith(".func")) {
        request.set("x-matched-path", url.pathname);
        origins.set(found, origins.get(found) ?? start(found));
        const at = `${await origins.get(found)}${asked}${url.search}`;
        const response = await fetch(at, { headers: request, redirect: "manual" });
        return answer(response.status, response.headers, await response.text());
      }
      if (found?.endsWith(".json") && found.includes("/functions/")) {
        const { initialHeaders, fallback } = json(found);
        const body = readFileSync(join(dirname(found), fallback.fsPath ?? fallback), "utf8");
        return answer(status, Object.entries<string>(initialHeaders), body);
      }
      if (found) return answer(status, [], readFileSync(found, "utf8"));
    }
    throw new Error(`${address}: no answer, not even an error page`);
  }

  function find(path: string): string | undefined {
    const name = path === "/" ? "index" : decodeURI(path).slice(1);
    const files = [name, `${name}.html`].map((file) => join(output, "static", file));
    const file = files.find((file) => existsSync(file) && statSync(file).isFile());
    const prepared = join(output, "functions", `${name}.prerender-config.json`);
    if (file ?? (existsSync(prepared) && json(prepared).fallback)) return file ?? prepared;
    const folder = join(output, "functions", `${name}.func`);
    return existsSync(folder) ? realpathSync(folder) : undefined;
  }

  async function runEdge(name: string, url: URL, request: Headers): Promise<Response> {
    const folder = join(output, "functions", `${name}.func`);
    const { entrypoint, environment: env } = json(join(folder, ".vc-config.json"));
    const { EdgeRuntime } = require("next/dist/compiled/edge-runtime");
    const globals = { require, process: { env }, ...require("node:async_hooks") };
    const code = readFileSync(join(folder, entrypoint), "utf8");
    const { context } = new EdgeRuntime({
      initialCode: code.replace("export default", "globalThis.answer ="),
      extend: (context: object) => Object.assign(context, globals),
    });
    return context.answer(new context.Request(url.href, { headers: [...request] }), { waitUntil: () => {} });
  }

  /** Starts a function; gives its origin. */
  async function start(folder: string): Promise<string> {
    const cwd = join(scratch, String(children.length));
    const { filePathMap = {}, handler } = json(join(folder, ".vc-config.json"));
    cpSync(folder, cwd, { recursive: true });
    for (const [to, from] of Object.entries<string>(filePathMap))
      cpSync(join(site, from), join(cwd, to), { recursive: true, verbatimSymlinks: true });
    const server = `require("node:http").createServer(require("./${handler}")).listen(0)`;
    const code = `const server = ${server}.once("listening", () => process.send(server.address().port))`;
    const quiet = "ignore" as const;
    const child = spawn(process.execPath, ["-e", code], { cwd, stdio: [quiet, quiet, quiet, "ipc"] });
    children.push(child);
    return `http://localhost:${await new Promise((resolve) => child.once("message", resolve))}`;
  }

  return { ask, close: () => children.forEach((child) => child.kill()) };
}

/** The match of a route's pattern with an address, if all its conditions are met. */
function matchOf({ src, has = [], missing = [] }: Route, url: URL, headers: Headers): RegExpExecArray | null {
  const holds = ({ type, key = type, value = ".*" }: Condition) => {
    const query = url.searchParams.get(key);
    // A query's name need not be a valid name of a header.
    const header = type === "header" ? headers.get(key) : null;
    const actual = { query, host: url.host, cookie: null, header }[type];
    return actual !== null && new RegExp(`^${value}$`).test(actual);
  };
  const match = has.every(holds) && !missing.some(holds) ? new RegExp(`^${src}$`).exec(url.pathname) : null;
  // A query that was asked for can be named in the destination: `?dinero=$dinero`.
  const asked = has.flatMap(({ type, key = "" }) =>
    type === "query" ? [[key, url.searchParams.get(key) ?? ""]] : [],
  );
  return match && Object.assign(match, { groups: { ...match.groups, ...Object.fromEntries(asked) } });
}
