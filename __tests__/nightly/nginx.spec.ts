import { gunzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import { plain } from "../browser/worlds";
import { siteBehindNginx } from "./nginx";
import { ask, GOOGLEBOT, HOST, inParallel, variantIn } from "./server";

const kept = plain.addresses.filter((path) => !path.includes("?") && path !== "/legal/terminos");

type Visit = [kind: string, headers: Record<string, string>];

test.describe.configure({ mode: "serial" });

let site: Awaited<ReturnType<typeof siteBehindNginx>>;
test.beforeAll(async () => {
  test.setTimeout(90_000);
  site = await siteBehindNginx();
});
test.afterAll(() => site.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  ask(site.url, path, { ...HOST, ...headers });

/** Visitors who come one after another while something happens to the servers; what they met that is no page. */
async function faultsDuring(paths: string[], happening: () => Promise<void>) {
  let on = true;
  let answers = 0;
  const faults: string[] = [];
  const visitor = async () => {
    while (on) {
      const path = paths[answers % paths.length] ?? "/";
      const answer = await get(path).catch((error: Error) => ({ status: 0, text: error.message }));
      answers += 1;
      if (answer.status !== 200 || !answer.text.includes("</html>")) faults.push(`${answer.status} ${path}`);
    }
  };
  const visitors = Array.from({ length: 6 }, visitor);
  await happening();
  on = false;
  await Promise.all(visitors);
  expect(answers).toBeGreaterThan(50);
  return faults;
}

test("pages are the site's own, kept and given again", async () => {
  for (const path of kept) {
    const [first, second, direct] = [await get(path), await get(path), await ask(plain.url, path, HOST)];
    expect(first.headers["x-cache"], path).toBe("MISS");
    expect(second.headers["x-cache"], path).toBe("HIT");
    expect(second.status).toBe(200);
    expect(second.text, path).toBe(direct.text);
    expect(second.headers["cache-control"]).toBe(direct.headers["cache-control"]);
    expect(second.headers["content-security-policy"]).toBe(direct.headers["content-security-policy"]);
  }
});

test("security headers are there once, whoever answers, from the cache too", async () => {
  const wanted = ["content-security-policy", "strict-transport-security", "x-content-type-options"];
  const paths = ["/", "/", "/no-existe", "/legal/terminos", "/heroes/paypal-640.avif", "/healthz"];
  for (const [method, path] of [...paths.map((path) => ["GET", path]), ["DELETE", "/"]])
    for (const name of wanted) {
      const { names } = await ask(site.url, path ?? "", HOST, method);
      expect(
        names.filter((one) => one === name),
        `${method} ${path}: ${name}`,
      ).toHaveLength(1);
    }
});

test("parameters that no page reads share its copy; a redirect repeats its own", async () => {
  await get("/paypal");
  const campaign = "utm_source=x&gad_source=1&gbraid=2&wbraid=3&srsltid=4&ttclid=5&_gl=6*7&mc_cid=8&otra=9";
  expect((await get(`/paypal?${campaign}`)).headers["x-cache"]).toBe("HIT");
  await get("/indexa-capital/valor");
  expect((await get("/indexa-capital/valor?_gl=1&importe=5000")).headers["x-cache"]).toBe("MISS");
  await get("/plan");
  expect((await get("/plan?dinero=500&utm_source=x")).headers["x-cache"]).toBe("MISS");
  expect((await get("/mis-plazos.ics?paypal=2026-11-20")).status).toBe(200);
  for (const query of ["?gclid=1", "?gclid=2"])
    expect((await get(`/paypal/${query}`)).headers.location).toBe(`/paypal${query}`);
});

test("what is not a page's path never becomes its copy", async () => {
  for (const path of ["//lowi", "/lowi/", "/lowi%3F", "/./lowi", "/%6cowi", "/lowi%00"]) await get(path);
  const { status, text } = await get("/lowi");
  expect(status).toBe(200);
  expect(text).toBe((await ask(plain.url, "/lowi", HOST)).text);
});

test("the A/B test is decided for each visitor, through any server", async () => {
  const kinds: Visit[] = [
    ["new", {}],
    ["a", { cookie: "ab_variant=a" }],
    ["b", { cookie: "ab_variant=b" }],
    ["crawler", { "user-agent": GOOGLEBOT }],
  ];
  const visits = Array.from({ length: 50 }, () => kinds).flat();
  const seen = new Set<string | undefined>();
  await inParallel(visits, async ([visit, extra]) => {
    const { text, headers } = await get("/trade-republic", extra);
    expect(headers["x-cache"]).not.toBe("HIT");
    const variant = variantIn(text);
    if (visit === "new") {
      seen.add(variant);
      expect(headers["set-cookie"]?.[0]).toContain(`ab_variant=${variant};`);
    } else {
      expect(variant).toBe(visit === "crawler" ? "a" : visit);
      expect(headers["set-cookie"]).toBeUndefined();
    }
  });
  expect(seen).toEqual(new Set(["a", "b"]));
  const servers = new Set(site.upstreamsOf("/trade-republic"));
  expect([...servers].sort()).toEqual(site.behind.map((port) => `127.0.0.1:${port}`).sort());
});

test("a preview host is never indexed, and lends its copies to no other", async () => {
  for (const host of ["x.vercel.app", "localhost:8080", "203.0.113.9"])
    for (let visit = 0; visit < 2; visit++) {
      expect((await get("/paypal", { host })).headers["x-robots-tag"], host).toBe("noindex, nofollow");
      expect((await get("/robots.txt", { host })).text).not.toContain("Disallow");
      for (const path of ["/paypal", "/robots.txt"])
        expect((await get(path)).headers["x-robots-tag"], path).toBeUndefined();
    }
  expect((await get("/robots.txt")).text).toContain("Sitemap:");
  const forged = await get("/lowi", { "x-forwarded-host": "x.vercel.app" });
  expect(forged.headers["x-robots-tag"]).toBeUndefined();
});

test("text is compressed for whoever takes it, once, and is the same text", async () => {
  const script = /data-script="([^"]+)"/.exec((await get("/")).text)?.[1] ?? "";
  for (const path of [
    "/",
    "/paypal",
    "/ofertas.json",
    "/sitemap.xml",
    "/cambios.atom",
    "/paypal.md",
    script,
  ]) {
    const bare = await get(path);
    const packed = await get(path, { "accept-encoding": "gzip, deflate, br" });
    expect(bare.headers["content-encoding"], path).toBeUndefined();
    expect(packed.headers["content-encoding"], path).toBe("gzip");
    expect(packed.headers.vary?.toLowerCase(), path).toContain("accept-encoding");
    expect(gunzipSync(packed.body).equals(bare.body), path).toBe(true);
  }
  const again = await get("/", { "accept-encoding": "gzip, deflate, br" });
  expect([again.headers["x-cache"], again.headers["content-encoding"]]).toEqual(["HIT", "gzip"]);
  expect((await get("/", { "accept-encoding": "gzip;q=0" })).headers["content-encoding"]).toBeUndefined();
  const picture = await get("/heroes/paypal-640.avif", { "accept-encoding": "gzip" });
  expect(picture.headers["content-encoding"]).toBeUndefined();
});

test("what changes by the day or by the server is asked anew; what a visitor has is not sent again", async () => {
  for (const path of ["/legal/terminos", "/healthz"])
    for (let visit = 0; visit < 2; visit++)
      expect((await get(path)).headers["x-cache"], path).not.toBe("HIT");
  const { headers } = await get("/");
  expect((await get("/", { "if-none-match": headers.etag ?? "" })).status).toBe(304);
});

test("nobody writes, and nothing speaks WebSocket", async () => {
  for (const method of ["POST", "PUT", "DELETE", "TRACE"])
    expect((await ask(site.url, "/", HOST, method)).status, method).toBe(405);
  const upgrade = await get("/", { connection: "Upgrade", upgrade: "websocket" });
  expect(upgrade.status).toBe(200);
});

test("servers are replaced one by one, under load, and no visitor notices", async () => {
  test.setTimeout(90_000);
  const codes: unknown[] = [];
  // Neither page is kept: each needs a server that lives.
  const faults = await faultsDuring(["/trade-republic", "/legal/terminos"], async () => {
    for (const place of [0, 1] as const) {
      codes.push(await site.end(place));
      await site.restart(place);
      await site.serving(place);
    }
  });
  expect(faults).toEqual([]);
  // Ended by the signal, after the work at hand.
  expect(codes).toEqual([143, 143]);
});

test("a server that dies under load takes no visitor with it", async () => {
  test.setTimeout(90_000);
  const faults = await faultsDuring(["/trade-republic"], async () => {
    for (const place of [0, 1] as const) {
      await site.serving(place);
      expect(await site.end(place, "SIGKILL")).toBeNull();
      await site.serving(place === 0 ? 1 : 0);
      await site.restart(place);
      await site.serving(place);
    }
  });
  expect(faults).toEqual([]);
});

test("with no server at all, visitors get the last copy", async () => {
  await get("/paypal");
  await Promise.all([site.end(0), site.end(1)]);
  const { status, text } = await get("/paypal");
  expect(status).toBe(200);
  expect(text).toContain("</html>");
  expect((await get("/healthz")).status).toBe(502);
  await Promise.all([site.restart(0), site.restart(1)]);
  await expect.poll(async () => (await get("/healthz")).status, { timeout: 20_000 }).toBe(200);
});
