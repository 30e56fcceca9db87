/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import * as files from "@/lib/offers/registry";

/** The entries of an offer file's history, as written there; none where it has no such list. */
function entriesIn(source: string): string[] {
  const [, list = ""] = /\n {2}history: \[\n([^]*?)\n {2}\],/.exec(source) ?? [];
  return list.split(/^ {4}(?=\{)/m).flatMap((entry) => entry.replace(/\s+/g, " ").trim() || []);
}

/** Entries that were there and are no longer, or not in their place. */
const lost = (before: string[], now: string[]) => before.filter((entry, place) => now[place] !== entry);

const git = (...args: string[]) => spawnSync("git", args, { encoding: "utf8" });

/** The last committed record, and the one before it: what a change that is already committed started from. */
const commits = ["HEAD", "HEAD^1"].filter(
  (name) => git("rev-parse", "--verify", "--quiet", name).status === 0,
);

test.each([
  ["nothing", ["a"], ["a"], []],
  ["one more", ["a"], ["a", "b"], []],
  ["one rewritten", ["a", "b"], ["a", "c"], ["b"]],
  ["one removed", ["a", "b"], ["b"], ["a", "b"]],
])("%s changed: what was there stays", (_change, before, now, missing) => {
  expect(lost(before, now)).toEqual(missing);
});

test.each(Object.values(files))("$id: its entries are found in its file", ({ id, history }) => {
  expect(entriesIn(readFileSync(`lib/offers/${id}.ts`, "utf8"))).toHaveLength(history.length);
});

test.each(Object.values(files))(
  "$id: what its history said when it was committed, it still says",
  ({ id }) => {
    const path = `lib/offers/${id}.ts`;
    const now = entriesIn(readFileSync(path, "utf8"));
    for (const commit of commits) {
      const { status, stdout } = git("show", `${commit}:${path}`);
      if (status === 0) expect(lost(entriesIn(stdout), now)).toEqual([]);
    }
  },
);
