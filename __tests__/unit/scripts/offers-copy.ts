import { execFileSync } from "node:child_process";
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readSources } from "@/lib/catalogue/read-sources";
import { run } from "../../../scripts/offers/cli";
import type { Work } from "../../../scripts/offers/work";

/**
 * A copy of the offers (the real ones, or `texts`) in a temporary git repository. `answers` are typed at the prompts;
 * `env` holds the options that npm takes for itself.
 */
export function copyOf(
  texts?: Record<string, string>,
  answers: Partial<Work> = {},
  env: Readonly<Record<string, string>> = {},
) {
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
  git("init", "-q", "-b", "main");
  // Not by commands, of which each takes as long as a test; no maintenance after each of git's own.
  const config = "[user]\nname = Ana\nemail = ana@example.com\n[maintenance]\nauto = false\n";
  appendFileSync(join(root, ".git/config"), config);
  git("add", "-A");
  git("commit", "-qm", "Start");
  const output: string[] = [];
  const work = (): Work => ({
    root,
    settings: { referralUrls: {}, offersPreview: [] },
    env: { NODE_ENV: "test", ...env },
    site: "https://site.example",
    // An editor may have dated the real offers later than the tests' day.
    now: texts ? new Date("2026-11-22T12:00:00Z") : new Date(),
    say: (text) => void output.push(text),
    ...answers,
  });
  return {
    root,
    git,
    work,
    ids: () => Object.keys(readSources(root).texts),
    read: (id: string) => readFileSync(file(id), "utf8"),
    write: (id: string, text: string) => writeFileSync(file(id), text),
    remove: () => rmSync(root, { recursive: true, force: true }),
    /** Runs `npm run offers -- …` on the day of the copy; returns its exit code and its output. */
    async offers(...args: string[]) {
      output.length = 0;
      return {
        code: await run(work(), args),
        output: output.join("\n"),
      };
    },
  };
}

export type Copy = ReturnType<typeof copyOf>;
