import { assignVariant } from "@/lib/privacy/assignment";

const phone =
  "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36";

const visit = { override: null, remembered: undefined, userAgent: phone, mayKeep: true, dice: () => 0 };

const never = () => {
  throw new Error("the dice need not be thrown");
};

describe("the override wins, then the cookie, then the dice", () => {
  test.each([
    [
      { override: "a", remembered: "b" },
      { variant: "a", keep: true },
    ],
    [
      { override: "b", remembered: "a" },
      { variant: "b", keep: true },
    ],
    [
      { override: "b", remembered: "b" },
      { variant: "b", keep: false },
    ],
    [
      { override: "b", remembered: undefined },
      { variant: "b", keep: true },
    ],
    [
      { override: null, remembered: "a" },
      { variant: "a", keep: false },
    ],
    [
      { override: null, remembered: "b" },
      { variant: "b", keep: false },
    ],
    [
      { override: "c", remembered: "b" },
      { variant: "b", keep: false },
    ],
    [
      { override: "", remembered: "b" },
      { variant: "b", keep: false },
    ],
    [
      { override: "B", remembered: "a" },
      { variant: "a", keep: false },
    ],
  ])("%j: %j", (given, expected) => {
    expect(assignVariant({ ...visit, dice: never, ...given })).toEqual(expected);
  });

  test.each([
    [0, "a"],
    [0.499999, "a"],
    [0.5, "b"],
    [0.999999, "b"],
  ])("the dice show %d: %s", (thrown, variant) => {
    for (const remembered of [undefined, "", "c", "A", "<script>", "a".repeat(9000)])
      expect(assignVariant({ ...visit, remembered, dice: () => thrown })).toEqual({ variant, keep: true });
  });
});

describe("where nothing may be kept", () => {
  test.each([
    [{ override: null, remembered: undefined }, "a"],
    [{ override: null, remembered: "b" }, "a"],
    [{ override: "b", remembered: undefined }, "b"],
  ])("%j: %s, and nothing is", (given, variant) => {
    const result = assignVariant({ ...visit, mayKeep: false, dice: never, ...given });
    expect(result).toEqual({ variant, keep: false });
  });
});

test("a thousand visitors fall half and half", () => {
  // A small linear congruential generator: the same throws on every machine.
  let seed = 2025;
  const dice = () => {
    seed = (seed * 1664525 + 1013904223) % 2 ** 32;
    return seed / 2 ** 32;
  };
  const drawn = Array.from({ length: 1000 }, () => assignVariant({ ...visit, dice }).variant);
  const a = drawn.filter((variant) => variant === "a").length;
  expect(a).toBeGreaterThan(450);
  expect(a).toBeLessThan(550);
});

const crawlers = [
  "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  "Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  "AdsBot-Google (+http://www.google.com/adsbot.html)",
  "Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)",
  "DuckDuckBot/1.1; (+http://duckduckgo.com/duckduckbot.html)",
  "Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)",
  "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; ClaudeBot/1.0; +claudebot@anthropic.com)",
  "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)",
  "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; OAI-SearchBot/1.0; +https://openai.com/searchbot)",
  "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; PerplexityBot/1.0; +https://perplexity.ai/perplexitybot)",
  "Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)",
  "Mozilla/5.0 (compatible; SemrushBot/7~bl; +http://www.semrush.com/bot.html)",
  "CCBot/2.0 (https://commoncrawl.org/faq/)",
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Chrome-Lighthouse",
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0 Safari/537.36",
  "facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)",
  "WhatsApp/2.23.20.0 A",
  "TelegramBot (like TwitterBot)",
  "Twitterbot/1.0",
  "LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)",
  "Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)",
  "Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)",
  "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1 (Applebot/0.1; +http://www.apple.com/go/applebot)",
  "curl/8.5.0",
  "python-requests/2.31.0",
];

test.each(crawlers)("%s is a crawler: a, and no cookie", (userAgent) => {
  const given = { ...visit, userAgent, dice: never };
  expect(assignVariant({ ...given, override: "b", remembered: "b" })).toEqual({ variant: "a", keep: false });
  expect(assignVariant(given)).toEqual({ variant: "a", keep: false });
});

const people = [
  phone,
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
  "Mozilla/5.0 (Linux; Android 14; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36",
  "Mozilla/5.0 (Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0",
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0.0.0 Mobile/15E148 Safari/604.1",
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 390.0.0.28.85 (iPhone15,2; iOS 18_5; es_ES; es; scale=3.00; 1179x2556)",
  "Mozilla/5.0 (Linux; Android 14; CUBOT KINGKONG 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36",
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0",
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15",
];

test.each(people)("%s is a person", (userAgent) => {
  expect(assignVariant({ ...visit, userAgent, dice: () => 0.9 })).toEqual({ variant: "b", keep: true });
});
