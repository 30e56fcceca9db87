import type { IncomingHttpHeaders } from "node:http";
import { expect, test } from "@playwright/test";
import { plain } from "../browser/worlds";
import { ask, GOOGLEBOT, HOST, inParallel, passedOn, standIn, variantIn } from "./server";

interface Kept {
  until: number;
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** How long a shared cache may keep an answer, in seconds (RFC 9111). */
function lifetime({ "cache-control": control = "", ...headers }: IncomingHttpHeaders): number {
  if (/\b(private|no-store|no-cache)\b/.test(control) || headers.vary === "*") return 0;
  const seconds = (name: string) => new RegExp(`\\b${name}=(\\d+)`).exec(control)?.[1];
  return Number(seconds("s-maxage") ?? seconds("max-age") ?? 0);
}

/**
 * A shared cache in front of a site, as a CDN runs it by default: it keys by address alone, obeys Cache-Control
 * and hands out what it kept with every header, Set-Cookie too.
 */
async function sharedCache(site: string) {
  const kept = new Map<string, Kept>();
  const server = await standIn((request, response) => {
    const { url = "/", headers } = request;
    const serve = (answer: Omit<Kept, "until">, found: "hit" | "miss") => {
      response.writeHead(answer.status, { ...answer.headers, "x-cache": found });
      response.end(answer.body);
    };
    const known = kept.get(url);
    if (known && known.until > Date.now()) return serve(known, "hit");
    const passed = Object.entries(headers).filter(
      ([name]) => !["connection", "accept-encoding"].includes(name),
    );
    ask(site, url, Object.fromEntries(passed)).then(
      ({ status, headers, body }) => {
        const whole = { status, headers: passedOn(headers), body };
        const seconds = lifetime(whole.headers);
        if (seconds > 0) kept.set(url, { ...whole, until: Date.now() + seconds * 1000 });
        serve(whole, "miss");
      },
      () => response.writeHead(502).end(),
    );
  });
  return { ...server, kept };
}

const paths = plain.addresses.filter((address) => !address.includes("?"));
let cache: Awaited<ReturnType<typeof sharedCache>>;
test.beforeEach(async () => {
  cache = await sharedCache(plain.url);
});
test.afterEach(() => cache.close());

test("a shared cache never mixes variants or cookies", async () => {
  const visits = Array.from({ length: 400 }, (_, i) => (["a", "b", "new", "crawler"] as const)[i % 4]);
  await inParallel(visits, async (visit) => {
    const own = visit === "crawler" ? { "user-agent": GOOGLEBOT } : { cookie: `ab_variant=${visit}` };
    const { text, headers } = await ask(cache.url, "/trade-republic", {
      ...HOST,
      ...(visit !== "new" && own),
    });
    const variant = variantIn(text);
    expect(headers["x-cache"]).toBe("miss");
    if (visit === "new") expect(headers["set-cookie"]?.[0]).toContain(`ab_variant=${variant};`);
    else expect(headers["set-cookie"]).toBeUndefined();
    if (visit !== "new") expect(variant).toBe(visit === "crawler" ? "a" : visit);
  });

  for (const path of paths) {
    await ask(cache.url, path, { ...HOST, cookie: "ab_variant=b; otra=1" });
    const { headers, status } = await ask(cache.url, path, HOST);
    expect(status).toBe(200);
    // The terms carry the day on which they are read.
    expect(headers["x-cache"], path).toBe(path === "/legal/terminos" ? "miss" : "hit");
  }
  expect(cache.kept.size).toBeGreaterThan(5);
  for (const [url, { headers, body }] of cache.kept) {
    expect(headers["set-cookie"], url).toBeUndefined();
    expect(variantIn(body.toString()), url).toBeUndefined();
  }
});

test("neither do the internal address and the parameter get into it", async () => {
  for (const path of ["/trade-republic?v=a", "/trade-republic?v=b", "/trade-republic/v/b"])
    for (let visit = 0; visit < 3; visit++) await ask(cache.url, path, HOST);
  expect([...cache.kept.values()].filter(({ headers }) => headers["set-cookie"])).toEqual([]);
  expect([...cache.kept.keys()].filter((url) => url.includes("?v="))).toEqual([]);
});

test("no header of one visitor leads the next one astray", async () => {
  for (const path of paths) {
    await ask(cache.url, path, { ...HOST, rsc: "1" });
    await ask(cache.url, path, { ...HOST, rsc: "1", "next-router-prefetch": "1" });
    const { status, headers } = await ask(cache.url, path, HOST);
    expect([status, headers["content-type"]], path).toEqual([200, expect.stringMatching(/^text\/html/)]);
  }
});

test("what is spelled with a % is no page, and is not kept for long", async () => {
  const spelled = ["/%74rade-republic", "/%74rade-republic/v/b", "/trade-republic/v/%62", "/%70aypal"];
  for (const path of [...spelled, "/%ff", "/%c0%ae", "/assets/%ff", "/legal/%ff", "/a%20b"]) {
    const { status, headers, text } = await ask(plain.url, path, HOST);
    expect(status, path).toBe(404);
    expect(headers["cache-control"], path).toMatch(/s-maxage=300\b/);
    expect(variantIn(text), path).toBeUndefined();
  }
});
