import { connect } from "node:net";
import { expect, test } from "@playwright/test";
import fc from "fast-check";
import { experimentAt } from "@/lib/config/experiment";
import { builds } from "../builds";
import { HOST, startServer } from "../server";
import { files, type Input, kinds, MARK, pages } from "./hostile-inputs";

const RUNS = Number(process.env.HOSTILE_INPUTS || 1000);
const PORT = builds.default.port + 7;

let site: Awaited<ReturnType<typeof startServer>>;
let clean: Map<string, string>;
let begin = 0;

test.describe.configure({ mode: "default" });
test.beforeAll(async () => {
  site = await startServer("default", PORT);
  clean = await cleanPages();
  begin = site.output().length;
});
test.afterAll(() => site.end());

/** The body of each page and file whose answer never changes. */
async function cleanPages(): Promise<Map<string, string>> {
  const bodies = new Map<string, string>();
  for (const target of [...pages, ...files]) {
    const { status, body } = await send({ target });
    expect(status, target).toBe(200);
    bodies.set(target, body);
  }
  return bodies;
}

/** Sends the bytes of a request and reads the answer. `hung`: nothing arrived and the connection stayed open. */
function send({ method = "GET", target, host = HOST, lines = [], body, raw }: Input) {
  const length = body === undefined ? [] : [`Content-Length: ${body.length}`];
  const head = [`${method} ${target} HTTP/1.1`, `Host: ${host}`, "Connection: close", ...lines, ...length];
  const parts: Buffer[] = [];
  return new Promise<{ status: number; head: string; body: string; hung: boolean }>((resolve) => {
    const socket = connect(PORT, "127.0.0.1");
    const finish = () => {
      socket.destroy();
      const text = Buffer.concat(parts).toString("latin1");
      const [head = "", ...rest] = text.split("\r\n\r\n");
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0);
      resolve({ status, head, body: rest.join("\r\n\r\n"), hung: !socket.closed && parts.length === 0 });
    };
    socket.setTimeout(10_000, finish);
    socket.on("data", (part) => parts.push(part) && socket.setTimeout(raw ? 100 : 10_000, finish));
    socket.on("close", finish).on("error", finish);
    socket.write(raw ?? [...head, "", body ?? ""].join("\r\n"), "latin1");
  });
}

/** What no answer may contain: stack traces, server paths, file names of the repository. */
const LEAK =
  /node_modules|\bat (?:async )?[\w.<>]+ \(|\/(?:tmp|home|root|srv|usr)\/\w|\.next\/|ENOENT|root:x:0|"devDependencies"|NODE_ENV|TypeError/;

/** Where an answer may repeat the input: in the value of a field. */
const REPEATED = / value="[^"<>]*"/g;

for (const [name, [inputs, statuses, personal]] of Object.entries(kinds))
  test(`hostile input (${name}) is refused, or gets the unchanged page`, async () => {
    test.setTimeout(60_000 + RUNS * 600);
    const check = async (input: Input) => {
      const { status, head, body, hung } = await send(input);
      expect(hung).toBe(false);
      expect(statuses).toContain(status);
      const path = input.target.split("?")[0] ?? "";
      const isPlain = !personal && !input.raw && (input.method ?? "GET") === "GET";
      const page = isPlain ? clean.get(path) : undefined;
      const same = page === undefined || (status === 200 && body === page);
      if (status === 200) expect(same).toBe(true);
      if (!same && ![206, 304].includes(status))
        expect(head).not.toMatch(/^cache-control:.*max-?age=[1-9]/im);
      const { location = "\n" } = /^location: (?<location>.*)$/im.exec(head)?.groups ?? {};
      const shown = page && same ? "" : `${head}\n${body}`.replace(REPEATED, "").replaceAll(location, "");
      expect(shown).not.toMatch(LEAK);
      expect(shown).not.toContain(MARK);
      expect(head).not.toMatch(/^x-marca|^location: (?!\/[^/\\]|http:\/\/[^/]+\/(?!\/))/im);
      if (!experimentAt(path)) expect(head).not.toMatch(/^set-cookie/im);
    };
    await fc.assert(fc.asyncProperty(inputs, check), { numRuns: RUNS, seed: 1, endOnFailure: true });
  });

test("after all hostile input, every page is byte for byte the same, and no error was logged", async () => {
  expect(await cleanPages()).toEqual(clean);
  expect(site.output().slice(begin)).toBe("");
});
