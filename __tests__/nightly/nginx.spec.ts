import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { plain } from "../browser/fixtures";
import { builds } from "../builds";
import { buildChanged, scriptOf } from "./copy";
import { ask, type Asking, startServer } from "../server";

const [front, portA, portB] = [2, 3, 4].map((place) => builds.default.port + place) as [
  number,
  number,
  number,
];
const kept = plain.addresses.filter((path) => !path.includes("?"));
/** An offer's page that is cached: one without an A/B test. */
const cached = plain.untested;
type Server = Awaited<ReturnType<typeof startServer>>;

const folder = mkdtempSync(join(tmpdir(), "nginx-"));
const servers = new Map<number, Server>();
let nginx: Server;

/** docs/nginx.conf with the addresses and folders of this test. */
function sample(): string {
  const changes = {
    "pid /run/nginx.pid;": `pid ${folder}/nginx.pid; daemon off;`,
    "/var/log/nginx": folder,
    // Only root may choose one, and the test's folder is its own.
    "user www-data;": process.getuid?.() === 0 ? "user root;" : "",
    "/var/cache/planamigo": `${folder}/cache`,
    "listen 80;": `listen 127.0.0.1:${front};`,
    "127.0.0.1:3000": `127.0.0.1:${portA}`,
    "127.0.0.1:3001": `127.0.0.1:${portB}`,
    "fail_timeout=10s": "fail_timeout=1s",
    // The tests read at once which server answered.
    " buffer=64k flush=1s": "",
    "/srv/planamigo": folder,
    // Temporary files in the test's folder: nginx's own folders may need root.
    "server_tokens off;": ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
      .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
      .join(" "),
  };
  let text = readFileSync("docs/nginx.conf", "utf8");
  for (const [from, to] of Object.entries(changes)) {
    expect(text).toContain(from);
    text = text.replaceAll(from, to);
  }
  return text;
}

test.describe.configure({ mode: "serial" });
test.beforeAll(async () => {
  test.setTimeout(90_000);
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "nginx.conf"), sample());
  for (const port of [portA, portB]) servers.set(port, await startServer("default", port));
  const args = ["-c", `${folder}/nginx.conf`, "-e", `${folder}/error.log`];
  const command = process.env.NGINX_PATH ?? "/usr/sbin/nginx";
  nginx = await startServer("default", front, { command, args });
});
test.afterAll(async () => {
  await Promise.all([nginx, ...servers.values()].map((server) => server.end()));
  rmSync(folder, { recursive: true, force: true });
});

const get = (path: string, headers: Asking["headers"] = {}, method = "GET") =>
  ask(front, path, { method, headers });

test("pages are cached, and served from the cache unchanged", async () => {
  for (const path of kept) {
    const [first, second, direct] = [await get(path), await get(path), await ask(portA, path)];
    expect([first.headers["x-cache"], second.headers["x-cache"]], path).toEqual(["MISS", "HIT"]);
    expect(second.text, path).toBe(direct.text);
    for (const name of ["cache-control", "content-security-policy"])
      expect(second.headers[name], path).toBe(direct.headers[name]);
  }
});

test("every answer has each security header once, also from the cache and from nginx itself", async () => {
  const wanted = ["content-security-policy", "strict-transport-security", "x-content-type-options"];
  for (const path of ["/", "/no-existe", "/legal/terminos", "/heroes/paypal-640.avif", "/healthz"])
    for (const method of ["GET", "DELETE"]) {
      const { names } = await get(path, {}, method);
      expect(names.filter((name) => wanted.includes(name)).sort(), `${method} ${path}`).toEqual(wanted);
    }
});

const ADVERTISING =
  "utm_source=x&gclid=1&gad_source=1&gbraid=2&wbraid=3&srsltid=4&ttclid=5&_gl=6*7&mc_cid=8&v=1";

test("parameters that no page reads do not affect the cache; other parameters and paths do", async () => {
  await get(cached);
  for (const query of [
    ADVERTISING,
    "v=1&zz=1",
    "dinero=1",
    Array.from({ length: 500 }, (_, i) => `k${i}=1`).join("&"),
  ])
    expect((await get(`${cached}?${query}`)).headers["x-cache"]).toBe("HIT");
  for (const path of ["/plan", "/paypal/valor", "/"]) {
    await get(path);
    expect([path, (await get(`${path}?${ADVERTISING}`)).headers["x-cache"]]).toEqual([path, "HIT"]);
  }
  // A page that reads one of them gets it alone.
  const [dated, asked] = await Promise.all(
    ["", `&${ADVERTISING}`].map((more) => get(`/paypal/plazos/calendario.ics?alta=2026-11-01${more}`)),
  );
  expect(asked?.text.match(/DTSTART.*/g)).toEqual(dated?.text.match(/DTSTART.*/g));
  await get("/indexa-capital/valor");
  expect((await get("/indexa-capital/valor?_gl=1&importe=5000")).headers["x-cache"]).toBe("MISS");
  await get("/plan");
  expect((await get("/plan?dinero=500&utm_source=x")).headers["x-cache"]).toBe("MISS");
  expect((await get("/mis-plazos.ics?paypal=2026-11-20")).status).toBe(200);
  for (const query of ["?gclid=1", "?gclid=2"])
    expect((await get(`/paypal/${query}`)).headers.location).toBe(`/paypal${query}`);
  for (const path of ["//lowi", "/lowi/", "/lowi%3F", "/./lowi", "/%6cowi", "/lowi%00"]) await get(path);
  await get("/lowi", { rsc: "1", "next-router-prefetch": "1" });
  expect((await get("/lowi")).text).toBe((await ask(portA, "/lowi")).text);
});

test("nginx caches no 404", async () => {
  for (const path of [
    "/no-existe",
    "/assets/site-MISSING1.js",
    "/heroes/none.avif",
    "/paypal;x",
    "/no-existe",
  ]) {
    expect([path, (await get(path)).status]).toEqual([path, 404]);
    expect([path, (await get(path)).headers["x-cache"]]).toEqual([path, "MISS"]);
  }
});

test("the variant of the A/B test is decided for each visitor, by any server", async () => {
  const seen = new Set<string | undefined>();
  for (let visit = 0; visit < 40; visit++)
    for (const cookie of ["", "ab_variant=a", "ab_variant=b"]) {
      const { text, headers } = await get("/trade-republic", { cookie });
      const variant = /data-variant="(\w*)"/.exec(text)?.[1];
      expect(headers["x-cache"]).not.toBe("HIT");
      if (cookie) expect([variant, headers["set-cookie"]]).toEqual([cookie.at(-1), undefined]);
      else expect(headers["set-cookie"]?.[0]).toContain(`ab_variant=${variant};`);
      seen.add(variant);
    }
  expect(seen).toEqual(new Set(["a", "b"]));
});

test("pages at a preview host have noindex, and cache entries of their own", async () => {
  for (const host of ["x.vercel.app", "localhost:8080"])
    for (const path of [cached, cached, "/robots.txt"]) {
      expect((await get(path, { host })).headers["x-robots-tag"], host).toBe("noindex, nofollow");
      expect((await get(path)).headers["x-robots-tag"], path).toBeUndefined();
    }
});

/**
 * Requests a path continuously while something happens to the servers; returns the status of every failed request.
 */
async function faultsDuring(path: string, happening: () => Promise<void>) {
  let on = true;
  const faults: unknown[] = [];
  const visitor = async () => {
    while (on) {
      const answer = await get(path).catch((error: Error) => ({ status: 0, text: error.message }));
      if (answer.status !== 200 || !answer.text.includes("</html>")) faults.push(answer.status);
    }
  };
  const visitors = Array.from({ length: 6 }, visitor);
  await happening();
  on = false;
  await Promise.all(visitors);
  return faults;
}

/** Waits until a server has answered more than ten requests. */
async function serving(port: number) {
  const answered = () =>
    readFileSync(join(folder, "access.log"), "utf8").split(`upstream=127.0.0.1:${port}`).length;
  const before = answered();
  await expect.poll(answered, { timeout: 30_000 }).toBeGreaterThan(before + 10);
}

for (const [happening, signal, code] of [
  ["are replaced one by one", "SIGTERM", 143],
  ["die one after another", "SIGKILL", null],
] as const)
  test(`servers ${happening} under load, and no visitor notices`, async () => {
    test.setTimeout(90_000);
    // This page is never cached, so every request needs a server.
    const faults = await faultsDuring("/trade-republic", async () => {
      for (const port of [portA, portB]) {
        await serving(port);
        expect(await servers.get(port)?.end(signal)).toBe(code);
        servers.set(port, await startServer("default", port));
        await serving(port);
      }
    });
    expect(faults).toEqual([]);
  });

test("a change to another build loses nothing, and a tab opened before it still loads its script", async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const page = await browser.newPage();
  await page.goto(`http://localhost:${front}/paypal`);
  const release = buildChanged();
  const [before, after] = [scriptOf("."), scriptOf(release)];
  for (const [name, path] of [...before, ...after]) copyFileSync(path, join(folder, "assets", name));
  const faults = await faultsDuring("/trade-republic", async () => {
    for (const port of [portA, portB]) {
      await servers.get(port)?.end();
      servers.set(port, await startServer("default", port, { cwd: release }));
      await serving(port);
    }
  });
  expect(faults).toEqual([]);
  const gone = [...before.keys()].filter((name) => !after.has(name));
  expect(gone.length).toBeGreaterThan(0);
  expect((await ask(portA, `/assets/${gone[0]}`)).status).toBe(404);
  for (const name of gone) {
    const { status, headers, names } = await get(`/assets/${name}`);
    expect([status, headers["content-type"]]).toEqual([200, "text/javascript; charset=utf-8"]);
    expect(names.filter((name) => name === "cache-control")).toHaveLength(1);
    expect(headers["cache-control"]).toContain("immutable");
  }
  const load = (names: string[]) => Promise.all(names.map((name) => import(`/assets/${name}`)));
  await page.evaluate(load as (names: string[]) => Promise<unknown>, gone);
  // Two visits: the first may still get the cached page of before.
  for (let visit = 0; visit < 2; visit++) await page.goto(`http://localhost:${front}/trade-republic`);
  await expect(page.locator("html")).toHaveAttribute("data-release", "next");
  await page.close();
  rmSync(release, { recursive: true, force: true });
});

test("with all servers down, visitors get the last cached page", async () => {
  await get(cached);
  await Promise.all([...servers.values()].map((server) => server.end()));
  expect((await get(cached)).text).toContain("</html>");
  expect((await get("/healthz")).status).toBe(502);
});
