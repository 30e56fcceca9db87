import { ask, inParallel } from "./raw";
import { sharedCache } from "./shared-cache";
import { expect, test } from "./test";
import { GOOGLEBOT, variantIn } from "./variant";
import { plain } from "./worlds";

/** Visitors of a production host, so that nothing but the cache's rules is at work. */
const HOST = { host: "planamigo.example" };

test("a shared cache never mixes variants or cookies", async () => {
  const cache = await sharedCache(plain.url);
  try {
    const visits = Array.from({ length: 400 }, (_, i) => (["a", "b", "new", "crawler"] as const)[i % 4]);
    await inParallel(visits, async (visit) => {
      const headers =
        visit === "crawler"
          ? { ...HOST, "user-agent": GOOGLEBOT }
          : visit === "new"
            ? HOST
            : { ...HOST, cookie: `ab_variant=${visit}` };
      const { text, headers: got } = await ask(cache.url, "/trade-republic", headers);
      const variant = variantIn(text);
      expect(got["x-cache"]).toBe("miss");
      if (visit === "new") expect(got["set-cookie"]?.[0]).toContain(`ab_variant=${variant};`);
      else expect(got["set-cookie"]).toBeUndefined();
      if (visit !== "new") expect(variant).toBe(visit === "crawler" ? "a" : visit);
    });

    for (const { path } of plain.views.filter(({ variant }) => !variant)) {
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
  } finally {
    await cache.close();
  }
});

test("neither do the internal address and the parameter get into it", async () => {
  const cache = await sharedCache(plain.url);
  try {
    for (const path of ["/trade-republic?v=a", "/trade-republic?v=b", "/trade-republic/v/b"])
      for (let visit = 0; visit < 3; visit++) await ask(cache.url, path, HOST);
    expect([...cache.kept.values()].filter(({ headers }) => headers["set-cookie"])).toEqual([]);
    expect([...cache.kept.keys()].filter((url) => url.includes("?v="))).toEqual([]);
  } finally {
    await cache.close();
  }
});

test("no header of one visitor leads the next one astray", async () => {
  const cache = await sharedCache(plain.url);
  try {
    for (const { path, variant } of plain.views) {
      if (variant) continue;
      await ask(cache.url, path, { ...HOST, rsc: "1" });
      await ask(cache.url, path, { ...HOST, rsc: "1", "next-router-prefetch": "1" });
      const { status, headers } = await ask(cache.url, path, HOST);
      expect([status, headers["content-type"]], path).toEqual([200, expect.stringMatching(/^text\/html/)]);
    }
  } finally {
    await cache.close();
  }
});

const SPELLED = ["/%74rade-republic", "/%74rade-republic/v/b", "/trade-republic/v/%62", "/%70aypal"];
const NO_TEXT = ["/%ff", "/%c0%ae", "/assets/%ff", "/legal/%ff", "/a%20b"];

test("what is spelled with a % is no page, and is not kept for long", async () => {
  for (const path of [...SPELLED, ...NO_TEXT]) {
    const { status, headers, text } = await ask(plain.url, path, HOST);
    expect(status, path).toBe(404);
    expect(headers["cache-control"], path).toMatch(/s-maxage=300\b/);
    expect(variantIn(text), path).toBeUndefined();
  }
});

test("answers that a cache may keep do not last past a deploy for long", async () => {
  for (const { path } of plain.views) {
    const { headers } = await ask(plain.url, path, HOST);
    const control = headers["cache-control"] ?? "";
    expect(control, path).toMatch(/private|no-store|s-maxage=([1-9]\d{0,2})\b/);
    // The page of the test may be kept by the visitor's own browser, asked for again and come back to.
    if (path === "/trade-republic") expect(control).not.toMatch(/no-store|no-cache/);
  }
});
