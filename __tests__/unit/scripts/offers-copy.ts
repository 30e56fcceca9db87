import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseDocument } from "yaml";
import { readQuantity } from "@/lib/format/quantity";
import { readSources } from "@/lib/offers/read-sources";
import { run } from "../../../scripts/offers/cli";
import type { Work } from "../../../scripts/offers/work";

/** A folder with offers of its own, and what the editors' command answers there. */
export interface Copy {
  root: string;
  /** Runs `npm run offers -- …` on the day of the copy; the code that it ends with, and what it says. */
  offers(...args: string[]): Promise<{ code: number; said: string }>;
  /** The offers that are there. */
  ids(): string[];
  read(id: string): string;
  write(id: string, text: string): void;
  git(...args: string[]): string;
  remove(): void;
}

/**
 * Offers to change in a temporary folder under git: the real ones, or those of `texts`. `answers` stands for somebody at
 * the terminal; `env` for what npm says of the options it kept.
 */
export function copyOf(
  texts?: Record<string, string>,
  answers: Partial<Work> = {},
  env: Readonly<Record<string, string>> = {},
): Copy {
  const root = mkdtempSync(join(tmpdir(), "offers-"));
  const file = (id: string) => join(root, "content/offers", `${id}.yaml`);
  const git = (...args: string[]) =>
    execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: "pipe" });
  mkdirSync(join(root, "content/offers"), { recursive: true });
  mkdirSync(join(root, "public/heroes"), { recursive: true });
  symlinkSync(join(process.cwd(), "node_modules"), join(root, "node_modules"));
  if (!texts)
    for (const folder of ["content/offers", "public/heroes"])
      cpSync(folder, join(root, folder), { recursive: true });
  for (const [id, text] of Object.entries(texts ?? {})) writeFileSync(file(id), text);
  writeFileSync(join(root, ".gitignore"), "node_modules\n");
  for (const args of [
    ["init", "-q", "-b", "main"],
    ["config", "user.name", "Ana"],
    ["config", "user.email", "ana@example.com"],
    ["add", "-A"],
    ["commit", "-qm", "Start"],
  ])
    git(...args);
  return {
    root,
    git,
    ids: () => Object.keys(readSources(root).texts),
    read: (id) => readFileSync(file(id), "utf8"),
    write: (id, text) => writeFileSync(file(id), text),
    remove: () => rmSync(root, { recursive: true, force: true }),
    async offers(...args) {
      const said: string[] = [];
      const settings = { referralUrls: {}, offersPreview: [] };
      const work: Work = {
        root,
        settings,
        env: { NODE_ENV: "test", ...env },
        site: "https://site.example",
        now: new Date("2026-11-22T12:00:00Z"),
        say: (text) => void said.push(text),
        ...answers,
      };
      return {
        code: await run(work, args),
        said: said.join("\n"),
      };
    },
  };
}

async function expectDone(copy: Copy, ...args: string[]): Promise<void> {
  const { code, said } = await copy.offers(...args);
  if (code !== 0) throw new Error(`npm run offers -- ${args.join(" ")}:\n${said}`);
}

/** What an editor does with an offer: another amount, a check with a note, off and on again. Throws where it fails. */
export async function ordinaryDay(copy: Copy, id: string): Promise<void> {
  const facts = Object.entries<string>(parseDocument(copy.read(id)).toJS().facts);
  const [fact = "", value = ""] = facts.find(([, text]) => readQuantity(text)) ?? [];
  const figure = String((readQuantity(value)?.least ?? 0) + 1);
  await expectDone(copy, "set", id, fact, value.replace(/^[\d.]+/, figure), "--note", "Cambia una cifra.");
  await expectDone(copy, "verify", id, "--note", "Comprobada otra vez.");
  await expectDone(copy, "disable", id);
  await expectDone(copy, "enable", id);
  await expectDone(copy, "check");
}

/** A new offer, as the command makes it. Throws where it fails. */
export async function addDraft(copy: Copy): Promise<void> {
  const answers = { brand: "Banco Nuevo", category: "finanzas", url: "https://www.nuevo.example/" };
  await expectDone(copy, "new", ...Object.entries(answers).flatMap(([name, value]) => [`--${name}`, value]));
  await expectDone(copy, "check");
}
