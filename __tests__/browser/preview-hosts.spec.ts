import { ask, inParallel } from "./raw";
import { expect, test } from "./test";
import { full, type World, worlds } from "./worlds";

const PREVIEW = [
  "localhost",
  "localhost:3000",
  "LOCALHOST",
  "localhost.",
  "promos.localhost:8080",
  "planamigo-git-rama-equipo.vercel.app",
  "planamigo.vercel.app:443",
  "PlanAmigo.Vercel.App",
  "a.b.vercel.app.",
  "vercel.app",
  "127.0.0.1",
  "10.0.0.7:3000",
  "203.0.113.9",
  "[::1]",
  "[::1]:3000",
  "[2001:db8::7]:8080",
];

const PRODUCTION = [
  "planamigo.example",
  "www.planamigo.example:443",
  "planamigo.es",
  "vercel.app.planamigo.es",
  "mivercel.app",
  "vercel.app-planamigo.es",
  "localhost.planamigo.es",
  "milocalhost",
  "1.2.3.4.planamigo.es",
  "1.2.3",
  "planamigo.es:3000",
];

interface Kind {
  path: string;
  /** The status at a preview host and at a production host. */
  status: number;
  /** What it says, where a status alone could be any answer's. */
  body?: RegExp;
}

/** One answer of every kind. */
async function kindsOf({ url, site }: World): Promise<Kind[]> {
  const home = await ask(url, "/");
  const script = /data-script="([^"]+)"/.exec(home.text)?.[1] ?? "/missing";
  return [
    { path: "/", status: 200, body: new RegExp(site.brand) },
    { path: "/paypal?utm_source=x", status: 200 },
    { path: "/trade-republic?v=b", status: 200 },
    { path: "/legal/terminos", status: 200 },
    { path: "/legal/privacidad", status: 200 },
    { path: script, status: 200 },
    { path: "/share/inicio.png", status: 200 },
    { path: "/icon-192.png", status: 200 },
    { path: "/favicon.ico", status: 200 },
    { path: "/heroes/trade-republic-640.avif", status: 200 },
    { path: "/ofertas.json", status: 200 },
    { path: "/paypal.md", status: 200 },
    { path: "/cambios.atom", status: 200 },
    { path: "/llms.txt", status: 200 },
    { path: "/sitemap.xml", status: 200 },
    { path: "/manifest.webmanifest", status: 200 },
    { path: "/robots.txt", status: 200 },
    { path: "/paypal/", status: 308 },
    { path: "/paypal//", status: 308 },
    { path: "//paypal", status: 308 },
    { path: "/trade-republic/v/b", status: 308 },
    { path: "/no-existe", status: 404 },
    { path: "/no-existe.md", status: 404 },
    { path: "/%5Bslug%5D", status: 404 },
    { path: "/%E0%A4%A", status: 404 },
    { path: "/%ff", status: 404 },
    { path: "/_next/static/no.js", status: 404 },
    { path: "/assets/no.js", status: 404 },
  ];
}

for (const host of PREVIEW)
  test(`${host} is never indexed, whatever it answers`, async () => {
    for (const world of host === "localhost" ? worlds : [full])
      await inParallel(await kindsOf(world), async ({ path, status, body = /^/ }) => {
        const answer = await ask(world.url, path, { host });
        expect(answer.status, path).toBe(status);
        expect(answer.text, path).toMatch(body);
        expect(answer.headers["x-robots-tag"], path).toBe("noindex, nofollow");
        if (path === "/robots.txt") expect(answer.text).toBe("User-agent: *\nDisallow: /\n");
      });
  });

for (const host of PRODUCTION)
  test(`${host} may be indexed`, async () => {
    await inParallel(await kindsOf(full), async ({ path, status, body = /^/ }) => {
      const answer = await ask(full.url, path, { host });
      expect(answer.status, path).toBe(status);
      expect(answer.text, path).toMatch(body);
      expect(answer.headers, path).not.toHaveProperty("x-robots-tag");
      if (path !== "/robots.txt") return;
      expect(answer.headers["content-type"]).toMatch(/^text\/plain/);
      expect(answer.text).toMatch(/^User-agent: \*\nAllow: \/$/im);
      expect(answer.text).not.toMatch(/^Disallow: \/$/m);
      expect(answer.text).toContain(`Sitemap: ${full.site.url}/sitemap.xml`);
    });
  });

test("the host that a proxy claims does not count", async () => {
  const production = { host: "planamigo.example", "x-forwarded-host": "x.vercel.app" };
  expect((await ask(full.url, "/", production)).headers).not.toHaveProperty("x-robots-tag");
  const preview = { host: "x.vercel.app", "x-forwarded-host": "planamigo.example" };
  expect((await ask(full.url, "/", preview)).headers["x-robots-tag"]).toBe("noindex, nofollow");
});
