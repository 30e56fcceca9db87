/** @jest-environment node */
import { consoleComplaints, expectConsole } from "../console";

test("a message that nobody expected is a complaint", () => {
  console.error("roto", new Error("aquí"));
  expect(consoleComplaints()).toEqual([
    expect.stringMatching(/^unexpected console\.error: roto Error: aquí/),
  ]);
});

test("an expected message is none", () => {
  expectConsole("warn", /falta/);
  console.warn("falta el correo");
  expect(consoleComplaints()).toEqual([]);
});

test("a message of another level, or one that never comes, is", () => {
  expectConsole("error", /falta/);
  console.warn("falta el correo");
  expect(consoleComplaints()).toEqual([
    "unexpected console.warn: falta el correo",
    "expected console.error never came: /falta/",
  ]);
});

test("complaints are told once", () => expect(consoleComplaints()).toEqual([]));
