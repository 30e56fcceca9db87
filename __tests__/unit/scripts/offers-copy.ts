import { execFileSync } from "node:child_process";
import { appendFileSync, mkdirSync, mkdtempSync, readFileSync } from "node:fs";
import { rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run } from "../../../scripts/offers/cli";
import type { Work } from "../../../scripts/offers/work";

/** The texts as the offers of a temporary git repository. `answers` are typed at the prompts. */
export function copyOf(texts: Record<string, string>, answers: Partial<Work> = {}) {
  const root = mkdtempSync(join(tmpdir(), "offers-"));
  const file = (id: string) => join(root, "content/offers", `${id}.yaml`);
  const git = (...args: string[]) =>
    execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: "pipe" });
  mkdirSync(join(root, "content/offers"), { recursive: true });
  mkdirSync(join(root, "public/heroes"), { recursive: true });
  symlinkSync(join(process.cwd(), "node_modules"), join(root, "node_modules"));
  for (const [id, text] of Object.entries(texts)) writeFileSync(file(id), text);
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
    env: { NODE_ENV: "test" },
    site: "https://site.example",
    now: new Date("2026-11-22T12:00:00Z"),
    say: (text) => void output.push(text),
    ...answers,
  });
  return {
    root,
    git,
    work,
    read: (id: string) => readFileSync(file(id), "utf8"),
    write: (id: string, text: string) => writeFileSync(file(id), text),
    remove: () => rmSync(root, { recursive: true, force: true }),
    /** Runs `npm run offers -- …` on the day of the copy; returns its exit code and its output. */
    async offers(...args: string[]) {
      output.length = 0;
      const code = await run(work(), args);
      return { code, output: output.join("\n") };
    },
  };
}

export type Copy = ReturnType<typeof copyOf>;
