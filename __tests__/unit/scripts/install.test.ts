/** @jest-environment node */
import { sameInstall } from "../../../scripts/install.mjs";

const next = { version: "16.4.5", integrity: "sha512-a" };
const darwin = { version: "16.4.5", integrity: "sha512-b", optional: true, os: ["darwin"] };
const wanted = { "": {}, "node_modules/next": next, "node_modules/swc-darwin": darwin };

test("packages for another system may be absent", () => {
  expect(sameInstall(wanted, { "node_modules/next": next })).toBe(true);
  expect(sameInstall(wanted, { "node_modules/next": next, "node_modules/swc-darwin": darwin })).toBe(true);
});

test.each([
  ["nothing is installed", undefined],
  ["a package is missing", {}],
  ["a version is older", { "node_modules/next": { ...next, version: "16.4.4" } }],
  ["a content is another", { "node_modules/next": { ...next, integrity: "sha512-z" } }],
  ["a package was removed from the lockfile", { "node_modules/next": next, "node_modules/old": next }],
])("installs when %s", (_, found) => {
  expect(sameInstall(wanted, found)).toBe(false);
});
