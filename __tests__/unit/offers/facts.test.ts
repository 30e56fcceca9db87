import { longDate } from "@/lib/format/dates";
import { createCatalogue } from "@/lib/offers/catalogue";
import type { Offer } from "@/lib/offers/offer";
import * as files from "@/lib/offers/registry";
import { figuresOf, plain, textsOf } from "./texts";

const { all } = createCatalogue(files, { referralUrls: {}, offersPreview: [] });

const offer = (id: string) => {
  const found = all.find((one) => one.id === id);
  if (!found) throw new Error(`no offer ${id}`);
  return found;
};

test.each([
  { id: "trade-republic", weight: 1, category: "finanzas", risk: "investment", faq: 5 },
  { id: "paypal", weight: 2, category: "finanzas", risk: undefined, faq: 5 },
  { id: "binance", weight: 3, category: "crypto", risk: "crypto", faq: 6 },
  { id: "n26", weight: 4, category: "finanzas", risk: undefined, faq: 5 },
  { id: "indexa-capital", weight: 5, category: "finanzas", risk: "investment", faq: 6 },
  { id: "lowi", weight: 6, category: "telecom", risk: undefined, faq: 5 },
  { id: "revolut", weight: 7, category: "finanzas", risk: undefined, faq: 6 },
])("$id stands in the table of the specification", (row) => {
  const { id, weight, category, risk, landing } = offer(row.id);
  expect({ id, weight, category, risk, faq: landing.faq.length }).toEqual(row);
});

/** Every figure that an offer's words may hold: the specification's and those of facts.md. */
const figures: Record<string, string[]> = {
  "trade-republic": ["1 €", "10 €", "100 €", "100.000 €", "24-48 horas", "3 operaciones"],
  paypal: ["10 amigos", "10 €", "18 años", "2023", "30 días", "400", "5 €"],
  binance: ["10 %", "2025", "2026", "30"],
  n26: ["10 €", "100.000 €", "1563", "26"],
  "indexa-capital": ["0 %", "10.000 €", "15.000 €", "2.000 €", "60 €"],
  lowi: ["1", "2 días", "2022", "3 meses", "30 €", "4", "5", "90 €"],
  revolut: ["100.000 €", "1583", "30", "30 días", "30-90 días", "5 personas", "90 días"],
};

/** An offer without what every check renews: the day of its verification, the later part of its history. */
function lasting({ history, verifiedOn, ...rest }: Offer) {
  const said = JSON.stringify({ ...rest, history: history.slice(0, 1) });
  return JSON.parse(said.replaceAll(longDate(verifiedOn), "")) as unknown;
}

test.each(Object.entries(figures))("%s: no figure beyond the specification and the facts", (id, expected) => {
  expect(figuresOf(lasting(offer(id)))).toEqual(expected);
});

/** Where the constants of the specification are told. A place is a field and all beneath it. */
const told: [id: string, place: string, words: string][] = [
  ["trade-republic", "benefit", "10 € de regalo"],
  [
    "trade-republic",
    "requirements",
    "depósito inicial de 100 € y completa 3 operaciones de alrededor de 1 € cada una",
  ],
  ["trade-republic", "landing.hero.lead", "El regalo suele llegar en 24-48 horas."],
  ["trade-republic", "landing.heroB.tiles", "24-48 horas"],
  ["trade-republic", "protection", "Fondo de garantía de hasta 100.000 €"],
  ["trade-republic", "landing.faq.2", "Lo normal son 24-48 horas."],
  ["trade-republic", "history", "10 € de regalo con un depósito inicial de 100 € y 3 operaciones"],
  ["paypal", "benefit", "10 € de regalo"],
  ["paypal", "description", "10 € para ti y 10 € para quien te invita"],
  ["paypal", "requirements", "vincula una tarjeta o cuenta y compra por al menos 5 € en 30 días"],
  ["paypal", "landing.sections.0", "Más de 400 millones de usuarios activos"],
  ["paypal", "landing.finePrint", "Válido para nuevos clientes en España."],
  ["paypal", "landing.finePrint", "Compra mínima de 5 € en 30 días."],
  ["paypal", "callToAction", "Crear cuenta PayPal"],
  ["paypal", "landing.hero.badges", "Promoción activa"],
  ["binance", "benefit", "10 % de descuento en comisiones"],
  ["binance", "description", "de por vida"],
  ["binance", "requirements", "verifica tu identidad (KYC) y opera con normalidad. Sin depósito mínimo."],
  ["binance", "landing.hero.lead", "Desde agosto de 2025, el descuento no se aplica a los futuros."],
  ["binance", "protection", "prensa de junio de 2026"],
  ["n26", "benefit", "Cuenta sin comisiones y bono"],
  ["n26", "shortBenefit", "10 € con primera compra"],
  ["n26", "protection", "N26 Bank SE, Sucursal en España, con el número 1563 del Banco de España"],
  ["indexa-capital", "benefit", "Ahorra hasta 60 €: 0 % de comisión de gestión un año"],
  [
    "indexa-capital",
    "description",
    "durante un año sobre un máximo de 15.000 €. Sobre 10.000 €, el ahorro es de unos 60 €",
  ],
  ["indexa-capital", "requirements", "Inversión mínima recomendada: 2.000 €."],
  ["lowi", "benefit", "De 30 € a 90 € por traer tu línea y mantenerla 3 meses"],
  ["lowi", "landing.hero.box", "30 € - 90 €"],
  ["lowi", "landing.hero.box", "Regalo al portar"],
  ["lowi", "landing.hero.box", "Mantener línea 3 meses"],
  ["lowi", "landing.hero.badges", "Red Vodafone"],
  ["lowi", "landing.hero.badges", "4G y 5G"],
  ["lowi", "landing.faq.3", "permanencia de 3 meses, según la lista de tarifas de 2022"],
  ["lowi", "landing.faq.4", "1 o 2 días laborables"],
  ["lowi", "callToAction", "Ver tarifas Lowi"],
  ["revolut", "benefit", "Bono de invitación según la campaña"],
  ["revolut", "requirements", "normalmente de 30 a 90 días"],
  ["revolut", "landing.hero.box", "30-90 días"],
  ["revolut", "landing.faq.3", "5 personas como máximo"],
];

test.each(told)("%s, %s: «%s»", (id, place, words) => {
  const texts = textsOf(offer(id)).filter((text) => `${text.place}.`.startsWith(`${place}.`));
  expect(texts.map(({ text }) => plain(text)).join("\n")).toContain(words);
});

test.each([
  ["trade-republic", "2025-09", undefined, undefined],
  ["paypal", "2025-09-25", 30, "2025-01-01"],
  ["binance", "2025-09", undefined, undefined],
  ["n26", "2025-09", undefined, undefined],
  ["indexa-capital", "2025-09", undefined, undefined],
  ["lowi", "2025-09", 15, undefined],
  ["revolut", "2025-09", undefined, undefined],
])("%s: dates and duration; its history begins with the first verification", (id, first, minutes, from) => {
  expect([offer(id).minutes, offer(id).validFrom]).toEqual([minutes, from]);
  expect(offer(id).history[0]?.date).toBe(first);
  expect(offer(id).verifiedOn >= first).toBe(true);
});

test.each([
  ["trade-republic", ["comparison"], 3],
  ["paypal", ["reasons"], 3],
  ["binance", [], 4],
  ["n26", [], 3],
  ["indexa-capital", [], 3],
  ["lowi", ["reasons"], 3],
  ["revolut", ["official-link"], 3],
])("%s: what is peculiar to it, and its steps", (id, kinds, steps) => {
  expect(offer(id).landing.sections.map(({ kind }) => kind)).toEqual(kinds);
  expect(offer(id).landing.steps).toHaveLength(steps);
});

test("Trade Republic is compared with Indexa Capital, Binance, N26 and PayPal", () => {
  expect(offer("trade-republic").landing.sections).toContainEqual(
    expect.objectContaining({ offerIds: ["indexa-capital", "binance", "n26", "paypal"] }),
  );
});

test.each([
  ["trade-republic", { kind: "amount", euros: 10 }, [undefined], [100]],
  ["paypal", { kind: "amount", euros: 10 }, [5], []],
  ["binance", { kind: "share", euros: 10, per: 100 }, ["assumed"], []],
  ["n26", { kind: "amount", euros: 10 }, [undefined], []],
  [
    "indexa-capital",
    { kind: "share", euros: 60, per: 10_000, upTo: 15_000, most: { euros: 60 } },
    [],
    ["assumed"],
  ],
  ["lowi", { kind: "range", least: 30, most: 90 }, [undefined], []],
  ["revolut", { kind: "unknown" }, [undefined], []],
])("%s: what it gives, what it costs and what it holds", (id, gain, spend, blocked) => {
  const { value } = offer(id);
  expect(value.gain).toMatchObject(gain);
  expect(value.spend.map(({ euros }) => euros)).toEqual(spend);
  expect(value.blocked.map(({ euros }) => euros)).toEqual(blocked);
});

test("only Trade Republic is in an A/B test; Lowi glides", () => {
  expect(all.filter(({ landing }) => landing.heroB).map(({ id }) => id)).toEqual(["trade-republic"]);
  expect(offer("lowi").landing.glides).toBe(true);
});

test.each([
  ["trade-republic", [["regalo", "expected", { days: 2 }]], ["banco-de-espana", "cnmv", "consumo"]],
  ["paypal", [["primera-compra", "before", { days: 30 }]], ["banco-de-espana", "consumo"]],
  ["binance", [], ["cnmv", "consumo"]],
  ["n26", [], ["banco-de-espana", "consumo"]],
  ["indexa-capital", [["fin-de-la-promocion", "ends", { months: 12 }]], ["cnmv", "consumo"]],
  ["lowi", [["mantener-la-linea", "keep", { months: 3 }]], ["teleco", "consumo"]],
  [
    "revolut",
    [
      ["plazo-mas-corto", "before", { days: 30 }],
      ["plazo-mas-largo", "before", { days: 90 }],
    ],
    ["banco-de-espana", "consumo"],
  ],
])("%s: its deadlines, and who takes a complaint", (id, deadlines, complaints) => {
  const { items } = offer(id).deadlines;
  expect(items.map((item) => [item.id, item.kind, item.after])).toEqual(deadlines);
  expect(offer(id).complaints).toEqual(complaints);
});
