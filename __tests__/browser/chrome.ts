import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable, Writable } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";
import { devices } from "@playwright/test";
import { findBrowser } from "../../scripts/browser";

/** What this client reads of the messages that the browser's tools send. */
interface Message {
  id?: number;
  method?: string;
  error?: { message: string };
  result?: Record<string, never>;
  params?: {
    sessionId: string;
    targetId?: string;
    targetInfo?: { targetId: string; type: string; subtype?: string };
    key: { url: string };
    status: string;
  };
}

const FLAGS = [
  "--headless=new",
  "--no-sandbox",
  "--disable-gpu",
  "--no-first-run",
  "--remote-debugging-pipe",
  "--window-size=1280,900",
  `--user-agent=${devices["Desktop Chrome"].userAgent}`,
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost",
];

const PATIENCE = 15_000;

/**
 * Opens a tab in a browser as a visitor has it: with pages prepared ahead, and kept for the way back. Playwright attaches
 * to pages in a way that keeps a browser from both, hence a client of our own: attached through their tab they may.
 */
export async function openChrome() {
  const profile = mkdtempSync(join(tmpdir(), "chrome-"));
  const child = spawn(findBrowser() ?? "", [...FLAGS, `--user-data-dir=${profile}`], {
    stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"],
  });
  const ended = new Promise((resolve) => child.once("exit", resolve).once("error", resolve));
  const { send, listen } = connect(child.stdio[3] as Writable, child.stdio[4] as Readable);
  /** The page that is seen and those that are prepared behind it, by target: one takes the other's place at a click. */
  const pages = new Map<string, { sessionId: string; prepared: boolean }>();
  /** What preparing each page came to. */
  const prepared: { url: string; status: string }[] = [];

  listen(({ method, params }) => {
    const { targetInfo: info, sessionId = "" } = params ?? {};
    if (method === "Target.attachedToTarget") {
      // A page that waits for its start answers nothing but that, so nothing is waited for.
      const tell = (command: string) => void send(command, {}, sessionId).catch(() => undefined);
      if (info?.type === "page") {
        pages.set(info.targetId, { sessionId, prepared: info.subtype === "prerender" });
        tell("Preload.enable");
      }
      tell("Runtime.runIfWaitingForDebugger");
    }
    const page = pages.get(info?.targetId ?? "");
    if (method === "Target.targetInfoChanged" && page) page.prepared = info?.subtype === "prerender";
    if (method === "Target.detachedFromTarget") pages.delete(params?.targetId ?? "");
    if (method === "Preload.prerenderStatusUpdated" && params)
      prepared.push({ url: params.key.url, status: params.status });
  });
  const { targetId } = await send("Target.createTarget", { url: "about:blank", forTab: true });
  const tab = await send("Target.attachToTarget", { targetId, flatten: true });
  const follow = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true };
  await send("Target.setAutoAttach", follow, tab.sessionId);

  /** Asks the page that is seen at this moment. */
  function ask(method: string, params: object) {
    const seen = [...pages.values()].find((page) => !page.prepared);
    if (!seen) throw new Error("no page is seen");
    return send(method, params, seen.sessionId);
  }

  async function evaluate(expression: string) {
    const { result } = await ask("Runtime.evaluate", { expression, returnByValue: true });
    return (result as { value?: unknown } | undefined)?.value;
  }

  /** What an expression gives in the page that is seen; waits until it gives something. */
  async function until(expression: string): Promise<unknown> {
    for (const limit = Date.now() + PATIENCE; Date.now() < limit; await pause(20)) {
      // A page that goes at this very moment would never answer.
      const value = await Promise.race([evaluate(expression).catch(() => undefined), pause(1000)]);
      if (value) return value;
    }
    throw new Error(`waited in vain for: ${expression}`);
  }

  const mouse = (type: string, place: object) =>
    ask("Input.dispatchMouseEvent", { type, button: "left", clickCount: 1, ...place });

  /** Brings a link into view and rests the pointer on it; gives the place. */
  async function hover(selector: string): Promise<object> {
    const text = await evaluate(`(() => {
      const link = document.querySelector(${JSON.stringify(selector)});
      link.scrollIntoView({ block: "center", behavior: "instant" });
      const { x, y, width, height } = link.getClientRects()[0];
      return JSON.stringify({ x: x + width / 2, y: y + height / 2 });
    })()`);
    const place = JSON.parse(String(text)) as object;
    await mouse("mouseMoved", { ...place, button: "none" });
    return place;
  }

  return {
    prepared,
    evaluate,
    until,
    hover,
    async visit(url: string) {
      // A pointer left on a link would have its page prepared.
      await mouse("mouseMoved", { x: 0, y: 0, button: "none" });
      await ask("Page.navigate", { url });
      await until(`location.href === ${JSON.stringify(url)} && document.readyState === "complete"`);
    },
    async click(selector: string) {
      const place = await hover(selector);
      await mouse("mousePressed", place);
      await mouse("mouseReleased", place);
    },
    async close() {
      void send("Browser.close").catch(() => undefined);
      const stubborn = setTimeout(() => child.kill("SIGKILL"), 5000);
      await ended;
      clearTimeout(stubborn);
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** A browser's development tools, by their pipe: messages are JSON, and end in a zero byte. */
function connect(writer: Writable, reader: Readable) {
  const waiting = new Map<number, (message: Message) => void>();
  const listeners: ((message: Message) => void)[] = [];
  let last = 0;
  let rest = "";
  reader.setEncoding("utf8").on("data", (chunk: string) => {
    const messages = (rest + chunk).split("\0");
    rest = messages.pop() ?? "";
    for (const message of messages.map((text): Message => JSON.parse(text)))
      if (message.id) waiting.get(message.id)?.(message);
      else for (const listener of listeners) listener(message);
  });
  // A browser that goes leaves nobody waiting.
  reader.on("close", () =>
    waiting.forEach((answer) => answer({ error: { message: "the browser has gone" } })),
  );
  writer.on("error", () => undefined);
  return {
    listen: (listener: (message: Message) => void) => void listeners.push(listener),
    send: (method: string, params: object = {}, sessionId?: string) =>
      new Promise<Record<string, never>>((resolve, reject) => {
        const id = ++last;
        waiting.set(id, ({ result, error }) => {
          waiting.delete(id);
          if (error) reject(new Error(`${method}: ${error.message}`));
          else resolve(result ?? {});
        });
        writer.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
      }),
  };
}
