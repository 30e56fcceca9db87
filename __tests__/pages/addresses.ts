import { experimentPath, experiments, internalPathOf } from "@/lib/config/experiment";
import { readFileSync } from "node:fs";
import { builds } from "../builds";
import type { Answer, Asking } from "../server";
import { ask } from "./crawl";
import { each, expectSecurity, full } from "./site";

/** Addresses that no page links, as typed by a visitor, a scanner or in a mistaken link, by expected status. */
const OTHERS = {
  200: `/healthz /glosario?x=%E0%A4%A /glosario?utm_source=%3Cscript%3Ealert(1)%3C/script%3E
    /comparar/elegir /comparar/elegir?oferta=__proto__&oferta=constructor`,
  308: `/glosario/ //glosario /legal/terminos/ /heroes\\..\\package.json ${experiments.map(internalPathOf).join(" ")}`,
  404: `/no-existe /diseno /PAYPAL /glosario/detalle /legal /legal/terminos/2 ${experiments.map((experiment) => `${experimentPath(experiment)}/w/b`).join(" ")}
    /%5Bslug%5D /[slug] /%E0%A4%A /% /%ff /a%00b /legal%2Fterminos /..%2f..%2fetc%2fpasswd
    /_global-error /_next/static/no.js /share/no.png /heroes/no-640.avif /assets/site-00000000.js /no.md /md /.env
    /bizum/valor /bizum/plazos/fechas?alta=2026-11-01 /__proto__/valor /%3Cscript%3Ealert(1)%3C/script%3E
    /index /index.rsc /paypal.rsc /trade-republic.rsc?v=b /answers/plan/calculo /answers/cambios.atom
    /files/markdown/paypal /${"a".repeat(2000)}`,
};

/** One hostile request of each kind, sent to the home page; the nightly tests send thousands. */
const HOSTILE: [kind: string, status: number, asking: Asking][] = [
  [
    "an offer of another protocol",
    200,
    { headers: { connection: "Upgrade, HTTP2-Settings", upgrade: "h2c" } },
  ],
  ["another method", 405, { method: "DELETE" }],
  ["the method TRACE", 405, { method: "TRACE" }],
  ["a server action", 405, { method: "POST", headers: { "next-action": "x".repeat(40) } }],
  [
    "malformed conditional headers",
    200,
    { headers: { range: "bytes=-,5-1", "if-match": "%", "if-unmodified-since": "?" } },
  ],
  ["headers of the framework's router", 200, { headers: { rsc: "1", "next-router-state-tree": "%7B" } }],
  [
    "headers of the framework's middleware",
    200,
    { headers: { "x-middleware-subrequest": "middleware:middleware" } },
  ],
  ["an overlong cookie", 200, { headers: { cookie: `ab_variant=${"b".repeat(6000)}; cc_cookie=%7B%7B` } }],
  ["an invalid host", 200, { headers: { host: "a b<script>alert" } }],
];

function expectHarmless(answer: Answer): void {
  expectSecurity(answer);
  expect(answer.text).not.toMatch(/at .*\.(js|ts|tsx):\d+|node_modules|\/tmp\/|Minified React|<script>alert/);
}

const others = Object.entries(OTHERS).flatMap(([status, list]) =>
  list
    .trim()
    .split(/\s+/)
    .map((address) => [Number(status), address] as const),
);

test.each(others)("status %d for %s, without a stack trace or server path", async (status, address) => {
  const answer = await ask("full", address);
  expect(answer.status).toBe(status);
  expectHarmless(answer);
  if (status > 200) expect(answer.headers["cache-control"]).toBe("no-store");
  if (status === 404 && !address.startsWith("/_next/"))
    expect(answer.text).toContain("Lo sentimos, la página que buscas no existe o ha sido movida.");
});

test.each(HOSTILE)("%s gets %d, and other visitors' pages stay the same", async (_kind, status, asking) => {
  const answer = await ask("full", "/", asking);
  expect(answer.status).toBe(status);
  expectHarmless(answer);
  expect((await ask("full", "/")).text).toBe(full.page("/")?.html);
});

test("a condition that anything meets turns no 404 into an answer that a cache may keep", async () => {
  for (const address of ["/no-existe", "/_next/x"]) {
    const { status, headers } = await ask("full", address, { headers: { "if-none-match": "*" } });
    expect([status, headers["cache-control"], headers.etag]).toEqual([404, "no-store", undefined]);
  }
});

/** Endless repeats, as hostile clients send them: of what joins the names in an address, and of what ends one. */
const LONG = ["/", "/comparar/-", "/share/-"].flatMap((start) =>
  ["vs-", "-vs-a", "a.", "a/", "a-"].map((part) => start + part.repeat(8000 / part.length)),
);

test("no pattern of the server's rules takes long for a long path", () => {
  const rules = readFileSync(`${builds.full.distDir}/routes-manifest.json`, "utf8");
  const patterns = new Set(
    [...rules.matchAll(/"regex": ?("(?:[^"\\]|\\.)*")/g)].map(([, text = ""]) => text),
  );
  expect(patterns.size).toBeGreaterThan(10);
  const slow = [...patterns].filter((text) => {
    const pattern = new RegExp(JSON.parse(text));
    const start = performance.now();
    for (const path of LONG) pattern.test(path);
    // A pattern with two ways to match takes many seconds.
    return performance.now() - start > 1000;
  });
  expect(slow).toEqual([]);
});

test("a request line with the full URL of another host gets status 400", async () => {
  expect((await ask("full", "http://otro.example/")).status).toBe(400);
});

test.each([
  ["/healthz", "no-store"],
  ["/assets/site-OLDERONE.js", "no-store"],
])("caches keep %s, which may change within seconds, briefly or not at all", async (address, caching) => {
  expect((await ask("default", address)).headers["cache-control"]).toBe(caching);
});

each("a calendar keeps working for whom subscribed to it, whatever happened to the offer", async (build) => {
  const dated = build.catalogue.all.filter(({ deadlines }) => deadlines.items.length > 0);
  for (const { id, deadlines } of dated)
    for (const path of [
      `/mis-plazos.ics?x=y&${id}=2019-02-28`,
      `/${id}/plazos/calendario.ics?alta=2019-02-28`,
    ]) {
      const { status, text } = await ask(build.name, path);
      expect([path, status, text.split("BEGIN:VEVENT").length - 1]).toEqual([
        path,
        200,
        deadlines.items.length + (deadlines.days ?? []).length,
      ]);
    }
  const gone = await ask(build.name, "/mis-plazos.ics?borrada=2026-11-01");
  expect([gone.status, gone.text]).toEqual([200, expect.stringContaining("SUMMARY:borrada")]);
});

test.each([
  "/mis-plazos.ics",
  "/mis-plazos.ics?paypal=ayer",
  "/paypal/plazos/calendario.ics?alta=2026-02-30",
])("the calendar address %s without any day is answered by a page that explains", async (address) => {
  const { status, headers, text } = await ask("full", address);
  expect([status, headers["x-robots-tag"]]).toEqual([400, "noindex"]);
  expect(headers["cache-control"]).toMatch(/private|no-store/);
  expect(headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(text).toMatch(/<h1>[^<]{10}/);
  // What was found is quoted.
  expect(text).toContain(address.split("?")[1] ?? "no lleva ningún dato");
});

test("offers chosen in any order lead from both addresses of the form to one comparison, with the link's campaign", async () => {
  const [first, second, third] = full.catalogue.enabled.map(({ id }) => id);
  for (const path of ["/comparar", "/comparar/elegir"]) {
    const asked = `${path}?oferta=${third}&oferta=${first}&oferta=${second}&utm_source=boletin`;
    const { status, headers } = await ask("full", asked);
    const location = `/comparar/${first}-vs-${second}-vs-${third}?utm_source=boletin`;
    expect([status, headers.location]).toEqual([307, location]);
  }
});

test("the picture of an impossible comparison is a 404, with the policy of a page alone", async () => {
  const [first] = full.catalogue.enabled.map(({ id }) => id);
  const answer = await ask("full", `/share/${first}-vs-${first}.png`);
  expect(answer.status).toBe(404);
  expectHarmless(answer);
  expect(String(answer.headers["content-security-policy"])).toContain("form-action 'self'");
});

test("an impossible comparison is 404; one in another order redirects to the published one, with the link's campaign", async () => {
  const [first, second] = full.catalogue.enabled.map(({ id }) => id);
  for (const slug of [`${first}-vs-${first}`, first, `${first}-vs-bizum`, "-vs-"])
    expect([slug, (await ask("full", `/comparar/${slug}`)).status]).toEqual([slug, 404]);
  for (const query of ["", "?utm_source=boletin&utm_campaign=50%25+m%C3%A1s&gclid=a%252Fb"]) {
    const { status, headers } = await ask("full", `/comparar/${second}-vs-${first}${query}`);
    expect([status, headers.location]).toEqual([308, `/comparar/${first}-vs-${second}${query}`]);
  }
});

// The full build has every offer, even if an editor disabled it.
const running = experiments.filter(({ slug }) => full.catalogue.find(slug)?.landing.heroB);

for (const experiment of running)
  describe(`the A/B test of ${experiment.slug}`, () => {
    const get = (query = "", headers = {}) => ask("full", experimentPath(experiment) + query, { headers });
    const internal = ["/v", "/v/b", "/v/b/x", "/v/b?v=a&x=1"];
    test.each(internal)("redirects from its internal path %s to the offer's page", async (end) => {
      const { location = "" } = (await get(end, { host: "vista.vercel.app" })).headers;
      const { pathname, search } = new URL(location, "http://vista.vercel.app");
      expect(pathname + search).toBe(experimentPath(experiment) + end.replace(/^[^?]*/, ""));
    });
  });
