import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import http from "node:http";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { expectConsole } from "../../console";

const mockGuard = jest.fn();
jest.mock("@/lib/http/server-guard", () => ({ guardServers: mockGuard }));

const start = async (env: Record<string, string>) => {
  jest.resetModules();
  const info = jest.spyOn(console, "info").mockImplementation(() => {});
  // The variable would name another build than the test's own.
  jest.replaceProperty(process, "env", { ...process.env, DIST_DIR: "", ...env } as NodeJS.ProcessEnv);
  await (await import("@/lib/http/server-start")).startServer(new Date());
  return info.mock.calls.map(([line]) => String(line));
};

const folders = mkdtempSync(join(tmpdir(), "builds-"));
afterAll(() => rmSync(folders, { recursive: true }));

/** A build with these files, relative to this process. `lost`: a file of its list that is not there. */
function build(files: Record<string, string>, lost: Record<string, number> = {}): string {
  const folder = mkdtempSync(join(folders, "build-"));
  mkdirSync(join(folder, "server"));
  for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text);
  const bytes = Object.fromEntries(Object.entries(files).map(([path, text]) => [path, text.length]));
  const list = { errorPage: "server/500.html", errorPolicy: "default-src x", bytes: { ...bytes, ...lost } };
  writeFileSync(join(folder, "built-files.json"), JSON.stringify(list));
  return relative(process.cwd(), folder);
}

beforeEach(() => expectConsole("warn", /^\[configuración\] .*NEXT_PUBLIC_/));
afterEach(() => {
  Reflect.deleteProperty(globalThis, "SITE_DIST_DIR");
  mockGuard.mockClear();
});

test("the start log warns about missing settings", async () => {
  expect(await start({ NODE_ENV: "test" })).toEqual([]);
  expect(mockGuard).not.toHaveBeenCalled();
});

test("a production start logs one line of JSON and installs the guard", async () => {
  Object.assign(globalThis, { SITE_DIST_DIR: build({ "server/500.html": "algo ha fallado" }) });
  const [line = "", ...more] = await start({ NODE_ENV: "production" });
  expect(more).toEqual([]);
  expect(JSON.parse(line)).toMatchObject({ event: "start", level: "warn" });
  expect(mockGuard.mock.calls).toEqual([[http, { html: "algo ha fallado", policy: "default-src x" }]]);
});

test.each([
  ["a missing page", { "server/app/paypal.html": 5 }, "server/app/paypal.html"],
  ["a page of another size", { "server/500.html": 5 }, "server/500.html"],
])("a start with %s refuses and names it", async (_what, lost, name) => {
  Object.assign(globalThis, { SITE_DIST_DIR: build({ "server/500.html": "algo ha fallado" }, lost) });
  await expect(start({ NODE_ENV: "production" })).rejects.toThrow(name);
});

test("a start without a finished build refuses", async () => {
  Object.assign(globalThis, { SITE_DIST_DIR: "no-build" });
  await expect(start({ NODE_ENV: "production" })).rejects.toThrow("did not finish");
});

test("on a platform there is no guard, because it would remove the proxy's own headers", async () => {
  expect(await start({ NODE_ENV: "production", VERCEL: "1" })).toHaveLength(1);
  expect(mockGuard).not.toHaveBeenCalled();
});

test("a mistake in an offer does not stop the development server", async () => {
  jest.doMock("@/lib/catalogue/sources", () => ({
    sources: { texts: {}, heroes: [], unread: [] },
  }));
  expectConsole("error", /El catálogo de ofertas tiene errores:/);
  expect(await start({ NODE_ENV: "development" })).toEqual([]);
  await expect(start({ NODE_ENV: "production" })).rejects.toThrow("un fichero por oferta");
  jest.dontMock("@/lib/catalogue/sources");
});
