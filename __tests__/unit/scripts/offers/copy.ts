import { spawnSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable, Writable } from "node:stream";
import { addDays, lastDay, newest } from "@/lib/format/dates";
import * as files from "@/lib/offers/registry";
import { runOffers } from "../../../../scripts/offers/cli.mjs";

const house = join(__dirname, "../../..");

const written = Object.values(files);

const NEWEST = newest(
  written.flatMap(({ validFrom = "2025-01-01", verifiedOn, history }) =>
    [validFrom, verifiedOn, ...history.map(({ date }) => date)].map(lastDay),
  ),
);

/** The day on which the copies are edited: after all that the records tell, whenever an editor touched them last. */
export const TODAY = addDays(NEWEST, 2);
export const YESTERDAY = addDays(NEWEST, 1);
export const TOMORROW = addDays(NEWEST, 3);

/** An offer that is on and one that is off, in every copy of the house, whatever an editor has switched. */
export const on = (written.find(({ enabled }) => enabled) ?? written[0])?.id ?? "";
export const off = (written.find(({ id, enabled }) => !enabled && id !== on) ?? written.at(-1))?.id ?? "";

/** The offers as every copy has them. */
export const all = written.map((file) => ({
  ...file,
  enabled: file.id === on || (file.id !== off && file.enabled),
}));

/** A copy of the house that a command may change. */
export function copyOfHouse() {
  const root = mkdtempSync(join(tmpdir(), "offers-"));
  for (const path of [
    "lib",
    "scripts",
    "package.json",
    "package-lock.json",
    "tsconfig.json",
    "biome.json",
    ".gitignore",
  ])
    cpSync(join(house, path), join(root, path), { recursive: true });
  for (const path of ["node_modules", "public", "app", "components"])
    symlinkSync(join(house, path), join(root, path));

  const temporary = join(root, "temporary");
  mkdirSync(temporary);

  /** One command, in this process, without a terminal. */
  async function offers(args: string[], options: Options = {}) {
    let output = "";
    let progress = "";
    const work = {
      root,
      env: { NODE_ENV: "production", ...options.env },
      temporary: options.temporary ?? temporary,
      now: new Date(options.now ?? `${options.today ?? TODAY}T12:00:00Z`),
      input: options.input ?? Readable.from([]),
      output: { write: (text: string) => Boolean((output += text)) },
      progress: new Writable({
        write(text, _encoding, done) {
          progress += String(text);
          options.onProgress?.(String(text));
          done();
        },
      }),
    } as Parameters<typeof runOffers>[1];
    try {
      const code = await runOffers(args, work, { delayMs: 0, retryMs: 0, ...options.limits });
      return { code, output, progress };
    } catch (error) {
      const { message, exitCode } = error as Error & { exitCode?: number };
      if (exitCode === undefined) throw error;
      return { code: exitCode, output: message, progress };
    }
  }

  const tsconfig = {
    extends: "./tsconfig.json",
    include: ["lib/offers/registry.ts"],
    compilerOptions: { types: ["node"] },
  };
  writeFileSync(join(root, "tsconfig.offers.json"), JSON.stringify(tsconfig));

  /** As every copy has them: none of them over, one on, one off. */
  function prepare() {
    for (const { id } of written) {
      const path = join(root, "lib/offers", `${id}.ts`);
      writeFileSync(path, readFileSync(path, "utf8").replace(/\n {2}validUntil: [^\n]+,/, ""));
    }
    for (const [id, enabled] of [
      [on, true],
      [off, false],
    ] as const) {
      const path = join(root, "lib/offers", `${id}.ts`);
      writeFileSync(
        path,
        readFileSync(path, "utf8").replace(/\n {2}enabled: \w+,/, `\n  enabled: ${enabled},`),
      );
    }
  }
  prepare();

  /** Every file of the offers with its text. */
  const state = () =>
    Object.fromEntries(
      readdirSync(join(root, "lib/offers")).map((name) => [
        name,
        readFileSync(join(root, "lib/offers", name), "utf8"),
      ]),
    );

  /** Expects that a command is refused with these words, and leaves the files as they were. */
  async function refused(args: string[], said: RegExp, code = 1, env = {}) {
    const before = state();
    const answer = await offers(args, { env });
    expect(answer.output).toMatch(said);
    expect(answer.code).toBe(code);
    expect(state()).toEqual(before);
  }

  return {
    root,
    temporary,
    offers,
    read: (path: string) => readFileSync(join(root, path), "utf8"),
    write: (path: string, text: string) => writeFileSync(join(root, path), text),
    state,
    refused,
    restore() {
      rmSync(join(root, "lib"), { recursive: true });
      cpSync(join(house, "lib"), join(root, "lib"), { recursive: true });
      prepare();
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
    run: (command: string, args: string[]) =>
      spawnSync(command, args, {
        cwd: root,
        encoding: "utf8",
        env: { PATH: process.env.PATH, NODE_ENV: "test" },
      }),
  };
}

interface Options {
  env?: Record<string, string>;
  today?: string;
  temporary?: string;
  now?: string;
  input?: Readable & { isTTY?: boolean };
  onProgress?: (text: string) => void;
  limits?: Parameters<typeof runOffers>[2];
}

/** Waits until a condition holds; the test's own time limit ends a wait in vain. */
export async function until(holds: () => boolean) {
  while (!holds()) await new Promise((next) => setTimeout(next, 5));
}

/** What makes a new offer without questions. */
export const miBanco = [
  ...["--brand", "Mi Banco", "--benefit", "20€ de regalo", "--category", "finanzas"],
  ...["--requirements", "Abre la cuenta con el enlace y domicilia una nómina de 600 euros en 60 días."],
  ...["--url", "https://www.mibanco.es/"],
];
