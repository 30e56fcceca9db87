import { execFile, execFileSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import { catalogue } from "@/lib/catalogue";
import { buildEnvironment, buildUrl } from "../builds";
import { copyRepository } from "./copy";
import { readPlatform, VISITOR } from "./platform";

const folder = resolve(".next-platform");
const site = join(folder, "site");
const tools = join(folder, "tools");
const settings = { DIST_DIR: ".next", VERCEL_TELEMETRY_DISABLED: "1" };
const write = (file: string, content: unknown) => writeFileSync(file, JSON.stringify(content));

// Both tests build in one folder, so they run one after the other.
test.describe.configure({ mode: "default" });

/** The platform's command builds where the site is, so it gets a copy. */
test.beforeAll(() => {
  test.setTimeout(600_000);
  copyRepository(site, /^$/);
  for (const place of [join(site, ".vercel"), tools]) mkdirSync(place, { recursive: true });
  const project = { framework: "nextjs", installCommand: "" };
  write(join(site, ".vercel/project.json"), { projectId: "prj_x", orgId: "team_x", settings: project });
  // Not by npx: one of its packages needs an override.
  write(join(tools, "package.json"), {
    dependencies: { vercel: "64.0.2" },
    overrides: { sandbox: "latest" },
  });
  execFileSync("npm", ["install", "--ignore-scripts"], { cwd: tools });
});

/** What our own server answers; a redirect is an answer. */
async function own(path: string) {
  const request = { headers: { "user-agent": VISITOR }, redirect: "manual" } as const;
  const response = await fetch(buildUrl("default") + path, request);
  return { status: response.status, headers: response.headers, body: await response.text() };
}

/** What a page says: one that a handler makes writes the same content with other names of classes. */
const mainOf = (html: string) =>
  /<main[^]*<\/main>/
    .exec(html)?.[0]
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");
const policyIn = (headers: Headers) => headers.get("content-security-policy") ?? "";
const enabled = catalogue.enabled.map(({ detailPath }) => detailPath);
const disabled = catalogue.all.filter((offer) => !offer.enabled).map(({ detailPath }) => detailPath);
const files =
  "/legal/terminos /manifest.webmanifest /sitemap.xml /cambios.atom /ofertas.json /icon.svg".split(" ");
const missing = "/nada /nada/valor /comparar/a-vs-b /%5Bslug%5D /%ff /500".split(" ");
const onDemand = ["plazos/fechas?alta=2026-11-01", "valor?importe=500"];

for (const [name, way] of Object.entries({
  "the default adapter": {},
  NEXT_ENABLE_ADAPTER: { NEXT_ENABLE_ADAPTER: "1" },
}))
  test(`the platform serves what it builds with ${name}`, async () => {
    test.setTimeout(600_000);
    const build = ["build", "--yes", "--token", "x", "--global-config", join(folder, "config")];
    const env = { ...buildEnvironment("default"), ...settings, ...way };
    await promisify(execFile)(join(tools, "node_modules/.bin/vercel"), build, { cwd: site, env });
    const scratch = join(folder, "functions");
    rmSync(scratch, { recursive: true, force: true });
    const { ask, close } = readPlatform(site, scratch);
    try {
      const { body: sitemap } = await ask("/sitemap.xml");
      const pages = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, url = ""]) => new URL(url).pathname);
      expect(pages).toEqual(expect.arrayContaining(enabled));
      // The page of the A/B test as variant b; other pages ignore the parameter.
      for (const path of [
        ...pages.map((path) => `${path}?v=b`),
        ...enabled.map((path) => `${path}.md`),
        ...files,
      ]) {
        const [theirs, ours] = await Promise.all([ask(path), own(path)]);
        expect([path, theirs.status, theirs.body]).toEqual([path, 200, ours.body]);
        for (const name of ["content-security-policy", "cache-control", "strict-transport-security"])
          expect(`${path} ${theirs.headers.get(name)}`).toBe(`${path} ${ours.headers.get(name)}`);
        expect(theirs.body, path).not.toContain("__next_f");
        expect(theirs.headers.has("x-robots-tag"), path).toBe(false);
      }
      // The one page that differs: it names who serves the site.
      const privacy = await ask("/legal/privacidad");
      expect([privacy.status, policyIn(privacy.headers)]).toEqual([
        200,
        policyIn((await own("/legal/privacidad")).headers),
      ]);
      expect(privacy.body).toContain("Vercel, nuestro proveedor de alojamiento");
      const notFound = mainOf((await own("/nada")).body);
      for (const path of [...disabled, ...missing]) {
        const { status, headers, body } = await ask(path);
        expect([path, status, mainOf(body)]).toEqual([path, 404, notFound]);
        // The platform sends its own 404 with no header of ours; a handler's has them.
        const inPage = /<meta http-equiv="Content-Security-Policy" content="([^"]*)/.exec(body)?.[1];
        expect(inPage ?? policyIn(headers), path).toMatch(/^default-src 'none'; script-src/);
        expect(body, path).not.toContain("__next_f");
      }
      for (const path of [
        "/plan?dinero=500",
        "/comparar/elegir",
        ...enabled.flatMap((page) => onDemand.map((end) => `${page}/${end}`)),
      ]) {
        const [theirs, ours] = await Promise.all([ask(path), own(path)]);
        expect([path, theirs.status, theirs.body]).toEqual([path, ours.status, ours.body]);
        expect([path, theirs.headers.get("location")]).toEqual([path, ours.headers.get("location")]);
        // A redirect has nothing that a policy could protect.
        if (ours.status < 300 || ours.status > 399)
          expect([path, policyIn(theirs.headers)]).toEqual([path, policyIn(ours.headers)]);
        // The platform sets the header of a rule on a 404 too; none of them lets a shared cache keep it.
        if (ours.status === 200)
          expect(theirs.headers.get("cache-control"), path).toBe(ours.headers.get("cache-control"));
        else expect(theirs.headers.get("cache-control"), path).toMatch(/private|no-store/);
        expect(theirs.body).not.toMatch(/_next\/static|__next_f/);
      }
      const preview = await ask("https://planamigo-x.vercel.app/");
      expect([preview.status, preview.headers.get("x-robots-tag")]).toEqual([200, "noindex, nofollow"]);
    } finally {
      close();
    }
  });
