import * as files from "@/lib/offers/registry";
import { createCatalogue } from "@/lib/offers/catalogue";
import { catalogueWith, complaint, lowiWith, noSettings } from "./sample";

const { lowi, paypal, tradeRepublic } = files;
const ids = Object.values(files).map(({ id }) => id);

test("an id that is not the file's name", () => {
  expect(complaint(() => catalogueWith({ lowi: lowiWith("id", "lowi-movil") }))).toContain(
    '- lib/offers/lowi.ts · id\n    encontrado: "lowi-movil"\n    correcto: el nombre del fichero, «lowi»',
  );
});

test("an id with a figure after a hyphen, which no capital can tell", () => {
  const file = { ...lowi, id: "lowi-5g", weight: 9999 };
  expect(complaint(() => catalogueWith({ lowi5g: file }))).toBe("");
  expect(complaint(() => catalogueWith({ lowi5G: file }))).toContain("- lib/offers/lowi5-g.ts · id");
});

test.each([
  ["eligibility.conditions.1.said", "Envía un fax", `«${lowi.requirements}»`],
  ["requirements", `${lowi.requirements} Fax.`, "«Fax»"],
])("%s and the requirements, of which one says more than the other", (field, value, right) => {
  const told = complaint(() => catalogueWith({ lowi: lowiWith(field, value) }));
  const [, place, found, correct, ...more] = told.split("\n");
  expect(place?.replace(/ \(.+\)$/, "")).toBe(`- lib/offers/lowi.ts · ${field}`);
  expect(found).toContain(`    encontrado: ${JSON.stringify(value).slice(0, 120)}`);
  expect(correct).toContain(right);
  expect(more).toEqual([]);
});

test.each<[field: string, value: unknown, place: string, ordinal: string]>([
  ["landing.faq.2.answer", "", "landing.faq.2.answer", "3.º de faq"],
  ["history", [...Array<unknown>(10).fill(lowi.history[0]), ""], "history.10", "11.º de history"],
])("%s: a list's places are counted as people do", (field, value, place, ordinal) => {
  expect(complaint(() => catalogueWith({ lowi: lowiWith(field, value) }))).toContain(
    `- lib/offers/lowi.ts · ${place} (${ordinal})\n`,
  );
});

test("a registry without any line", () => {
  expect(complaint(() => createCatalogue({}, noSettings))).toContain(
    "- lib/offers/registry.ts\n    encontrado: nada\n    correcto: una línea por oferta",
  );
});

test("an id that another offer has", () => {
  const message = complaint(() => catalogueWith({ lowi: lowiWith("id", "paypal") }));
  expect(message).toContain("correcto: el nombre del fichero, «lowi»");
  expect(message).toContain(
    '· id\n    encontrado: "paypal"\n    correcto: un id que ninguna otra oferta use',
  );
});

test("a weight that another offer has", () => {
  const message = complaint(() => catalogueWith({ lowi: lowiWith("weight", paypal.weight) }));
  expect(message).toMatch(/lib\/offers\/(lowi|paypal)\.ts · weight\n {4}encontrado: \d+\n/);
  expect(message).toMatch(/correcto: un peso libre: ese es de «(paypal|lowi)»$/);
});

test("a second side for an offer that no A/B test shows", () => {
  const message = complaint(() =>
    catalogueWith({ lowi: lowiWith("landing.heroB", tradeRepublic.landing.heroB) }),
  );
  expect(message).toContain("- lib/offers/lowi.ts · landing.heroB\n");
  expect(message).toMatch(/correcto: nada: la prueba A\/B es la de «trade-republic»$/);
});

test("a comparison with an offer that does not exist", () => {
  const sections = [{ kind: "comparison", title: "Comparativa", offerIds: ["paypal", "bizum"] }];
  expect(complaint(() => catalogueWith({ lowi: lowiWith("landing.sections", sections) }))).toContain(
    '- lib/offers/lowi.ts · landing.sections.0.offerIds.1 (1.º de sections, 2.º de offerIds)\n    encontrado: "bizum"\n    correcto: una oferta que exista: ' +
      ids.join(", "),
  );
});

test.each([
  ["OFFERS_PREVIEW", { offersPreview: ["n26", "bizum"] }, "bizum"],
  ["NEXT_PUBLIC_REFERRAL_URL_MY_BANK", { referralUrls: { "my-bank": "https://x.es" } }, "my-bank"],
])("%s with an id that does not exist", (name, settings, id) => {
  expect(complaint(() => catalogueWith({}, settings))).toBe(
    `El catálogo de ofertas tiene errores:\n- ${name}\n    encontrado: "${id}"\n    correcto: un id que exista: ${ids.join(", ")}`,
  );
});

test("a file that holds no offer is named alone", () => {
  expect(complaint(() => catalogueWith({ lowi: [] }))).toContain(
    "- lib/offers/lowi.ts\n    encontrado: []\n    correcto: campos entre llaves: { … }",
  );
});

test("of a value of the wrong kind only the kind is told: its length says nothing", () => {
  const [, ...told] = complaint(() =>
    catalogueWith({ lowi: lowiWith("landing.steps", "Pide el enlace.") }),
  ).split("\n");
  expect(told).toEqual([
    "- lib/offers/lowi.ts · landing.steps",
    '    encontrado: "Pide el enlace."',
    "    correcto: una lista entre corchetes: [ … ]",
  ]);
});

test("of what was found, 120 signs are shown", () => {
  const found = (value: string) => {
    const message = complaint(() => catalogueWith({ lowi: lowiWith("color", value) }));
    return /encontrado: (.*)/.exec(message)?.[1];
  };
  expect(found("x".repeat(118))).toBe(`"${"x".repeat(118)}"`);
  expect(found("x".repeat(119))).toBe(`"${"x".repeat(119)}…`);
});

test("several mistakes are told at once, each once, and a file with one is not called unknown by others", () => {
  const wrong = {
    lowi: { ...lowi, color: "azul", sitio: 1, landing: { ...lowi.landing, web: 2 } },
    paypal: lowiWith("weight", -1),
  };
  const settings = { offersPreview: ["paypal", "bizum"] };
  const message = complaint(() => catalogueWith(wrong, settings));
  const places = message.match(/^- .+$/gm);
  expect(places).toEqual([
    "- lib/offers/lowi.ts · color",
    "- lib/offers/lowi.ts · landing.web",
    "- lib/offers/lowi.ts · sitio",
    "- lib/offers/paypal.ts · weight",
    "- OFFERS_PREVIEW",
  ]);
  expect(message).toContain(
    "web\n    encontrado: 2\n    correcto: un campo que exista: este sobra o está mal escrito",
  );
  expect(tradeRepublic.landing.sections).toContainEqual(
    expect.objectContaining({ offerIds: expect.arrayContaining(["paypal"]) }),
  );
});
