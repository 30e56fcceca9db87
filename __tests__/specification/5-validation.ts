// docs/demands.md, D5: validation rules. What a browser does with these values: D4 and D7.
import { isVariant } from "@/lib/config/experiment";
import { siteWarnings } from "@/lib/config/start-log";
import { readTracking } from "@/lib/privacy/tracking";
import { every, pages } from "../pages/site";

test("only a and b are accepted as A/B variant values", () => {
  expect(["a", "b", "c", "A", "ab", "", null, undefined, 0, ["a"]].filter(isVariant)).toEqual(["a", "b"]);
});

test("tracking parameters are copied only when non-empty, and only the nine known ones", () => {
  const names = [
    "utm_source",
    "utm_medium",
    "utm_campaign",
    "utm_term",
    "utm_content",
    "gclid",
    "msclkid",
    "fbclid",
  ];
  const given = Object.fromEntries([...names, "refsrc"].map((name) => [name, `${name} 1`]));
  expect(readTracking(`?${new URLSearchParams({ ...given, otro: "1" })}`)).toEqual(given);
  expect(readTracking("?utm_source=&gclid=&refsrc=&utm_medium=x")).toEqual({ utm_medium: "x" });
});

describe("at startup", () => {
  const offers = [{ id: "trade-republic", hasInvitation: true }];
  const complete = {
    NEXT_PUBLIC_REFERRAL_URL: "https://ref.es",
    NEXT_PUBLIC_BONUS_AMOUNT: "10",
    NEXT_PUBLIC_BRAND_NAME: "Trade Republic",
    NEXT_PUBLIC_OWNER_NAME: "Ana",
    NEXT_PUBLIC_OWNER_TAX_ID: "00000001R",
    NEXT_PUBLIC_OWNER_ADDRESS: "Mayor 1",
  };

  test("a complete configuration gives no warning", () => expect(siteWarnings(offers, complete)).toEqual([]));

  for (const [name, what] of [
    ["NEXT_PUBLIC_REFERRAL_URL", "referral URL"],
    ["NEXT_PUBLIC_BONUS_AMOUNT", "bonus amount"],
    ["NEXT_PUBLIC_BRAND_NAME", "brand name"],
  ] as const)
    test(`a warning is logged if the ${what} is missing`, () => {
      for (const missing of [undefined, "", " "])
        expect(siteWarnings(offers, { ...complete, [name]: missing })).toEqual([
          expect.stringMatching(new RegExp(`^Falta ${name}: `)),
        ]);
    });

  test("a warning is logged if analytics is enabled without an id, and only then", () => {
    const analytics = { ...complete, NEXT_PUBLIC_ENABLE_ANALYTICS: "true" };
    expect(siteWarnings(offers, analytics)).toEqual([
      expect.stringMatching(/falta NEXT_PUBLIC_ANALYTICS_ID/),
    ]);
    expect(siteWarnings(offers, { ...analytics, NEXT_PUBLIC_ANALYTICS_ID: "G-1" })).toEqual([]);
  });

  test("D5.3: one warning names every enabled offer without a code", () => {
    const plain = ["trade-republic", "paypal"].map((id) => ({ id, hasInvitation: false }));
    expect(siteWarnings(plain, { ...complete, NEXT_PUBLIC_REFERRAL_URL: "" })).toEqual([
      expect.stringMatching(/NEXT_PUBLIC_REFERRAL_URL, NEXT_PUBLIC_REFERRAL_URL_PAYPAL\.$/),
    ]);
  });
});

every(
  "D5.4: forms only ask for what is computed: none is sent elsewhere, or holds a visitor back",
  pages,
  ({ html }) => {
    // Not parsed: that takes longer than this check.
    for (const [form] of html.matchAll(/<form\b[^>]*>/g)) {
      expect(/ method="(\w+)"/.exec(form)?.[1] ?? "get").toMatch(/^(get|dialog)$/);
      expect(/ action="([^"]+)"/.exec(form)?.[1] ?? "/").toMatch(/^\//);
    }
    expect(html).not.toMatch(/<input\b[^>]* (pattern|minlength)=/);
  },
);
