/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isBuilt } from "../../../scripts/build.mjs";
import { fingerprint } from "../../../scripts/fingerprint.mjs";
import { damaged, inventory, requireRoom } from "../../../scripts/intact.mjs";
import { expectConsole } from "../../console";

const FILES = ["BUILD_ID", "server/app/index.html", "static/x.js"];
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "intact-"));
  for (const path of [...FILES, "cache/x", "trace"]) {
    mkdirSync(join(folder, path, ".."), { recursive: true });
    writeFileSync(join(folder, path), "whole");
  }
});
afterEach(() => rmSync(folder, { recursive: true }));

test("what a build is made of is listed, what changes beside it is not", () => {
  expect(inventory(folder).sort()).toEqual(FILES.map((path) => [path, 5]));
  expect(damaged(folder, inventory(folder))).toBeUndefined();
});

const HARM: [string, (path: string) => void][] = [
  ["missing", (path) => rmSync(path)],
  ["cut short", (path) => truncateSync(path, 2)],
  ["empty", (path) => truncateSync(path, 0)],
];

describe.each(HARM)("a file that is %s", (_name, harm) => {
  test.each(FILES)("%s is found", (path) => {
    const files = inventory(folder);
    harm(join(folder, path));
    expect(damaged(folder, files)).toBe(path);
  });

  test("makes the build to be made again, and that is said", () => {
    const env = { NODE_ENV: "production", DIST_DIR: folder, __NEXT_PROCESSED_ENV: "true" } as const;
    const mark = { state: fingerprint(".", env), files: inventory(folder) };
    writeFileSync(join(folder, "fingerprint"), JSON.stringify(mark));
    expect(isBuilt(env)).toBe(true);
    harm(join(folder, "static/x.js"));
    expectConsole("warn", /is damaged \(static.x\.js is missing or cut short\): making it again/);
    expect(isBuilt(env)).toBe(false);
  });
});

test("what a server or a later build adds is no damage", () => {
  const files = inventory(folder);
  writeFileSync(join(folder, "cache/x"), "more than before");
  writeFileSync(join(folder, "new"), "");
  expect(damaged(folder, files)).toBeUndefined();
});

test.each(["", "{", "null", "0123456789abcdef", '{"state":1}'])(
  "the mark «%s» is that of no build",
  (text) => {
    writeFileSync(join(folder, "fingerprint"), text);
    expect(isBuilt({ NODE_ENV: "production", DIST_DIR: folder })).toBe(false);
  },
);

test.each([0, 1, 299])("%d MB are no room, and what can be done is said", (free) => {
  const said = `The disk that holds "a/b" is full: ${free} MB are free, and a build needs about 300. Make room, or set DIST_DIR`;
  expect(() => requireRoom("a/b", free)).toThrow(said);
});

test("there is room where there is, also for a folder that is yet to be made", () => {
  expect(() => requireRoom("a/b", 300)).not.toThrow();
  expect(() => requireRoom(join(folder, "not/yet"))).not.toThrow();
});
