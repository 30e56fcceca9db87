import { connect, type Socket } from "node:net";
import { expect, test } from "@playwright/test";
import { kinds } from "./hostile-inputs";
import { exchange, faultsOf, files, type Kind, pages } from "./hostile-wire";
import { Random } from "./random";
import { HOST, inParallel, portOf, startServer } from "./server";

const TOTAL = Number(process.env.HOSTILE_INPUTS || 20_000);
const EACH = Math.ceil(TOTAL / kinds.length);
const PORT = portOf(5);

test.describe.configure({ mode: "serial" });

let site: Awaited<ReturnType<typeof startServer>>;
let clean: Map<string, string>;
let begin = 0;

async function cleanPages(): Promise<Map<string, string>> {
  const answers = await inParallel([...pages, ...files], async (target) => {
    const { status, body } = await exchange(PORT, { target });
    expect(status, target).toBe(200);
    return [target, body] as const;
  });
  return new Map(answers);
}

// A server of its own for the hostile, so that what it says in the meantime is about them.
test.beforeAll(async () => {
  test.setTimeout(90_000);
  site = await startServer("default", PORT);
  clean = await cleanPages();
  begin = site.said().length;
});
test.afterAll(() => site.end());

/** Sends so many inputs of a kind and says what is wrong with the answers. */
async function faultsOfKind(kind: Kind, place: number): Promise<string[]> {
  const random = new Random(1000 + place);
  const inputs = Array.from({ length: EACH }, () => {
    const mark = `zq${random.hex(10)}`;
    return { mark, input: kind.make(random, mark) };
  });
  const faults = await inParallel(inputs, async ({ input, mark }) => {
    const found = faultsOf(kind, input, await exchange(PORT, input), mark, clean);
    return found.map((fault) => `${kind.name}: ${fault}: ${JSON.stringify(input).slice(0, 400)}`);
  });
  return faults.flat();
}

for (const [place, kind] of kinds.entries())
  test(`${EACH} ${kind.name} are refused, or answered with the page as it always is`, async () => {
    test.setTimeout(60_000 + EACH * 50);
    expect(await faultsOfKind(kind, place)).toEqual([]);
  });

test("slow visitors keep nobody else waiting", async () => {
  const { host } = HOST;
  const beginnings = [
    "",
    "G",
    "GET / HTT",
    `GET / HTTP/1.1\r\nHost: ${host}\r\nX-`,
    `POST / HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 9\r\n\r\na`,
  ];
  const slow: Socket[] = Array.from({ length: 300 }, (_, i) => {
    const socket = connect(PORT, "127.0.0.1").on("error", () => undefined);
    socket.write(beginnings[i % beginnings.length] ?? "");
    return socket;
  });
  try {
    for (const target of pages.slice(0, 5)) {
      const { status, body } = await exchange(PORT, { target });
      expect([status, body === clean.get(target)]).toEqual([200, true]);
    }
  } finally {
    for (const socket of slow) socket.destroy();
  }
});

test("after all that every page is the same to the byte, and the server had no error to tell", async () => {
  expect(await cleanPages()).toEqual(clean);
  expect(site.hasEnded()).toBe(false);
  expect(site.said().slice(begin)).toBe("");
});
