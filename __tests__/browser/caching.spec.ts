import { BROWSER } from "../../scripts/http.mjs";
import { ask } from "./raw";
import { expect, test } from "./test";
import { plain } from "./worlds";

const page = "public, max-age=0, s-maxage=300, stale-while-revalidate=86400";
const answer = "private, max-age=0, must-revalidate";
const picture = "public, max-age=86400, s-maxage=300, stale-while-revalidate=604800";
const notFound = "public, max-age=0, s-maxage=300";
const never = "private, no-cache, no-store, max-age=0, must-revalidate";

const offer = plain.catalogue.enabled.find(({ hasHeroImage }) => hasHeroImage)?.id ?? "";
const html = "text/html; charset=utf-8";

/** Each kind of response: status, type, what caches may do with it, and whether it is sent compressed. */
const responses: [
  path: string,
  status: number,
  type: string | undefined,
  caching: string,
  zipped: boolean,
][] = [
  ["/", 200, html, page, true],
  [`/${offer}/me-la-daran`, 200, html, page, true],
  ["/metodologia", 200, html, page, true],
  ["/trade-republic?v=a", 200, html, answer, true],
  ["/trade-republic?v=b", 200, html, answer, true],
  ["/legal/terminos", 200, html, answer, true],
  [`/${offer}/plazos/fechas?alta=nada`, 200, html, answer, true],
  [`/${offer}/valor?importe=500`, 200, html, answer, true],
  [`/${offer}/plazos/calendario.ics`, 400, "text/plain;charset=UTF-8", answer, false],
  ["/comparar/elegir", 303, undefined, page, false],
  ["/no-existe", 404, html, page, true],
  ["/share/no-existe.png", 404, html, page, true],
  ["/assets/site-OLDERONE.js", 404, html, page, true],
  ["/_next/static/no-existe.js", 404, "text/plain; charset=utf-8", never, false],
  ["/heroes/no-existe.avif", 404, html, picture, true],
  ["/no/existe/nada", 404, html, never, true],
  ["/%ff", 404, html, notFound, true],
  ["/share/inicio.png", 200, "image/png", page, false],
  [`/heroes/${offer}-640.avif`, 200, "image/avif", picture, false],
  ["/icon.svg", 200, "image/svg+xml", picture, false],
  ["/favicon.ico", 200, "image/x-icon", picture, false],
  ["/apple-icon.png", 200, "image/png", picture, false],
  ["/ofertas.json", 200, "application/json; charset=utf-8", page, true],
  ["/ofertas.schema.json", 200, "application/schema+json; charset=utf-8", page, true],
  ["/cambios.json", 200, "application/feed+json; charset=utf-8", page, true],
  ["/cambios.atom", 200, "application/atom+xml; charset=utf-8", page, true],
  ["/llms.txt", 200, "text/plain; charset=utf-8", page, true],
  [`/${offer}.md`, 200, "text/markdown; charset=utf-8", page, true],
  ["/sitemap.xml", 200, "application/xml", page, true],
  ["/manifest.webmanifest", 200, "application/manifest+json", page, false],
  ["/robots.txt", 200, "text/plain", page, false],
  ["/healthz", 200, "application/json", "no-store", false],
];

const headersOf = async (path: string) => {
  const { status, headers } = await ask(plain.url, path, {
    host: "planamigo.example",
    "accept-encoding": "gzip",
    "user-agent": BROWSER,
  });
  return [status, headers["content-type"], headers["cache-control"], headers["content-encoding"] === "gzip"];
};

for (const [path, ...expected] of responses)
  test(`${path}: how it is kept and sent`, async () => {
    expect(await headersOf(path)).toEqual(expected);
  });

test("the script: kept for good, and sent compressed", async () => {
  const { text } = await ask(plain.url, "/");
  const scripts = text.match(/\/assets\/[\w-]+\.js/g) ?? [];
  expect(scripts).toHaveLength(1);
  for (const script of scripts)
    expect(await headersOf(script)).toEqual([
      200,
      "text/javascript; charset=utf-8",
      "public, max-age=31536000, immutable",
      true,
    ]);
});
