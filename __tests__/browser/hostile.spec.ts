import { connect, type Socket } from "node:net";
import { hostilePort } from "../../scripts/sites.mjs";
import { bodyKinds } from "./hostile/bodies";
import { headerKinds } from "./hostile/headers";
import { HOST, type Kind } from "./hostile/input";
import { files, pages } from "./hostile/pages";
import { parameterKinds } from "./hostile/parameters";
import { pathKinds } from "./hostile/paths";
import { Random } from "./hostile/random";
import { rawKinds } from "./hostile/raw";
import { hostileSite, send } from "./hostile/server";
import { faultsOf } from "./hostile/verdict";
import { inParallel } from "./raw";
import { expect, test } from "./test";

const kinds: Kind[] = [...pathKinds, ...parameterKinds, ...headerKinds, ...bodyKinds, ...rawKinds];
const TOTAL = Number(process.env.HOSTILE_INPUTS || 3_000);
const EACH = Math.ceil(TOTAL / kinds.length);
if (!(EACH > 0)) throw new Error(`HOSTILE_INPUTS=${process.env.HOSTILE_INPUTS}: not a number of inputs`);

test.describe.configure({ mode: "serial" });

let site: Awaited<ReturnType<typeof hostileSite>>;
let clean: Map<string, string>;

async function cleanPages(): Promise<Map<string, string>> {
  const answers = await inParallel([...pages, ...files], async (path) => {
    const { status, body } = await send({ target: path });
    expect(status, path).toBe(200);
    return [path, body] as const;
  });
  return new Map(answers);
}

test.beforeAll(async () => {
  test.setTimeout(90_000);
  site = await hostileSite();
  clean = await cleanPages();
});
test.afterAll(() => site.close());

/** Sends so many inputs of a kind and says what is wrong with the answers. */
async function faultsOfKind(kind: Kind, place: number): Promise<string[]> {
  const random = new Random(1000 + place);
  const inputs = Array.from({ length: EACH }, () => {
    const mark = `zq${random.hex(10)}`;
    return { mark, input: kind.make(random, mark) };
  });
  const faults = await inParallel(inputs, async ({ input, mark }) => {
    const found = faultsOf(kind, input, await send(input), mark, clean);
    return found.map((fault) => `${kind.name}: ${fault}: ${JSON.stringify(input).slice(0, 400)}`);
  });
  return faults.flat();
}

test("whatever is sent is refused, or answered with the page as it always is", async () => {
  test.setTimeout(60_000 + TOTAL * 50);
  const faults: string[] = [];
  for (const [place, kind] of kinds.entries()) {
    const begin = Date.now();
    const found = await faultsOfKind(kind, place);
    faults.push(...found);
    const seconds = ((Date.now() - begin) / 1000).toFixed(1);
    console.info(
      `${String(EACH).padStart(6)} sent, ${found.length} wrong, ${seconds.padStart(5)} s  ${kind.name}`,
    );
  }
  console.info(`${EACH * kinds.length} hostile inputs of ${kinds.length} kinds: ${faults.length} failures`);
  expect(faults).toEqual([]);
});

test("slow visitors keep nobody else waiting", async () => {
  const beginnings = [
    "",
    "G",
    "GET / HTT",
    `GET / HTTP/1.1\r\nHost: ${HOST}\r\nX-`,
    `POST / HTTP/1.1\r\nHost: ${HOST}\r\nContent-Length: 9\r\n\r\na`,
  ];
  const slow: Socket[] = Array.from({ length: 300 }, (_, i) => {
    const socket = connect(hostilePort, "127.0.0.1").on("error", () => undefined);
    socket.write(beginnings[i % beginnings.length] ?? "");
    return socket;
  });
  try {
    for (const path of pages.slice(0, 5)) {
      const { status, body } = await send({ target: path });
      expect([status, body === clean.get(path)]).toEqual([200, true]);
    }
  } finally {
    for (const socket of slow) socket.destroy();
  }
});

test("after all that every page is the same to the byte, and the server had no error to tell", async () => {
  expect(await cleanPages()).toEqual(clean);
  expect(site.lives()).toBe(true);
  expect(site.said()).toBe("");
});
