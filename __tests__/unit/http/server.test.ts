/** @jest-environment node */
import http from "node:http";
import { expectConsole } from "../../console";

const mockGuard = jest.fn();
jest.mock("@/lib/http/server-guard", () => ({ guardServers: mockGuard }));

const start = async (env: Record<string, string>) => {
  jest.resetModules();
  const said = jest.spyOn(console, "info").mockImplementation(() => {});
  jest.replaceProperty(process, "env", { ...process.env, ...env } as NodeJS.ProcessEnv);
  await (await import("@/lib/http/server-start")).startServer(new Date());
  return said.mock.calls.map(([line]) => String(line));
};

beforeEach(() => expectConsole("warn", /^\[configuración\] .*NEXT_PUBLIC_/));
afterEach(() => {
  Reflect.deleteProperty(globalThis, "INLINE_SCRIPTS");
  mockGuard.mockClear();
  jest.restoreAllMocks();
});

test("the start log warns about missing settings", async () => {
  expect(await start({ NODE_ENV: "test" })).toEqual([]);
  expect(mockGuard).not.toHaveBeenCalled();
});

test("a production start logs one line of JSON and installs the guard", async () => {
  Object.assign(globalThis, { INLINE_SCRIPTS: "'sha256-early' 'sha256-hints'" });
  const [line = "", ...more] = await start({ NODE_ENV: "production" });
  expect(more).toEqual([]);
  expect(JSON.parse(line)).toMatchObject({ event: "start", level: "warn" });
  const policy = expect.stringMatching(/script-src 'self' 'sha256-early' 'sha256-hints'; style-src 'self';/);
  expect(mockGuard.mock.calls).toEqual([[http, policy]]);
});

test("on a platform there is no guard, because it would remove the proxy's own headers", async () => {
  expect(await start({ NODE_ENV: "production", VERCEL: "1" })).toHaveLength(1);
  expect(mockGuard).not.toHaveBeenCalled();
});

test("a mistake in an offer does not stop the development server", async () => {
  jest.doMock("@/lib/catalogue/sources", () => ({
    sources: { texts: {}, icons: {}, heroes: [], unread: [] },
  }));
  expectConsole("error", /El catálogo de ofertas tiene errores:/);
  expect(await start({ NODE_ENV: "development" })).toEqual([]);
  await expect(start({ NODE_ENV: "production" })).rejects.toThrow("un fichero por oferta");
  jest.dontMock("@/lib/catalogue/sources");
});
