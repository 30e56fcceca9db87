import { execFileSync, spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { WebSocket } from "ws";
import { builds } from "../builds";

// Clients of our own, until Node 20 is no longer supported: puppeteer-core 25 and selenium-webdriver 4.49 need Node 22, and
// Playwright 1.65, which speaks BiDi too, sends Firefox 153 ESR a command that it does not know
// (`emulation.setMediaFeaturesOverride`).

/** The first tab of a new browser, by one of WebDriver's two protocols: both have the same input actions. */
export interface Engine {
  goto(url: string): Promise<unknown>;
  resize(width: number): Promise<unknown>;
  /** The value of an expression, as JSON. */
  evaluate(expression: string): Promise<string>;
  act(actions: object[]): Promise<unknown>;
  /** Closes the other tabs; gives their addresses. */
  takeTabs(): Promise<string[]>;
  close(): Promise<void>;
}

/** A proxy that does not exist: requests to other machines fail. */
const [host, port] = ["127.0.0.1", 9];
const home = mkdtempSync(join(tmpdir(), "engines-"));
process.once("exit", () => rmSync(home, { recursive: true, force: true, maxRetries: 3 }));
const env = { ...process.env, HOME: home, XDG_CONFIG_HOME: home, XDG_DATA_HOME: home };

function find(names: string[], folders = (process.env.PATH ?? "").split(":")): string {
  const found = folders.flatMap((at) => names.map((name) => join(at, name))).find((path) => existsSync(path));
  if (found) return found;
  throw new Error(`${names[0]} is missing: apt-get install firefox-esr webkit2gtk-driver xvfb xauth`);
}

const miniBrowser = () =>
  find(
    ["MiniBrowser"],
    readdirSync("/usr/lib").map((folder) => `/usr/lib/${folder}/webkit2gtk-4.1`),
  );

function start(command: string, args: string[]) {
  const child = spawn(command, args, { env, detached: true, stdio: ["ignore", "ignore", "pipe"] });
  let output = "";
  child.stderr?.on("data", (part) => (output += String(part)));
  const ended = new Promise((done) => child.once("exit", done));
  const end = (signal: NodeJS.Signals) =>
    (child.exitCode ?? child.signalCode) === null && process.kill(-Number(child.pid), signal);
  const close = async () => {
    end("SIGTERM");
    const stubborn = setTimeout(end, 5000, "SIGKILL");
    await ended;
    clearTimeout(stubborn);
  };
  return { output: () => output, close };
}

/** Opens Firefox, by WebDriver BiDi; collects the errors and warnings of its console. */
export async function openFirefox(complaints: string[]): Promise<Engine> {
  const profile = mkdtempSync(join(home, "firefox-"));
  const proxy = { type: 1, http: host, http_port: port, ssl: host, ssl_port: port };
  const prefs = Object.entries(proxy).map(([name, value]) => [`network.proxy.${name}`, value]);
  writeFileSync(
    join(profile, "user.js"),
    prefs.map((pref) => `user_pref(${JSON.stringify(pref).slice(1, -1)});`).join("\n"),
  );
  const program = find(["firefox-esr", "firefox"]);
  const { output, close } = start(program, ["--headless", "--remote-debugging-port=0", "--profile", profile]);
  await expect.poll(output, { timeout: 60_000 }).toMatch(/listening on ws:\S+\s/);
  const socket = new WebSocket(`${/listening on (ws:\S+)/.exec(output())?.[1]}/session`);
  await new Promise((done) => socket.once("open", done));
  const waiting: ((message: { result?: never }) => void)[] = [];
  socket.on("message", (data) => {
    const message = JSON.parse(String(data));
    if (message.id !== undefined) return waiting[message.id]?.(message);
    if (/error|warn/.test(message.params.level)) complaints.push(message.params.text);
  });
  const send = <T>(method: string, params: object) =>
    new Promise<T>((resolve, reject) => {
      const answer = (message: { result?: T }) =>
        message.result ? resolve(message.result) : reject(new Error(JSON.stringify(message)));
      socket.send(JSON.stringify({ id: waiting.push(answer) - 1, method, params }));
    });
  await send("session.new", { capabilities: {} });
  await send("session.subscribe", { events: ["log.entryAdded"] });
  const tabs = async () =>
    (await send<{ contexts: { context: string; url: string }[] }>("browsingContext.getTree", {})).contexts;
  const context = (await tabs())[0]?.context;
  return {
    goto: (url) => send("browsingContext.navigate", { context, url, wait: "complete" }),
    resize: (width) => send("browsingContext.setViewport", { context, viewport: { width, height: 844 } }),
    async evaluate(text) {
      const params = { expression: `JSON.stringify(${text})`, target: { context }, awaitPromise: false };
      return (await send<{ result: { value: string } }>("script.evaluate", params)).result.value;
    },
    act: (actions) => send("input.performActions", { context, actions }),
    async takeTabs() {
      const others = (await tabs()).filter((tab) => tab.context !== context && /^http/.test(tab.url));
      for (const tab of others) await send("browsingContext.close", { context: tab.context });
      return others.map(({ url }) => url);
    },
    close,
  };
}

/** Opens WebKitGTK, by classic WebDriver. */
export async function openWebKit(): Promise<Engine> {
  // Now and then the driver never answers a request for a session: then it is started again.
  return startWebKit().catch(startWebKit);
}

async function startWebKit(): Promise<Engine> {
  // Its toolbar would keep the window wider than a phone.
  mkdirSync(join(home, "gtk-3.0"), { recursive: true });
  writeFileSync(join(home, "gtk-3.0/gtk.css"), "* { padding: 0; margin: 0; min-width: 0; font-size: 4px }");
  const at = builds.default.port + 20 + Number(process.env.TEST_PARALLEL_INDEX);
  // A screen of its own: with `-a` two workers may choose the same.
  const screen = ["-n", String(at), "-s", "-screen 0 1400x1000x24"];
  const { close } = start(find(["xvfb-run"]), [...screen, find(["WebKitWebDriver"]), `--port=${at}`]);
  async function send<T>(path: string, body?: object, method = body ? "POST" : "GET") {
    const asked = { method, body: body && JSON.stringify(body), signal: AbortSignal.timeout(40_000) };
    const response = await fetch(`http://127.0.0.1:${at}${path}`, asked);
    const { value } = (await response.json()) as { value: T };
    if (!response.ok) throw new Error(JSON.stringify(value));
    return value;
  }
  await expect.poll(() => send("/status").catch(() => undefined), { timeout: 60_000 }).toBeTruthy();
  const nowhere = { httpProxy: `${host}:${port}`, sslProxy: `${host}:${port}`, noProxy: ["localhost"] };
  const alwaysMatch = {
    proxy: { proxyType: "manual", ...nowhere },
    "webkitgtk:browserOptions": { binary: miniBrowser(), args: ["--automation"] },
  };
  const { sessionId } = await send<{ sessionId: string }>("/session", {
    capabilities: { alwaysMatch },
  }).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  const ask = <T>(path: string, body?: object, method?: string) =>
    send<T>(`/session/${sessionId}/${path}`, body, method);
  const own = await ask<string>("window");
  return {
    goto: (url) => ask("url", { url }),
    resize: (width) => ask("window/rect", { x: 0, y: 0, width, height: 844 }),
    evaluate: (text) => ask("execute/sync", { script: `return JSON.stringify(${text})`, args: [] }),
    act: (actions) => ask("actions", { actions }),
    async takeTabs() {
      const urls: string[] = [];
      for (const handle of await ask<string[]>("window/handles")) {
        if (handle === own) continue;
        await ask("window", { handle });
        const url = await ask<string>("url");
        if (!/^http/.test(url)) continue;
        urls.push(url);
        await ask("window", undefined, "DELETE");
      }
      await ask("window", { handle: own });
      return urls;
    },
    async close() {
      await send(`/session/${sessionId}`, undefined, "DELETE");
      await close();
    },
  };
}

/** What WebKitGTK logs for some addresses, all opened at once: under WebDriver it logs nothing. */
export function webkitConsole(urls: string[]): string[] {
  const visit =
    'for url; do timeout 20 "$0" --enable-write-console-messages-to-stdout=true "$url" 2>&1 & done; wait';
  const args = ["-a", "sh", "-c", visit, miniBrowser(), ...urls];
  const output = execFileSync(find(["xvfb-run"]), args, {
    env,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });
  return output.split("\n").filter((line) => line.includes("CONSOLE"));
}
