import * as files from "@/lib/offers/registry";
import { catalogueWith } from "./sample";

const names = (offers: readonly { id: string }[]) => offers.map(({ id }) => id);

const catalogue = catalogueWith();
const disabled = names(catalogue.all.filter(({ enabled }) => !enabled));
const preview = catalogueWith({}, { offersPreview: disabled });

test("offers stand by ascending weight, whatever the registry's order", () => {
  const backwards = catalogueWith(Object.fromEntries(Object.entries(files).reverse()));
  for (const { all, enabled } of [catalogue, backwards]) {
    const weights = all.map(({ weight }) => weight);
    expect(weights).toEqual(weights.toSorted((one, other) => one - other));
    expect(all).toHaveLength(Object.keys(files).length);
    expect(enabled).toEqual(all.filter((offer) => offer.enabled));
  }
});

test("OFFERS_PREVIEW enables what it names, and nothing else", () => {
  const off = Object.fromEntries(
    Object.entries(files).map(([name, file]) => [name, { ...file, enabled: false }]),
  );
  expect(names(catalogueWith(off, { offersPreview: ["paypal"] }).enabled)).toEqual(["paypal"]);
  expect(names(catalogueWith(off).enabled)).toEqual([]);
});

test("OFFERS_PREVIEW enables disabled offers, each in its place", () => {
  expect(names(preview.enabled)).toEqual(names(preview.all));
  expect(preview.all.every(({ enabled }) => enabled)).toBe(true);
});

test("a star enables all of them, and what only a preview shows is a draft", () => {
  const every = catalogueWith({}, { offersPreview: ["*"] });
  expect(names(every.enabled)).toEqual(names(every.all));
  for (const { all } of [every, preview]) expect(names(all.filter(({ draft }) => draft))).toEqual(disabled);
  expect(names(catalogue.all.filter(({ draft }) => draft))).toEqual([]);
});

test.each(catalogue.all)("$id: found, existing and shown only when enabled", ({ id, enabled }) => {
  expect(catalogue.find(id)?.id).toBe(enabled ? id : undefined);
  expect(catalogue.exists(id)).toBe(enabled);
  expect(names(catalogue.enabled).includes(id)).toBe(enabled);
  expect(preview.exists(id)).toBe(true);
});

test.each(["", "bizum", "constructor", "__proto__", "PayPal", "/paypal"])("«%s» does not exist", (id) => {
  expect(catalogue.find(id)).toBeUndefined();
  expect(catalogue.exists(id)).toBe(false);
});

const always = () => true;

test.each(catalogue.all)("$id leads to the first two others that can be taken", ({ id }) => {
  const others = names(catalogue.enabled).filter((other) => other !== id);
  expect(names(catalogue.related(id, always))).toEqual(others.slice(0, 2));
  const [first] = others;
  expect(names(catalogue.related(id, (offer) => offer.id !== first))).toEqual(others.slice(1, 3));
  expect(catalogue.related(id, () => false)).toEqual([]);
});

test("related offers are as many as there are", () => {
  const off = Object.fromEntries(
    Object.entries(files).map(([name, file]) => [name, { ...file, enabled: name === "lowi" }]),
  );
  expect(catalogueWith(off).related("lowi", always)).toEqual([]);
  const paypal = { ...files.paypal, enabled: true };
  expect(names(catalogueWith({ ...off, paypal }).related("lowi", always))).toEqual(["paypal"]);
});

test("a short benefit and a source are the file's own, or else the benefit and the official address", () => {
  const file = { ...files.lowi, benefit: "Un regalo", shortBenefit: undefined, sourceUrl: undefined };
  expect(catalogueWith({ lowi: file }).all.find(({ id }) => id === "lowi")).toMatchObject({
    shortBenefit: "Un regalo",
    sourceUrl: files.lowi.officialUrl,
  });
  const own = { shortBenefit: "Regalo", sourceUrl: "https://www.lowi.es/plan" };
  expect(catalogueWith({ lowi: { ...file, ...own } }).all.find(({ id }) => id === "lowi")).toMatchObject(own);
});

test.each(catalogue.all)("$id: its page is /$id", ({ id, detailPath }) => {
  expect(detailPath).toBe(`/${id}`);
});

test("a referral link of the environment replaces the file's, and only that one", () => {
  const own = "https://ref.example/p?code=1#x";
  const { all } = catalogueWith({}, { referralUrls: { paypal: own } });
  for (const offer of all)
    expect(offer.referralUrl).toBe(
      offer.id === "paypal" ? own : catalogue.all.find(({ id }) => id === offer.id)?.referralUrl,
    );
});

test.each(catalogue.all)("$id: without a code, its link is the official address", (offer) => {
  expect(offer.referralUrl).toBe(offer.officialUrl);
});
