/** @jest-environment node */
import { readAudit } from "../../../scripts/audit-dependencies.mjs";

const report = (vulnerabilities: object) => JSON.stringify({ vulnerabilities, metadata: {} });

test.each([
  ["none", report({}), "clean", []],
  ["one", report({ next: { severity: "high", range: "<16.4.9" } }), "vulnerable", ["next <16.4.9: high"]],
  [
    "the registry refuses",
    JSON.stringify({ message: "405 Method Not Allowed", error: { summary: "", detail: "" } }),
    "unknown",
    ["405 Method Not Allowed"],
  ],
  [
    "an error of npm's",
    JSON.stringify({ error: { code: "ENOTFOUND", summary: "no network" } }),
    "unknown",
    ["no network"],
  ],
  ["an empty report", "{}", "unknown", ["no answer"]],
  ["no report", "", "unknown", ["npm said nothing"]],
  ["nonsense", "<html>", "unknown", ["<html>"]],
])("%s", (_, json, verdict, lines) => expect(readAudit(json)).toEqual({ verdict, lines }));
