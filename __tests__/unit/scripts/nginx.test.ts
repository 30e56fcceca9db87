/** @jest-environment node */
import { findNginx, requireNginx } from "../../../scripts/nginx.mjs";

/** A machine that has these files, and those that an installation brings. */
function machine(files: string[], { brings = [""], env = {} } = {}) {
  const installed: string[] = [];
  return {
    installed,
    env: { NODE_ENV: "test", PATH: "/opt/bin:/bin", ...env } as const,
    exists: (path: string) => files.includes(path) || (installed.length > 0 && brings.includes(path)),
    install: async (name: string) => void installed.push(name),
  };
}

beforeEach(() => jest.spyOn(console, "info").mockImplementation());
afterEach(() => jest.restoreAllMocks());

test.each([
  "/opt/bin/nginx",
  "/bin/nginx",
  "/usr/sbin/nginx",
  "/usr/local/sbin/nginx",
  "/opt/homebrew/bin/nginx",
  "/usr/local/bin/nginx",
])("finds %s, and installs nothing", async (path) => {
  const there = machine([path]);
  expect(findNginx(there)).toBe(path);
  expect(await requireNginx(there)).toBe(path);
  expect(there.installed).toEqual([]);
});

test("NGINX_PATH goes before all others", () => {
  const env = { NGINX_PATH: "/mine/nginx" };
  expect(findNginx(machine(["/bin/nginx", "/mine/nginx"], { env }))).toBe("/mine/nginx");
});

test("a NGINX_PATH that leads nowhere is said, not passed over", async () => {
  const lost = machine(["/bin/nginx"], { env: { NGINX_PATH: "/mine/ngin" } });
  await expect(requireNginx(lost)).rejects.toThrow('NGINX_PATH is "/mine/ngin", and there is no such file.');
  expect(lost.installed).toEqual([]);
});

test("without a PATH too", () => {
  expect(findNginx(machine(["/usr/sbin/nginx"], { env: { PATH: undefined } }))).toBe("/usr/sbin/nginx");
});

test("installs Debian's where there is none", async () => {
  const bare = machine([], { brings: ["/usr/sbin/nginx"] });
  expect(findNginx(bare)).toBeUndefined();
  expect(await requireNginx(bare)).toBe("/usr/sbin/nginx");
  expect(bare.installed).toEqual(["nginx-light"]);
});

test("where none can be installed, the person reads how to, and no test is skipped", async () => {
  await expect(requireNginx(machine([]))).rejects.toThrow(
    /needs nginx[^]+apt install nginx-light[^]+brew install nginx[^]+NGINX_PATH/,
  );
});
