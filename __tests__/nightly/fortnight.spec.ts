import { execFile, execFileSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import { readSources } from "@/lib/catalogue/read-sources";
import { readDocument } from "@/lib/catalogue/document";
import { placeholdersIn } from "@/lib/catalogue/facts";
import { addDays, type CalendarDate, madridDate } from "@/lib/format/dates";
import { builds, buildEnvironment } from "../builds";
import { copyRepository } from "./copy";

const root = resolve(".next-fortnight");

/** Ports of their own: the tests of the copy run beside this server. They visit every page of every offer. */
const env = {
  ...buildEnvironment("default"),
  TEST_PORT_BASE: String(builds.default.port + 40),
  EVERY_PAGE: "true",
};

/** Runs a command in the copy; its output is the failure's message. */
async function run(...[command = "", ...args]: string[]): Promise<void> {
  // React's test functions are missing from its production build.
  const mode = args.includes("jest") ? "test" : env.NODE_ENV;
  const limits = { cwd: root, env: { ...env, NODE_ENV: mode }, maxBuffer: 50_000_000 };
  await promisify(execFile)(command, args, limits).catch(({ stdout, stderr }) => {
    throw new Error(
      `${[command, ...args].join(" ")}\n${String(stdout).slice(-20_000)}\n${String(stderr).slice(-20_000)}`,
    );
  });
}

test.beforeAll(() => {
  copyRepository(root, /^$/);
  for (const args of [
    ["init", "-q"],
    ["add", "-A"],
    ["-c", "user.name=A", "-c", "user.email=a@b.c", "commit", "-qm", "Start"],
  ])
    execFileSync("git", args, { cwd: root });
});
test.afterAll(() => rmSync(root, { recursive: true, force: true }));

test("after an editor's fortnight, unit, pages and browser tests pass", async () => {
  test.setTimeout(1_800_000);
  const offers = (...args: string[]) => run("npx", "tsx", "scripts/offers/main.ts", ...args);
  const { texts } = readSources(root);
  const id = newId(texts);
  for (const act of fortnight(texts, madridDate(new Date()))) await offers(...act);
  const draft = join(root, `content/offers/${id}.yaml`);
  writeFileSync(draft, written(readFileSync(draft, "utf8")));
  await offers("enable", id, "--checked");
  await run("npx", "jest", "--ci", "--selectProjects", "unit");
  // Builds both sites, and serves them.
  await run("npx", "playwright", "test", "--project=browser", "--grep-invert", "stored picture");
  await run("npx", "jest", "--ci", "--selectProjects", "pages");
  expect(existsSync(join(root, ".next"))).toBe(true);
});

interface Fields {
  enabled: boolean;
  risk?: string;
  benefit: string;
  facts: Record<string, string>;
}

/** A figure of an offer's file, raised by one: «10 EUR» gives «11 EUR». */
const raised = (figure = "") => figure.replace(/^\d+/, (number) => String(Number(number) + 1));

/**
 * What an editor does in a fortnight, as arguments of `npm run offers`, for whatever offers there are: a figure, a check, an
 * end without risk and with it, a deadline, a text, a retreat and a return, a new offer.
 */
function fortnight(texts: Readonly<Record<string, string>>, today: CalendarDate): string[][] {
  const all = Object.entries(texts).map(([id, text]) => ({
    id,
    ...(readDocument(id, text).data as unknown as Fields),
  }));
  const enabled = all.filter((offer) => offer.enabled);
  const [first, second, third] = enabled.filter(({ risk }) => !risk);
  const [risky, another] = enabled.filter(({ risk }) => risk);
  const yesterday = addDays(today, -1);
  const factOf = (fits: (name: string, figure: string) => boolean) =>
    enabled.flatMap(({ id, facts }) => {
      const [name, figure] = Object.entries(facts).find((fact) => fits(...fact)) ?? [];
      return name ? [{ id, name, figure }] : [];
    })[0];
  const priced = enabled.flatMap(({ id, benefit, facts }) => {
    const name = placeholdersIn(benefit).find((fact) => /EUR|%/.test(facts[fact] ?? ""));
    return name ? [{ id, name, figure: facts[name] }] : [];
  })[0];
  const term = factOf((_, figure) => / (days|months)$/.test(figure));
  const note = ["--checked", "--note", "Ha cambiado una cifra: la web oficial dice ahora otra."];
  const acts: (string[] | undefined | "")[] = [
    priced && ["set", priced.id, priced.name, raised(priced.figure), ...note],
    first && ["set", first.id, "landing.hero.lead", "Una frase nueva, escrita hoy."],
    ...[third ?? first, another].map((offer) => offer && ["verify", offer.id]),
    term && ["set", term.id, term.name, raised(term.figure), ...note],
    ...[second, risky].map((offer) => offer && ["set", offer.id, "validUntil", yesterday]),
    ...(first
      ? [
          ["disable", first.id],
          ["enable", first.id],
        ]
      : []),
    another && ["disable", another.id],
    [
      ...["new", "--brand", `Banco ${newId(texts)}`, "--id", newId(texts), "--category", "finanzas"],
      ...["--url", "https://www.banco-nuevo.example/"],
    ],
  ];
  return acts.filter((act) => Array.isArray(act));
}

function newId(texts: Readonly<Record<string, string>>): string {
  return ["nuevo", "nuevo-dos"].find((id) => !(id in texts)) ?? "nuevo-tres";
}

/** The text of the new offer, with what is still to be written. */
const written = (text: string) =>
  text
    .replaceAll(" # PENDIENTE", "")
    .replace(/PENDIENTE: (¿?)(.)/g, (_, mark: string, sign: string) => mark + sign.toUpperCase());
