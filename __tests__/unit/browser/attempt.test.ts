import { attempt } from "@/lib/browser/attempt";
import { expectConsole } from "../../console";

test("what works gives its result", () => {
  expect(attempt("sum", () => 1 + 1)).toBe(2);
});

test("what fails gives nothing, and a note the first time", () => {
  const fail = () => {
    throw new Error("boom");
  };
  expectConsole("warn", /^\[one\] Error: boom/);
  expectConsole("warn", /^\[two\] Error: boom/);
  const warn = jest.spyOn(console, "warn");
  for (const name of ["one", "one", "two", "one"]) expect(attempt(name, fail)).toBeUndefined();
  expect(warn).toHaveBeenCalledTimes(2);
  warn.mockRestore();
});
