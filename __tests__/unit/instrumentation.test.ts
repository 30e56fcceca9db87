import http from "node:http";
import { expectConsole } from "../console";

const mockGuard = jest.fn();
jest.mock("@/lib/http/server-guard", () => ({ guardServers: mockGuard }));

const register = async (runtime: string | undefined, mode: "test" | "production" = "test") => {
  jest.resetModules();
  const said = jest.spyOn(console, "info").mockImplementation(() => {});
  jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: mode, NEXT_RUNTIME: runtime });
  await (await import("@/instrumentation")).register();
  return said.mock.calls.map(([line]) => String(line));
};

afterEach(() => {
  Reflect.deleteProperty(globalThis, "INLINE_SCRIPTS");
  mockGuard.mockClear();
  jest.restoreAllMocks();
});

const expectWarnings = () => {
  for (const name of ["REFERRAL_URL, .*_PAYPAL", "BONUS_AMOUNT", "BRAND_NAME", "OWNER_NAME"])
    expectConsole("warn", new RegExp(`^\\[configuración\\] .*NEXT_PUBLIC_${name}`));
};

test("a server says at its start what the configuration lacks", async () => {
  expectWarnings();
  expect(await register("nodejs")).toEqual([]);
  expect(mockGuard).not.toHaveBeenCalled();
});

test.each(["edge", undefined])("the runtime %s says nothing", async (runtime) => {
  expect(await register(runtime, "production")).toEqual([]);
  expect(mockGuard).not.toHaveBeenCalled();
});

test("a built site says the same to machines, in one line", async () => {
  expectWarnings();
  for (const name of ["SITE_URL", "CONTACT_EMAIL"])
    expectConsole("warn", new RegExp(`^\\[configuración\\] Falta NEXT_PUBLIC_${name}`));
  Object.assign(globalThis, { INLINE_SCRIPTS: "'sha256-early' 'sha256-hints'" });
  const [line = "", ...more] = await register("nodejs", "production");
  expect(more).toEqual([]);
  expect(mockGuard.mock.calls).toEqual([
    [
      http,
      expect.stringMatching(
        /script-src 'self' 'sha256-early' 'sha256-hints'; style-src 'self';.* frame-ancestors 'none'/,
      ),
    ],
  ]);
  expect(JSON.parse(line)).toMatchObject({ event: "start", level: "warn", warnings: 6 });
});
