import { experiment, type Variant } from "@/lib/config/experiment";
import { spaced } from "./expectations";
import { type Answer, ask, inParallel } from "./raw";
import { expect, test } from "./test";
import { GOOGLEBOT, variantIn } from "./variant";
import { plain } from "./worlds";

const PATH = experiment.path;
const get = (query = "", headers: Record<string, string> = {}) => ask(plain.url, PATH + query, headers);
const variantOf = ({ text }: Answer) => variantIn(text);
const cookieOf = ({ headers }: Answer) => headers["set-cookie"] ?? [];
const hero = (variant: Variant) => {
  const landing = plain.catalogue.find(experiment.slug)?.landing;
  return (variant === "b" ? landing?.heroB : landing?.hero)?.title ?? "?";
};

for (const variant of ["a", "b"] as const)
  test(`the first HTML of variant ${variant} is complete`, async () => {
    const answer = await get(`?v=${variant}`);
    expect(answer.status).toBe(200);
    expect(variantOf(answer)).toBe(variant);
    const text = spaced(answer.text);
    expect(text).toContain(hero(variant));
    expect(answer.text).toContain(`<link rel="canonical" href="${plain.site.url}${PATH}"`);
    expect(text).not.toMatch(/<[^>]+ aria-busy=/);
    expect(answer.text.match(/<h1/g)).toHaveLength(1);
    for (const { answer: words } of plain.catalogue.find(experiment.slug)?.landing.faq ?? [])
      expect(text).toContain(words);
    const [cookie = "", ...others] = cookieOf(answer);
    expect(others).toEqual([]);
    const [pair, ...attributes] = cookie.split(/; */);
    expect(pair).toBe(`ab_variant=${variant}`);
    const sorted = attributes.map((attribute) => attribute.toLowerCase()).sort();
    expect(sorted.filter((attribute) => !attribute.startsWith("expires="))).toEqual([
      `max-age=${180 * 24 * 60 * 60}`,
      "path=/",
      "samesite=lax",
    ]);
  });

test("over https the cookie is for https only", async () => {
  const [cookie] = cookieOf(await get("?v=b", { "x-forwarded-proto": "https" }));
  expect(cookie).toMatch(/; *secure/i);
});

test("the cookie decides from then on, and is not sent again", async () => {
  for (const variant of ["a", "b"] as const)
    for (let visit = 0; visit < 5; visit++) {
      const answer = await get("", { cookie: `x=1; ab_variant=${variant}; y=2` });
      expect(variantOf(answer)).toBe(variant);
      expect(cookieOf(answer)).toEqual([]);
    }
});

test("the parameter wins over the cookie, and is stored", async () => {
  const answer = await get("?v=b", { cookie: "ab_variant=a" });
  expect(variantOf(answer)).toBe("b");
  expect(cookieOf(answer)).toEqual([expect.stringMatching(/^ab_variant=b;/)]);
  expect(cookieOf(await get("?v=b", { cookie: "ab_variant=b" }))).toEqual([]);
});

const GARBAGE = ["", "A", "c", "ab", "aa", "null", "%00", "%E0%A4%A", "../b", "<b>", "b".repeat(4000)];

test("nothing but a and b counts as a variant", async () => {
  for (const value of GARBAGE) {
    const overridden = await get(`?v=${encodeURIComponent(value)}`, { cookie: "ab_variant=b" });
    expect(variantOf(overridden), `v=${value}`).toBe("b");
    expect(cookieOf(overridden)).toEqual([]);
    expect(variantOf(await get(`?v=${encodeURIComponent(value)}&v=b`, { cookie: "ab_variant=a" }))).toBe("a");
    const redrawn = await get("", { cookie: `ab_variant=${value}` });
    expect(redrawn.status).toBe(200);
    expect(["a", "b"]).toContain(variantOf(redrawn));
    expect(cookieOf(redrawn)).toEqual([expect.stringContaining(`ab_variant=${variantOf(redrawn)};`)]);
  }
});

const CRAWLERS = [
  GOOGLEBOT,
  "Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X) Chrome/141.0.0.0 Mobile Safari/537.36 (compatible; Googlebot/2.1)",
  "Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)",
  "DuckDuckBot/1.1; (+http://duckduckgo.com/duckduckbot.html)",
  "Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)",
  "Mozilla/5.0 (compatible; ClaudeBot/1.0; +claudebot@anthropic.com)",
  "Mozilla/5.0 (compatible; Claude-User/1.0; +Claude-User@anthropic.com)",
  "Mozilla/5.0 (compatible; GPTBot/1.2; +https://openai.com/gptbot)",
  "Mozilla/5.0 (compatible; OAI-SearchBot/1.0; +https://openai.com/searchbot)",
  "Mozilla/5.0 (compatible; ChatGPT-User/1.0; +https://openai.com/bot)",
  "Mozilla/5.0 (compatible; PerplexityBot/1.0; +https://perplexity.ai/perplexitybot)",
  "Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)",
  "facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)",
  "Twitterbot/1.0",
  "LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)",
  "WhatsApp/2.23.20.0",
  "TelegramBot (like TwitterBot)",
  "Applebot/0.1",
  "Mozilla/5.0 (Linux; Android 11) Chrome/119.0.0.0 Mobile Safari/537.36 Chrome-Lighthouse",
  "Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/141.0.0.0 Safari/537.36",
  "curl/8.5.0",
];

test("crawlers see a and get no cookie, whatever they bring", async () => {
  for (const agent of CRAWLERS)
    for (const [query, cookie] of [
      ["", ""],
      ["", "ab_variant=b"],
      ["?v=b", ""],
    ] as const) {
      const answer = await get(query, { "user-agent": agent, ...(cookie && { cookie }) });
      expect(variantOf(answer), agent).toBe("a");
      expect(cookieOf(answer), agent).toEqual([]);
    }
});

test("who refused to be measured sees a and gets no cookie", async () => {
  const cookie = `cc_cookie=${encodeURIComponent(JSON.stringify({ categories: ["necessary"] }))}`;
  for (let visit = 0; visit < 30; visit++) {
    const answer = await get("", { cookie });
    expect(variantOf(answer)).toBe("a");
    expect(cookieOf(answer)).toEqual([]);
  }
});

test("a thousand new visitors are parted half and half", async () => {
  const answers = await inParallel(Array.from({ length: 1000 }), () => get());
  for (const answer of answers) expect(cookieOf(answer)[0]).toMatch(`ab_variant=${variantOf(answer)};`);
  const inB = answers.filter((answer) => variantOf(answer) === "b").length;
  // 6.3 standard deviations to each side: a fair draw leaves them once in four thousand million runs.
  expect(inB).toBeGreaterThanOrEqual(400);
  expect(inB).toBeLessThanOrEqual(600);
});

const INTERNAL = ["/v", "/v/", "/v/b", "/v/a", "/v/c", "/v/b/", "/v/b?v=a&utm_source=x", "/v/b/x"];

for (const end of INTERNAL)
  for (const host of ["planamigo.example", "vista.vercel.app"])
    test(`${PATH}${end} at ${host} is no page of its own`, async () => {
      const query = end.includes("?") ? end.slice(end.indexOf("?")) : "";
      let path = PATH + end;
      // A slash at the end goes in a step of its own.
      for (let step = 0; step < 2 && path !== PATH + query; step++) {
        const { status, headers, text } = await ask(plain.url, path, { host });
        expect(status).toBe(308);
        expect(text).not.toContain("<h1");
        const target = new URL(headers.location ?? "", `http://${host}`);
        path = target.pathname + target.search;
      }
      expect(path).toBe(PATH + query);
    });
