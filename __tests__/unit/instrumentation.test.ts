/** @jest-environment node */
import http from "node:http";
import { expectConsole } from "../console";

const mockGuard = jest.fn();
jest.mock("@/lib/http/server-guard", () => ({ guardServers: mockGuard }));

const register = async (runtime: string, mode: "test" | "production") => {
  jest.resetModules();
  const said = jest.spyOn(console, "info").mockImplementation(() => {});
  jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: mode, NEXT_RUNTIME: runtime });
  await (await import("@/instrumentation")).register();
  return said.mock.calls.map(([line]) => String(line));
};

afterEach(() => {
  Reflect.deleteProperty(globalThis, "INLINE_SCRIPTS");
  jest.restoreAllMocks();
});

test("the edge starts silently", async () => {
  expect(await register("edge", "production")).toEqual([]);
  expect(mockGuard).not.toHaveBeenCalled();
});

test("a built site says at its start what its configuration lacks, and guards its server", async () => {
  expectConsole("warn", /Faltan? NEXT_PUBLIC_/);
  Object.assign(globalThis, { INLINE_SCRIPTS: "'sha256-early'" });
  const [line = "", ...more] = await register("nodejs", "production");
  expect(more).toEqual([]);
  expect(JSON.parse(line)).toMatchObject({ event: "start", level: "warn" });
  expect(mockGuard).toHaveBeenCalledWith(http, expect.stringContaining("script-src 'self' 'sha256-early';"));
});
