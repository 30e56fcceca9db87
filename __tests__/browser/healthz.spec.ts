import { ask } from "./raw";
import { sharedCache } from "./shared-cache";
import { expect, test } from "./test";
import { plain } from "./worlds";

for (const host of ["planamigo.example", "x.vercel.app", "127.0.0.1"])
  test(`at ${host} the server says that it lives, to no cache and no search engine`, async () => {
    const { status, text, headers } = await ask(plain.url, "/healthz", { host });
    expect(status).toBe(200);
    expect(JSON.parse(text)).toEqual({ status: "ok" });
    expect(headers["cache-control"]).toBe("no-store");
    expect(headers["x-robots-tag"]).toBe("noindex, nofollow");
    expect(headers["set-cookie"]).toBeUndefined();
  });

test("a shared cache asks it each time", async () => {
  const cache = await sharedCache(plain.url);
  try {
    for (let visit = 0; visit < 3; visit++)
      expect((await ask(cache.url, "/healthz")).headers["x-cache"]).toBe("miss");
  } finally {
    await cache.close();
  }
});
