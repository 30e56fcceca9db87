import { expect, test } from "@playwright/test";
import { madridDate } from "@/lib/format/dates";
import { plain } from "../browser/worlds";
import { ask, HOST, inParallel, portOf, START, startServer } from "./server";

const PORT = portOf(0);
const command = [process.execPath, ...START, String(PORT)];
const wrongClock = ["--import", "./__tests__/nightly/wrong-clock.mjs", ...START, String(PORT)];
const signUp = plain.addresses.find((path) => path.endsWith("/plazos")) ?? "";
/** Every page, and what is answered anew each time. */
const addresses = [
  ...plain.addresses,
  ...["/healthz", "/ofertas.json", "/cambios.atom", "/sitemap.xml", `${signUp}/fechas`],
];

/** What befalls the machine of a server: how it is started there. */
const faults: [name: string, program: { command?: string; args: string[] }, years?: number][] = [
  ["whose clock is fifty years slow", { args: wrongClock }, -50],
  ["whose clock is a century fast", { args: wrongClock }, 100],
  [
    "that can write no file",
    { command: "/bin/sh", args: ["-c", 'trap "" XFSZ; ulimit -f 0; exec "$0" "$@"', ...command] },
  ],
  ["with few file handles", { command: "/bin/sh", args: ["-c", 'ulimit -n 64; exec "$0" "$@"', ...command] }],
];

// They take turns at one port.
test.describe.configure({ mode: "default" });

for (const [name, program, years = 0] of faults)
  test(`a server ${name} answers every page`, async () => {
    test.setTimeout(120_000);
    const server = await startServer("default", PORT, { ...program, env: { WRONG_YEARS: String(years) } });
    try {
      const begin = server.said().length;
      const answers = await inParallel(
        addresses,
        async (address) => `${(await ask(server.url, address, HOST)).status} ${address}`,
      );
      expect(answers).toEqual(addresses.map((address) => `200 ${address}`));
      const year = Number(madridDate(new Date()).slice(0, 4)) + years;
      expect((await ask(server.url, "/legal/terminos", HOST)).text).toContain(` de ${year}`);
      expect(server.said().slice(begin)).toBe("");
    } finally {
      await server.end();
    }
  });
