/** @jest-environment node */
// docs/demands.md, D3: entities and their fields.
import { existsSync } from "node:fs";
import { catalogue } from "@/lib/catalogue";
import { experiments } from "@/lib/config/experiment";
import { servicesOf } from "@/lib/config/services";
import { readSite } from "@/lib/config/site";
import { hasCode } from "@/lib/catalogue/invitation-link";
import { allFields } from "@/lib/offers/field-info";
import { erasableRecords } from "@/lib/privacy/records";

/**
 * The table of the specification, in the words of each offer's first public history entry: editors change offers, and
 * never their history.
 */
const SEED: [id: string, category: string, published: RegExp[]][] = [
  ["trade-republic", "finanzas", [/10 €/, /depósito inicial de 100 €/, /3 operaciones de alrededor de 1 €/]],
  ["paypal", "finanzas", [/10 €/, /vincula/, /compra por al menos 5 € en 30 días/]],
  ["binance", "crypto", [/10 % de descuento en comisiones/, /KYC/, /opera con normalidad/]],
  ["n26", "finanzas", [/[Cc]uenta sin comisiones/, /operación mínima.*primera compra/]],
  ["indexa-capital", "finanzas", [/hasta 60 €/, /0 %.* un año/, /recomiendan al menos 2\.000 €/]],
  ["lowi", "telecom", [/30 € a 90 €/, /portabilidad/, /nueva/, /3 meses/]],
  ["revolut", "finanzas", [/invitación según la campaña/]],
];
/** An editor may have removed one. */
const seed = SEED.flatMap(([id, category, published]) => {
  const offer = catalogue.all.find((one) => one.id === id);
  return offer ? [{ id, offer, category, published }] : [];
});

describe("an offer", () => {
  test("has id, brand, benefit, description, requirements, referral URL, colour, flags, weight, category and title", () => {
    const fields = [
      "brand",
      "benefit",
      "description",
      "requirements",
      "referralUrl",
      "color",
      "enabled",
      "weight",
    ];
    const more = ["category", "seoTitle", "hasHeroImage"];
    expect(allFields().map(({ path }) => path[0])).toEqual(expect.arrayContaining([...fields, ...more]));
  });

  test("D3.5: is a file whose name is its id and, behind a stroke, its detail path: static, never fetched", () => {
    for (const { id, detailPath } of catalogue.all) {
      expect(existsSync(`content/offers/${id}.yaml`)).toBe(true);
      expect(detailPath).toBe(`/${id}`);
    }
  });

  for (const { id, offer, category, published } of seed) {
    test(`${id}: category ${category}; published with the specification's benefit and requirements`, () => {
      expect(offer.category).toBe(category);
      const { benefit = "", requirements = "" } = offer.history[0]?.facts ?? {};
      const promise = `${benefit}. ${requirements}`.replace(/\s/g, " ");
      for (const figure of published) expect(promise).toMatch(figure);
    });
  }

  // D3.2, which are enabled: what a disabled offer gets is in 4-states.tsx.

  test("D1.9: a placeholder link, as of Revolut and N26, is the provider's official address, without a code", () => {
    for (const offer of catalogue.all.filter(({ hasInvitation }) => !hasInvitation))
      expect([offer.referralUrl, hasCode(offer.referralUrl, offer)]).toEqual([offer.officialUrl, false]);
  });
});

test("the site's configuration: bonus, brand, analytics off without id, address, e-mail, DSN", () => {
  expect(readSite({})).toMatchObject({
    ...{ brand: "PlanAmigo", url: "http://localhost:3000", contactEmail: "contacto@planamigo.example" },
    // Empty: the amount, the name and the link of Trade Republic's file.
    ...{ bonusAmount: undefined, brandName: undefined, referralUrls: {} },
    ...{ analytics: { enabled: false, id: "" }, sentryDsn: "" },
  });
});

test("analytics is disabled by default, also with an id", () => {
  expect(servicesOf(readSite({ NEXT_PUBLIC_ANALYTICS_ID: "G-ABC1234567" }))).toEqual({});
});

test("a FAQ item has a question and an answer", () => {
  for (const { landing } of catalogue.all)
    for (const { question, answer } of landing.faq) {
      expect(question).toMatch(/^¿.{5,}\?$/);
      expect(answer).toMatch(/.{10,}\.$/);
    }
});

test("the browser-local records are the seven of the specification, and those of an A/B test that came later", () => {
  const later = experiments.filter(({ slug }) => slug !== "trade-republic");
  const added = later.flatMap(({ cookie, log }) => [cookie, log]);
  const own = erasableRecords.map(({ key }) => key).filter((key) => !added.includes(key));
  expect(own.sort()).toEqual([
    ...["ab_tracking_data", "ab_variant", "last_refsrc", "last_utm_source", "last_utm_timestamp"],
    ...["referral_clicks", "utm_data"],
  ]);
});
