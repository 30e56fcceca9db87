/** @jest-environment node */
import { satisfies, versionAdvice } from "../../../scripts/node-version.mjs";

const range = ">=20.19 <21 || >=22.12";

test.each(["20.19.0", "20.20.2", "22.12.0", "22.13.1", "24.0.0"])("Node %s is fine", (version) => {
  expect(versionAdvice(version, range)).toBeUndefined();
});

test.each(["12.22.0", "18.20.4", "20.18.3", "21.7.0", "22.11.9"])(
  "Node %s is not, and is told so",
  (version) => {
    expect(versionAdvice(version, range)).toContain(`needs Node ${range}, and this is Node ${version}.`);
  },
);

test("an exact version means that one", () => {
  expect(satisfies("22.12.0", "22.12")).toBe(true);
  expect(satisfies("22.12.1", "=22.12")).toBe(false);
});

test("a range it cannot read is an error, not a yes", () => {
  expect(() => satisfies("22.12.0", "^22")).toThrow("cannot read ^22");
});
