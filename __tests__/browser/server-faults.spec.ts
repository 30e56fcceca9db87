import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { madridDate } from "@/lib/format/dates";
import { NEXT } from "../../scripts/next.mjs";
import { faultPort, siteEnvironment } from "../../scripts/sites.mjs";
import { ask, inParallel } from "./raw";
import { expect, test } from "./test";
import { untilAnswering } from "./until-answering";
import { plain } from "./worlds";

// They take turns at one port.
test.describe.configure({ mode: "default" });

const START = [NEXT, "start", "-p", String(faultPort)];
const url = `http://localhost:${faultPort}`;
const HOST = { host: "planamigo.example" };
const signUp = plain.views.find(({ path }) => path.endsWith("/plazos"))?.path ?? "";
/** Every page, and what is answered anew each time. */
const addresses = [
  ...plain.views.map(({ address }) => address),
  ...["/legal/terminos", "/healthz", "/ofertas.json", "/cambios.atom", "/sitemap.xml", `${signUp}/fechas`],
];

/** What befalls the machine of a server: how it is started there. */
const faults: [name: string, program: string, args: string[], settings?: Record<string, string>][] = [
  [
    "whose clock is fifty years slow",
    process.execPath,
    ["--import", "./__tests__/browser/wrong-clock.mjs", ...START],
    { WRONG_YEARS: "-50" },
  ],
  [
    "whose clock is a century fast",
    process.execPath,
    ["--import", "./__tests__/browser/wrong-clock.mjs", ...START],
    { WRONG_YEARS: "100" },
  ],
  [
    "that can write no file",
    "/bin/sh",
    ["-c", 'trap "" XFSZ; ulimit -f 0; exec "$0" "$@"', process.execPath, ...START],
  ],
  ["with few file handles", "/bin/sh", ["-c", 'ulimit -n 64; exec "$0" "$@"', process.execPath, ...START]],
];

const yearNow = () => Number(madridDate(new Date()).slice(0, 4));

for (const [name, program, args, settings] of faults)
  test(`a server ${name} answers every page`, async () => {
    test.setTimeout(60_000);
    const said: string[] = [];
    const server: ChildProcess = spawn(program, args, {
      env: { ...siteEnvironment("default"), ...settings },
    });
    server.stderr?.on("data", (part) => said.push(String(part)));
    try {
      await untilAnswering(url, server).catch((error: Error) => {
        throw new Error(`${error.message}: ${said.join("")}`);
      });
      const answers = await inParallel(
        addresses,
        async (address) => `${(await ask(url, address, HOST)).status} ${address}`,
      );
      expect(answers).toEqual(addresses.map((address) => `200 ${address}`));
      const years = Number(settings?.WRONG_YEARS ?? 0);
      expect((await ask(url, "/legal/terminos", HOST)).text).toContain(` de ${yearNow() + years}`);
    } finally {
      const ended = once(server, "exit");
      server.kill("SIGTERM");
      await ended;
    }
    expect(said.filter((line) => !line.includes("[configuración]"))).toEqual([]);
  });
