import { execFileSync } from "node:child_process";
import { appendFileSync, chmodSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sampleText } from "../offers/sample";
import { copyOf } from "./offers-copy";

export const FILE = "content/offers/muestra.yaml";
const otherText = sampleText.replace('"Muestra"', '"Otra"').replace("weight: 1", "weight: 2");

/** A copy of two offers with a bare remote repository, whose main branch is protected. */
export function publishedCopy() {
  const copy = copyOf({ muestra: sampleText, otra: otherText });
  const remoteFolder = join(copy.root, "remote.git");
  copy.git("init", "-q", "--bare", "-b", "main", "remote.git");
  appendFileSync(join(remoteFolder, "config"), "[receive]\nautogc = false\n");
  writeFileSync(join(copy.root, ".git/info/exclude"), "remote.git\n");
  const url = "https://github.com/ana/web";
  appendFileSync(join(copy.root, ".git/config"), `[url "${remoteFolder}"]\ninsteadOf = ${url}\n`);
  copy.git("remote", "add", "origin", url);
  copy.git("push", "-q", "-u", "origin", "main");
  const inRemote = (...args: string[]) => copy.git("--git-dir", remoteFolder, ...args).trim();

  /** The remote refuses what is pushed to a branch. */
  function protect(branch: string): void {
    const hook = join(remoteFolder, "hooks/update");
    mkdirSync(join(remoteFolder, "hooks"), { recursive: true });
    const refusal = "echo 'GH006: Protected branch update failed' >&2; exit 1";
    writeFileSync(hook, `#!/bin/sh\ncase $1 in refs/heads/${branch}) ${refusal};; esac\n`);
    chmodSync(hook, 0o755);
  }
  protect("main");

  /** Somebody else's change of a file is merged. */
  function elsewhere(file: string, change: (text: string) => string): void {
    const text = change(`${inRemote("show", `main:${file}`)}\n`);
    const input = [
      "commit refs/heads/main\ncommitter Eva <eva@example.com> now\ndata 5\nOther",
      "from refs/heads/main^0",
      `M 100644 inline ${file}\ndata ${Buffer.byteLength(text)}\n${text}\n`,
    ].join("\n");
    const args = ["--git-dir", remoteFolder, "fast-import", "--quiet", "--date-format=now"];
    execFileSync("git", args, { input, stdio: "pipe" });
  }

  return {
    ...copy,
    ...{ inRemote, protect, elsewhere },
    /** The branches that were sent. */
    branches: () =>
      inRemote("for-each-ref", "--format=%(refname:short)", "refs/heads/ofertas").split("\n").filter(Boolean),
    /** The request of the only branch is merged, squashed as on GitHub. */
    merge: (branch: string) => elsewhere(FILE, () => `${inRemote("show", `${branch}:${FILE}`)}\n`),
    publish: () => copy.offers("publish"),
    /** The offer gives another sum, with its entry in the history, as `set` writes it. */
    setBonus(sum = 20, offer = "muestra"): void {
      const entry = `  - date: 2026-11-22\n    summary: "Pasa a ${sum} €."\n    facts:\n      benefit: "${sum} € de regalo"\n`;
      copy.write(
        offer,
        copy
          .read(offer)
          .replace(/verifiedOn: \S+/, "verifiedOn: 2026-11-22")
          .replace(/money: \d+ EUR/, `money: ${sum} EUR`)
          .replace("words:\n", `${entry}words:\n`),
      );
    },
  };
}
