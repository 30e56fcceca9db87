import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openBuild } from "@/lib/http/built-files";
import { expectConsole } from "../../console";

const expectWarnings = () => expectConsole("warn", /^\[configuración\] ./);

const start = async (env: Record<string, string>) => {
  jest.resetModules();
  const info = jest.spyOn(console, "info").mockImplementation(() => {});
  jest.replaceProperty(process, "env", { ...process.env, ...env } as NodeJS.ProcessEnv);
  await (await import("@/lib/http/server-start")).startServer(new Date());
  return info.mock.calls.map(([line]) => String(line));
};

test("the start log warns about missing settings", async () => {
  expectWarnings();
  expect(await start({ NODE_ENV: "test" })).toEqual([]);
});

test("a production start says what the browser keeps, and logs one line of JSON", async () => {
  expectWarnings();
  const [notice, line = "", ...more] = await start({ NODE_ENV: "production" });
  expect(notice).toMatch(/^\[configuración\] .*STORAGE_CONSENT/);
  expect(more).toEqual([]);
  expect(JSON.parse(line)).toMatchObject({ event: "start", level: "warn" });
});

test("a mistake in an offer does not stop the development server", async () => {
  expectWarnings();
  jest.doMock("@/lib/catalogue/data", () => {
    const { checkedOffers, settings } =
      jest.requireActual<typeof import("@/lib/catalogue/catalogue")>("@/lib/catalogue/catalogue");
    return { data: checkedOffers({ texts: {}, heroes: [], unread: [] }, settings) };
  });
  expectConsole("error", /El catálogo de ofertas tiene errores:/);
  expect(await start({ NODE_ENV: "development" })).toEqual([]);
  await expect(start({ NODE_ENV: "production" })).rejects.toThrow("un fichero por oferta");
  jest.dontMock("@/lib/catalogue/data");
});

const folders = mkdtempSync(join(tmpdir(), "builds-"));
afterAll(() => rmSync(folders, { recursive: true }));

/** The folder of a build with these files. `lost`: a file of its list that is not there, or has another size. */
function build(files: Record<string, string>, lost: Record<string, number> = {}): string {
  const folder = mkdtempSync(join(folders, "build-"));
  mkdirSync(join(folder, "server"));
  for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text);
  const bytes = Object.fromEntries(Object.entries(files).map(([path, text]) => [path, text.length]));
  const prerendered = { abc: "server/glosario.html" };
  const errors = { errorPage: "server/500.html", errorPolicy: "default-src x" };
  writeFileSync(
    join(folder, "built-files.json"),
    JSON.stringify({ ...errors, prerendered, bytes: { ...bytes, ...lost } }),
  );
  return folder;
}

test.each([
  ["a missing page", { "server/app/paypal.html": 5 }, "server/app/paypal.html"],
  ["a page of another size", { "server/500.html": 5 }, "server/500.html"],
])("a build with %s is not served, and the refusal names it", (_what, lost, name) => {
  expect(() => openBuild(build({ "server/500.html": "algo ha fallado" }, lost))).toThrow(name);
});

test("an unfinished build is not served", () => {
  expect(() => openBuild("no-build")).toThrow("did not finish");
});

test("a build gives its texts compressed, while their files are there", () => {
  const folder = build({ "server/500.html": "", "server/glosario.html.br": "comprimido" });
  const { compressed } = openBuild(folder);
  expect(String(compressed("abc", "br"))).toBe("comprimido");
  expect([compressed("abc", "gzip"), compressed("otra", "br")]).toEqual([undefined, undefined]);
  rmSync(join(folder, "server/glosario.html.br"));
  expect(compressed("abc", "br")).toBeUndefined();
});
