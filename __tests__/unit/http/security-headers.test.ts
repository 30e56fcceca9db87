/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import { unstable_getResponseFromNextConfig } from "next/experimental/testing/server";
import { filePolicy, handled, POLICY, securityHeaders, securityRules } from "@/lib/http/security-headers";

const respond = async (path: string) =>
  (
    await unstable_getResponseFromNextConfig({
      url: `https://planamigo.example${path}`,
      nextConfig: { headers: async () => securityRules(["/heroes/lowi.svg", "/icon-192.png"]) },
    })
  ).headers;

// The framework ends the whole process over a rule that it cannot read.
jest.spyOn(process, "exit").mockImplementation(() => {
  throw new Error("a rule that the framework cannot read");
});

const PAGES = ["/", "/paypal", "/paypal/valor", "/legal/terminos", "/no-existe", "/heroes/no-existe.svg"];

test.each([
  ...PAGES,
  "/heroes/lowi.svg",
  "/_next/static/chunks/a.js",
  "/assets/site-ABCDEFGH.js",
  "/paypal/",
])("%s has every header", async (path) => {
  const headers = await respond(path);
  for (const [name, value] of Object.entries(securityHeaders)) expect(headers.get(name)).toBe(value);
});

test.each([
  "/share/inicio.png",
  "/icon.svg",
  "/ofertas.schema.json",
  "/cambios.atom",
  "/paypal.md",
  "/llms.txt",
])("%s may be shown by other sites", async (path) =>
  expect((await respond(path)).get("cross-origin-resource-policy")).toBe("cross-origin"),
);

test.each(PAGES)("%s says its policy itself", async (path) =>
  expect((await respond(path)).has(POLICY)).toBe(false),
);

/** The addresses of the handlers that answer when they are asked. */
const handlers = readdirSync("app", { recursive: true, encoding: "utf8" })
  .filter((file) => /(^|\/)route\.tsx?$/.test(file))
  .filter((file) => readFileSync(`app/${file}`, "utf8").includes('dynamic = "force-dynamic"'))
  .map((file) => `/${file.replace(/\/route\.tsx?$/, "").replace(/\[(?:\.\.\.)?\w+\]/g, "paypal")}`)
  .map((path) => path.replace(/^\/md\/(.*)$/, "/$1.md"));

test("there are such handlers", () => expect(handlers.length).toBeGreaterThan(5));

test.each([...handlers, ...handled.map(([, example]) => example), "/heroes/lowi.svg", "/icon-192.png"])(
  "nothing in %s runs or loads",
  async (path) => {
    expect(filePolicy(path)).toMatch(/^default-src 'none'; .*frame-ancestors 'none'/);
    expect((await respond(path)).get(POLICY)).toBe(filePolicy(path));
  },
);

test.each([
  ["/share/inicio.png", true],
  ["/sitemap.xml", true],
  ["/cambios.atom", true],
  ["/favicon.ico", true],
  ["/icon.svg", false],
  ["/png", false],
  ["/icon.png/x", false],
  ["/ofertas.json", false],
  ["/paypal", false],
])("%s is shown in a page of the browser's making, with its styles: %s", (path, shown) =>
  expect(filePolicy(path).includes("style-src")).toBe(shown),
);

test.each(["/_next/static/%ff", "/_next/static/a%2fb.js", "/%ff.md"])(
  "%s, malformed, meets no rule",
  async (path) => {
    const headers = await respond(path);
    expect([POLICY, "Referrer-Policy"].filter((name) => headers.has(name))).toEqual([]);
  },
);

test("HTTPS for a year, no path for other sites to read, types as sent, and nothing shared with others", () => {
  const { "Permissions-Policy": permissions, ...others } = securityHeaders;
  expect(others).toEqual({
    "Strict-Transport-Security": "max-age=31536000; includeSubDomains",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
  });
  for (const sensor of ["camera", "geolocation", "microphone", "payment"])
    expect(permissions?.split(", ")).toContain(`${sensor}=()`);
});
