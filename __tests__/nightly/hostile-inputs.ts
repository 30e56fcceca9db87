import fc from "fast-check";
import { experimentPath, experiments, internalPathOf, VARIANT_PARAMETER } from "@/lib/config/experiment";
import { assumptionNames } from "@/lib/config/paths";
import { comparisonForm } from "@/lib/tools/comparison/comparison";
import { CONSENT_COOKIE } from "@/lib/privacy/consent";
import { trackingParameters } from "@/lib/privacy/tracking";
import { plain } from "../browser/fixtures";
import { HOST } from "../server";

/** A request, sent exactly as written: one byte per character. */
export interface Input {
  method?: string;
  target: string;
  host?: string;
  lines?: string[];
  body?: string;
  /** The whole request, instead of the above. */
  raw?: string;
}

/** A word that is on no page: an answer with it repeats the input. */
export const MARK = "zqmarkx7f3";

/** Pages and files whose answers never change: no date of today, no A/B test. */
export const pages = plain.addresses.filter((path) => !path.includes("?"));
export const files = ["/ofertas.json", "/sitemap.xml", "/robots.txt", "/share/inicio.png"];

const tested = experiments.map(experimentPath);

/** A generator: one of the words (separated by spaces), or one of the others. */
const pick = (words: string, ...more: string[]) =>
  fc.constantFrom(...words.trim().split(/\s+/), MARK, ...more);
const many = (part: fc.Arbitrary<string>, joint = "", maxLength = 6) =>
  fc.array(part, { minLength: 1, maxLength }).map((all) => all.join(joint));
const bytes = fc
  .array(fc.integer({ min: 0, max: 255 }), { maxLength: 400 })
  .map((all) => String.fromCharCode(...all));
const anywhere = fc.constantFrom(...pages, ...files, ...tested, "/plan/calculo", "/healthz", "/x");
const lines = (names: fc.Arbitrary<string>, values: fc.Arbitrary<string>) =>
  fc.array(
    fc.tuple(names, values).map((pair) => pair.join(": ")),
    { minLength: 1, maxLength: 5 },
  );

const BROKEN = String.raw`% %zz %00 %ff %c0%ae %E0%A4%A %u0041 %25 %2525 %5Bslug%5D [slug] %0d%0aX-Marca: <script> "' ; | { \ %7B`;
const UP = String.raw` .. %2e%2e %252e%252e ..; ..%00 ..%5c ..\ .... %c0%ae%c0%ae ..%2f / // %2f /./ etc/passwd package.json
  .env .next/BUILD_ID _next/data _next/image?url=//evil.example/x.png&w=64&q=75 assets share .md .rsc .php ~`;
const VALUES = `1 0 true null {} [] %00 % {"__proto__":{"x":1}} ["",{"children":["__PAGE__",{}]},null,null,true] /_error
  middleware:middleware:middleware:middleware:middleware http://127.0.0.1:1/ //evil.example x.vercel.app localhost:3000
  GET DELETE for=1;host=evil.example ../../etc/passwd NaN -1 1e309 9999999999999999999999 2026-02-30 9999-12-31 ١٢٣
  * W/"x" bytes=0-0 bytes=9- bytes=5-1 yesterday %0d%0aSet-Cookie:%20x=1 <script>alert(1)</script> javascript:alert(1) \${7*7} '+OR+1=1--`;
const NAMES = `RSC Next-Router-State-Tree Next-Router-Prefetch Next-Url Next-Action X-Middleware-Subrequest
  X-Middleware-Rewrite X-Middleware-Prefetch X-Middleware-Set-Cookie X-Nextjs-Data X-Nextjs-Cache X-Next-Cache-Tags
  X-Prerender-Revalidate X-Matched-Path X-Now-Route-Matches X-Invoke-Path X-Invoke-Status X-Invoke-Output
  Content-Security-Policy X-Forwarded-Host X-Forwarded-Proto X-Forwarded-For Forwarded X-Original-URL X-Rewrite-URL
  X-HTTP-Method-Override X-Real-IP Via Origin Referer Accept Accept-Language User-Agent Content-Type Purpose TE
  Authorization Cache-Control If-Match If-None-Match If-Modified-Since If-Unmodified-Since If-Range Range`;
const value = fc.oneof(
  pick(VALUES, "", "a".repeat(3000), "script-src 'nonce-abc'").map((text) =>
    Buffer.from(text).toString("latin1"),
  ),
  bytes.map((text) => text.replace(/[\r\n]/g, "")),
);
const query = (names: readonly string[]) =>
  many(
    fc
      .tuple(fc.constantFrom(...names, "_rsc", "nxtPslug", "__proto__", "slug[]", ""), value)
      .map(([name, value]) => `${name}=${value.replace(/[ #\0]/g, "+")}`),
    "&",
  );
type Fields = { [Name in keyof Input]-?: fc.Arbitrary<NonNullable<Input[Name]>> };
const ask = (fields: Partial<Fields>) =>
  fc.record({ target: anywhere, ...fields }) as unknown as fc.Arbitrary<Input>;
const asking = (paths: readonly string[], names: readonly string[]) =>
  fc.tuple(fc.constantFrom(...paths), query(names)).map(([path, text]) => ({ target: `${path}?${text}` }));
const raw = (text: fc.Arbitrary<string>) => ask({ raw: text.map((text) => `${text}\r\n\r\n`) });
const start = (line: string) => `${line}\r\nHost: ${HOST}\r\nConnection: close`;

/** Hostile inputs by kind, with the allowed statuses. 0: the connection is closed without an answer. */
export const kinds: Record<string, [input: fc.Arbitrary<Input>, statuses: number[], personal?: true]> = {
  paths: [ask({ target: many(pick(BROKEN + UP)).map((text) => `/${text}`) }), [200, 308, 400, 404, 431]],
  "parameters of a page": [
    asking([...pages, ...files, ...tested], [VARIANT_PARAMETER, "debug", ...trackingParameters]),
    [200, 400, 404, 431],
  ],
  questions: [
    asking(
      [
        ...pages.flatMap((path) => (/\/plazos$/.test(path) ? [`${path}/fechas`] : path)),
        comparisonForm.answerPath,
      ],
      [...assumptionNames, "alta", "dinero", "inicio", comparisonForm.parameter],
    ),
    [200, 303, 307, 400, 404, 431],
    true,
  ],
  headers: [
    ask({ method: fc.constantFrom("GET", "HEAD"), lines: lines(pick(NAMES), value) }),
    [200, 206, 304, 400, 404, 412, 416, 417, 431],
  ],
  hosts: [
    ask({
      target: fc.constantFrom(...pages, "/paypal/", ...experiments.map(internalPathOf)),
      host: pick(
        `LOCALHOST:99999 x.vercel.app 0 [::1] [ ${HOST}:abc ${HOST}/x evil.example# @evil.example .. %00 <script>`,
        "",
        "a b",
      ),
    }),
    [200, 308, 400, 404],
  ],
  cookies: [
    ask({
      lines: many(
        fc
          .tuple(
            pick(
              `${experiments.map(({ cookie }) => cookie).join(" ")} ${CONSENT_COOKIE} __prerender_bypass __next_preview_data __proto__`,
            ),
            value,
          )
          .map((pair) => pair.join("=")),
        "; ",
      ).map((text) => [`Cookie: ${text}`]),
    }),
    [200, 400, 404, 431],
  ],
  "methods and bodies": [
    ask({
      method: fc.constantFrom(..."POST PUT PATCH DELETE TRACE CONNECT PROPFIND PURGE QUERY get".split(" ")),
      lines: lines(fc.constantFrom("Next-Action", "Content-Type", "Origin"), value),
      body: fc.oneof(
        bytes,
        pick(`[] ["$K1"] {"then":"$1:__proto__:then","status":"resolved_model"} $ACTION_ID_x=`),
      ),
    }),
    [0, 400, 405, 413, 431],
  ],
  "malformed HTTP": [
    raw(
      fc.oneof(
        // An empty line would be no request yet.
        bytes.map((text) => `\x16${text}`),
        bytes.map((text) => start(`GET / HTTP/1.1\r\nX:${text}`)),
        fc.constantFrom(
          ...["PRI * HTTP/2.0", "GET / HTTP/1.1", "GET", start("GET / HTTP/9.9"), start("GET * HTTP/1.1")],
          start(`GET http://${MARK}.example/ HTTP/1.1`),
          start("POST / HTTP/1.1\r\nContent-Length: 3\r\nContent-Length: 5"),
          start(
            "POST / HTTP/1.1\r\nContent-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /x HTTP/1.1",
          ),
          start("GET / HTTP/1.1\r\nUpgrade: websocket\r\nConnection: Upgrade"),
        ),
      ),
    ),
    [0, 200, 308, 400, 404, 405, 408, 413, 431],
  ],
};
